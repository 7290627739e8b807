import { Module } from '@nestjs/common';
import { ObjectStorageModule } from '../../platform/object-storage/object-storage.module.js';
import { HealthController } from './health.controller.js';
import { MetricsService } from './metrics.service.js';
import { ReadinessService } from './readiness.service.js';

@Module({
  imports: [ObjectStorageModule],
  controllers: [HealthController],
  providers: [MetricsService, ReadinessService],
  exports: [MetricsService, ReadinessService],
})
export class HealthModule {}
