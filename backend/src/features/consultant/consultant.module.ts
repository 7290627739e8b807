import { Module } from '@nestjs/common';
import { ImagesModule } from '../../platform/images/images.module.js';
import { BrandingController } from './branding/branding.controller.js';
import { BrandingService } from './branding/branding.service.js';
import { DocumentBrands } from './branding/document-brands.service.js';
import { LogosService } from './branding/logos.service.js';
import { CalendarService } from './calendar/calendar.service.js';
import { CalendarAddressController } from './calendar/calendar-address.controller.js';
import { CalendarFeedController } from './calendar/calendar-feed.controller.js';
import { ClientsController } from './desk/clients.controller.js';
import { DeskEntriesService } from './desk/desk-entries.service.js';
import { EarningsController } from './desk/earnings.controller.js';
import { MeetingsController } from './desk/meetings.controller.js';
import { ProjectsController } from './desk/projects.controller.js';
import { ConsultantFiguresController } from './figures/consultant-figures.controller.js';
import { ConsultantFiguresQueries } from './figures/consultant-figures.queries.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { LedgerQueries } from './ledger/ledger.queries.js';

@Module({
  imports: [ImagesModule],
  controllers: [
    ConsultantFiguresController,
    ClientsController,
    ProjectsController,
    LedgerController,
    EarningsController,
    MeetingsController,
    CalendarAddressController,
    CalendarFeedController,
    BrandingController,
  ],
  providers: [
    ConsultantFiguresQueries,
    DeskEntriesService,
    LedgerQueries,
    CalendarService,
    BrandingService,
    LogosService,
    DocumentBrands,
  ],
  exports: [DocumentBrands],
})
export class ConsultantModule {}
