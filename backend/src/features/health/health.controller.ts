import { Controller, Get, Header, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../common/access/access.decorators.js';
import { MetricsGuard } from './metrics.guard.js';
import { MetricsService } from './metrics.service.js';
import { type Obstacle, ReadinessService } from './readiness.service.js';

/** For monitoring; not part of the product's API. */
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: ReadinessService,
    private readonly metrics: MetricsService,
  ) {}

  /** Liveness check. */
  @Get('health/live')
  @Public()
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness check, with the reasons if not ready. Responds within about two seconds. */
  @Get('health/ready')
  @Public()
  async ready(
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ status: 'ok' } | { status: 'unavailable'; obstacles: Obstacle[] }> {
    const obstacles = await this.readiness.findObstacles();
    if (obstacles.length === 0) return { status: 'ok' };
    void reply.status(503);
    return { status: 'unavailable', obstacles };
  }

  /** Figures for Prometheus. */
  @Get('metrics')
  @Public()
  @UseGuards(MetricsGuard)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  async getMetrics(): Promise<string> {
    return this.metrics.render();
  }
}
