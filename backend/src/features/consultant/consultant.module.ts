import { Module } from '@nestjs/common';
import { ClientsController } from './desk/clients.controller.js';
import { DeskEntriesService } from './desk/desk-entries.service.js';
import { EarningsController } from './desk/earnings.controller.js';
import { MeetingsController } from './desk/meetings.controller.js';
import { ProjectsController } from './desk/projects.controller.js';
import { ConsultantFiguresController } from './figures/consultant-figures.controller.js';
import { ConsultantFiguresQueries } from './figures/consultant-figures.queries.js';

@Module({
  controllers: [
    ConsultantFiguresController,
    ClientsController,
    ProjectsController,
    EarningsController,
    MeetingsController,
  ],
  providers: [ConsultantFiguresQueries, DeskEntriesService],
})
export class ConsultantModule {}
