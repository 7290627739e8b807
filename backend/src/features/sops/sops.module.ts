import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module.js';
import { ConsultantModule } from '../consultant/consultant.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { DraftRequests } from './draft-requests.service.js';
import { OfflineDrafter } from './drafting/offline-drafter.js';
import { ExportMaker } from './export/export-maker.js';
import { SopExportsController } from './export/sop-exports.controller.js';
import { SopExportsService } from './export/sop-exports.service.js';
import { GenerateSopHandler } from './generate-sop.handler.js';
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
    SopWriter,
    ModelUsageService,
    { provide: OfflineDrafter, useFactory: () => new OfflineDrafter() },
    SopExportsService,
    { provide: ExportMaker, useFactory: () => new ExportMaker() },
  ],
  exports: [SopDrafts],
})
export class SopsModule {}
