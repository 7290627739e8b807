import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RateLimiters } from '../../platform/rate-limits/rate-limiters.service.js';
import { ActivityModule } from '../activity/activity.module.js';
import { ConsultantModule } from '../consultant/consultant.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { DraftRequests } from './draft-requests.service.js';
import { OfflineDrafter } from './drafting/offline-drafter.js';
import { EXPORT_LIMIT, ExportMaker } from './export/export-maker.js';
import { SopExportsController } from './export/sop-exports.controller.js';
import { SopExportsService } from './export/sop-exports.service.js';
import { GenerateSopHandler } from './generate-sop.handler.js';
import { OrphanedRunsService } from './orphaned-runs.service.js';
import { SharedSopQueries } from './shared-sop.queries.js';
import { SharedSopsController } from './shared-sops.controller.js';
import { Sop } from './sop.entity.js';
import { SopQueries } from './sop.queries.js';
import { SopBatchesController } from './sop-batches.controller.js';
import { SopBatchesService } from './sop-batches.service.js';
import { SopCreationService } from './sop-creation.service.js';
import { SopDrafts } from './sop-drafts.service.js';
import { SopGeneration } from './sop-generation.entity.js';
import { SopGenerationsController } from './sop-generations.controller.js';
import { SopGenerationsService } from './sop-generations.service.js';
import { SopLabelsController } from './sop-labels.controller.js';
import { SopSearchController } from './sop-search.controller.js';
import { SopSearchQueries } from './sop-search.queries.js';
import { SopsController } from './sops.controller.js';
import { SopsService } from './sops.service.js';
import { DeletedSopQueries } from './trash/deleted-sop.queries.js';
import { DeletedSopsController } from './trash/deleted-sops.controller.js';
import { SopPurgeService } from './trash/sop-purge.service.js';
import { SopVersionQueries } from './versions/sop-version.queries.js';
import { SopVersionReadingsService } from './versions/sop-version-readings.service.js';
import { SopVersionsController } from './versions/sop-versions.controller.js';
import { SopVersionsService } from './versions/sop-versions.service.js';
import { VersionCutsService } from './versions/version-cuts.service.js';
import { VersionExportsController } from './versions/version-exports.controller.js';
import { ModelUsageService } from './writing/model-usage.service.js';
import { SopWriter } from './writing/sop-writer.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Sop, SopGeneration]), ActivityModule, ConsultantModule, SubscriptionsModule],
  controllers: [
    SopsController,
    SopGenerationsController,
    SopLabelsController,
    SopSearchController,
    SopBatchesController,
    SopExportsController,
    SopVersionsController,
    VersionExportsController,
    DeletedSopsController,
    SharedSopsController,
  ],
  providers: [
    SopCreationService,
    SopsService,
    SopBatchesService,
    SopQueries,
    SopSearchQueries,
    SharedSopQueries,
    SopGenerationsService,
    SopDrafts,
    DraftRequests,
    GenerateSopHandler,
    OrphanedRunsService,
    SopWriter,
    ModelUsageService,
    { provide: OfflineDrafter, useFactory: () => new OfflineDrafter() },
    VersionCutsService,
    SopVersionsService,
    SopVersionQueries,
    SopVersionReadingsService,
    DeletedSopQueries,
    SopPurgeService,
    SopExportsService,
    {
      provide: ExportMaker,
      inject: [RateLimiters],
      useFactory: (limiters: RateLimiters) => new ExportMaker({ limit: limiters.of(EXPORT_LIMIT) }),
    },
  ],
  exports: [SopDrafts],
})
export class SopsModule {}
