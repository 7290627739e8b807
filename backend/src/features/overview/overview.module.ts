import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller.js';
import { OverviewQueries } from './overview.queries.js';
import { TeamActivityQueries } from './team-activity.queries.js';

@Module({ controllers: [OverviewController], providers: [OverviewQueries, TeamActivityQueries] })
export class OverviewModule {}
