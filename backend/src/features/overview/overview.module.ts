import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { OverviewController } from './overview.controller.js';
import { OverviewPersonalData } from './overview.personal-data.js';
import { OverviewQueries } from './overview.queries.js';
import { ReadingQueries } from './reading.queries.js';
import { ReadingService } from './reading.service.js';
import { TeamActivityQueries } from './team-activity.queries.js';
import { UsageDetailsQueries } from './usage-details.queries.js';

@Module({
  imports: [PersonalDataModule],
  controllers: [OverviewController],
  providers: [
    OverviewPersonalData,
    OverviewQueries,
    ReadingQueries,
    ReadingService,
    TeamActivityQueries,
    UsageDetailsQueries,
  ],
})
export class OverviewModule {}
