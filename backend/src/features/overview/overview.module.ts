import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller.js';
import { OverviewQueries } from './overview.queries.js';

@Module({ controllers: [OverviewController], providers: [OverviewQueries] })
export class OverviewModule {}
