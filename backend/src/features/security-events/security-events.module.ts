import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SecurityEventsController } from './security-events.controller.js';
import { SecurityEventsPersonalData } from './security-events.personal-data.js';
import { SecurityEventsQueries } from './security-events.queries.js';
import { SecurityEventsLogService } from './security-events-log.service.js';
import { SecurityEventsPruningService } from './security-events-pruning.service.js';
import { SecurityEventsRecorderService, StrangersEventLimitService } from './security-events-recorder.service.js';
import { SecurityEventsReportService } from './security-events-report.service.js';
import { SecurityNoticesService } from './security-notices.service.js';

/** Security events: recorded, mailed to the owner, and readable by owner and operator (ADR 0029). */
@Module({
  imports: [PersonalDataModule],
  controllers: [SecurityEventsController],
  providers: [
    SecurityEventsPersonalData,
    SecurityEventsLogService,
    SecurityEventsPruningService,
    SecurityEventsQueries,
    SecurityEventsRecorderService,
    SecurityEventsReportService,
    SecurityNoticesService,
    StrangersEventLimitService,
  ],
  exports: [SecurityEventsRecorderService],
})
export class SecurityEventsModule {}
