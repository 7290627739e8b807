import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { ActivityController } from './activity.controller.js';
import { Activity } from './activity.entity.js';
import { ActivityPersonalData } from './activity.personal-data.js';
import { ActivityQueries } from './activity.queries.js';
import { ActivityRecorder } from './activity-recorder.js';

@Module({
  imports: [PersonalDataModule, TypeOrmModule.forFeature([Activity])],
  controllers: [ActivityController],
  providers: [ActivityPersonalData, ActivityQueries, ActivityRecorder],
  exports: [ActivityRecorder],
})
export class ActivityModule {}
