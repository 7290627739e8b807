import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesModule } from '../../platform/images/images.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { BrandingController } from './branding/branding.controller.js';
import { BrandingQueries } from './branding/branding.queries.js';
import { BrandingService, LogosService } from './branding/branding.service.js';
import { DocumentBrandsService } from './branding/document-brands.service.js';
import { CalendarAddressController, CalendarFeedController } from './calendar/calendar.controller.js';
import { CalendarQueries } from './calendar/calendar.queries.js';
import { CalendarService } from './calendar/calendar.service.js';
import { CalendarAddress } from './calendar/calendar-address.entity.js';
import { Client } from './clients/client.entity.js';
import { ClientQueries } from './clients/client.queries.js';
import { ClientsController } from './clients/clients.controller.js';
import { ClientsService } from './clients/clients.service.js';
import { ConsultantPersonalData } from './consultant.personal-data.js';
import { Earning } from './earnings/earning.entity.js';
import { EarningQueries } from './earnings/earning.queries.js';
import { EarningsController, EarningsExportController } from './earnings/earnings.controller.js';
import { EarningsExportService, EarningsService } from './earnings/earnings.service.js';
import { Meeting } from './meetings/meeting.entity.js';
import { MeetingQueries } from './meetings/meeting.queries.js';
import { MeetingsController } from './meetings/meetings.controller.js';
import { MeetingsService } from './meetings/meetings.service.js';
import { ConsultantMetricsController } from './metrics/consultant-metrics.controller.js';
import { ConsultantMetricsQueries } from './metrics/consultant-metrics.queries.js';
import { Project } from './projects/project.entity.js';
import { ProjectQueries } from './projects/project.queries.js';
import { ProjectsController } from './projects/projects.controller.js';
import { ProjectsService } from './projects/projects.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Client, Project, Earning, Meeting, CalendarAddress]),
    ImagesModule,
    PersonalDataModule,
  ],
  controllers: [
    ConsultantMetricsController,
    ClientsController,
    ProjectsController,
    // Its fixed path comes before the paths with an id.
    EarningsExportController,
    EarningsController,
    MeetingsController,
    CalendarAddressController,
    CalendarFeedController,
    BrandingController,
  ],
  providers: [
    ConsultantMetricsQueries,
    ConsultantPersonalData,
    ClientQueries,
    ClientsService,
    ProjectQueries,
    ProjectsService,
    EarningQueries,
    EarningsService,
    EarningsExportService,
    MeetingQueries,
    MeetingsService,
    CalendarQueries,
    CalendarService,
    BrandingQueries,
    BrandingService,
    LogosService,
    DocumentBrandsService,
  ],
  exports: [DocumentBrandsService],
})
export class ConsultantModule {}
