import { Controller, Headers, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../../../common/access/access.decorators.js';
import { IpLimitsService } from '../../protocol/ip-limits.service.js';
import type { DemoSessionDto } from './demo-session.service.js';
import { DemoSessionService } from './demo-session.service.js';

/** Signs in the API explorer in demo mode. Returns 404 otherwise. */
@ApiExcludeController()
@Controller('demo-session')
export class DemoSessionController {
  constructor(
    private readonly sessions: DemoSessionService,
    private readonly limits: IpLimitsService,
  ) {}

  /** @throws the problems `not-found`, `too-many-requests` */
  @Post()
  @HttpCode(200)
  @Public()
  async beginDemoSession(
    @Headers('user-agent') userAgent: string | undefined,
    @Ip() ip: string,
  ): Promise<DemoSessionDto> {
    this.sessions.requireDemonstration();
    await this.limits.count('token', ip);
    return this.sessions.begin({ userAgent: userAgent ?? null, ip });
  }
}
