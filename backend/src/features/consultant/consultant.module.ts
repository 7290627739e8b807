import { Module } from '@nestjs/common';
import { ClientsController } from './desk/clients.controller.js';
import { DeskEntriesService } from './desk/desk-entries.service.js';
import { EarningsController } from './desk/earnings.controller.js';
import { MeetingsController } from './desk/meetings.controller.js';
import { ProjectsController } from './desk/projects.controller.js';

@Module({
  controllers: [ClientsController, ProjectsController, EarningsController, MeetingsController],
  providers: [DeskEntriesService],
})
export class ConsultantModule {}
