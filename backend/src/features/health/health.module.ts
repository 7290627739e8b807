import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { MetricsService } from './metrics.service.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  controllers: [HealthController],
  providers: [MetricsService, ReadinessService],
  exports: [MetricsService, ReadinessService],
})
export class HealthModule {}
