import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityController } from './activity.controller.js';
import { Activity } from './activity.entity.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityRecorder } from './activity-recorder.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Activity])],
  controllers: [ActivityController],
  providers: [ActivityQueries, ActivityRecorder],
  exports: [ActivityRecorder],
})
export class ActivityModule {}
