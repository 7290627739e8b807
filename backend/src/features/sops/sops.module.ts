import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesModule } from '../../platform/images/images.module.js';
import { RateLimitersService } from '../../platform/rate-limits/rate-limiters.service.js';
import { ActivityModule } from '../activity/activity.module.js';
import { ConsultantModule } from '../consultant/consultant.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { StorageModule } from '../storage/storage.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { ReadArchiveHandler, WriteArchiveHandler } from './archives/archive.handlers.js';
import { ArchiveQueries } from './archives/archive.queries.js';
import { ArchiveAttemptsService } from './archives/archive-attempts.service.js';
import { ArchiveContentsService } from './archives/archive-contents.service.js';
import { ArchiveDocumentsService } from './archives/archive-documents.service.js';
import { ArchiveIntakeService, ArchiveLimitService, ArchiveOrdersService } from './archives/archive-intake.service.js';
import { ArchivePartQueries } from './archives/archive-part.queries.js';
import { ArchiveWriterService } from './archives/archive-writer.service.js';
import { ArchivedFilesService } from './archives/archived-files.service.js';
import { ArchivedFoldersService, ArchivedSopsService } from './archives/archived-sops.service.js';
import { ArchiveFilesController, ArchivesController } from './archives/archives.controller.js';
import { ArchiveAddressesService, ArchivesService } from './archives/archives.service.js';
import { AttachedPicturesService } from './attachments/attached-pictures.service.js';
import { AttachmentQueries } from './attachments/attachment.queries.js';
import { AttachmentCollectorService } from './attachments/attachment-collector.service.js';
import { AttachmentAddressesService, AttachmentFilesService } from './attachments/attachment-files.service.js';
import { AttachmentIntakeService } from './attachments/attachment-intake.service.js';
import { AttachmentFilesController, SopAttachmentsController } from './attachments/attachments.controller.js';
import { AttachmentsService } from './attachments/attachments.service.js';
import { ExportPicturesService } from './attachments/export-pictures.service.js';
import { EXPORT_LIMIT, ExportMaker } from './exports/export-maker.js';
import { SopExportsController, VersionExportsController } from './exports/exports.controller.js';
import { SopExportsService } from './exports/sop-exports.service.js';
import { FolderQueries } from './filing/folder.queries.js';
import { FoldersController } from './filing/folders.controller.js';
import { FoldersService } from './filing/folders.service.js';
import { SopFilingQueries } from './filing/sop-filing.queries.js';
import { SopFolder } from './filing/sop-folder.entity.js';
import { SopTagsController } from './filing/sop-tags.controller.js';
import { GenerateSopHandler } from './generations/generate-sop.handler.js';
import { GenerationQueries } from './generations/generation.queries.js';
import { GenerationQueueService } from './generations/generation-queue.service.js';
import { OrphanedRunsService } from './generations/orphaned-runs.service.js';
import { SopGeneration } from './generations/sop-generation.entity.js';
import { SopGenerationsController } from './generations/sop-generations.controller.js';
import { SopGenerationsService } from './generations/sop-generations.service.js';
import { DocumentReader } from './imports/document-reader.js';
import { ImportQueries } from './imports/import.queries.js';
import { ImportIntakeService, ImportOriginalsService } from './imports/import-intake.service.js';
import { ImportPicturesService } from './imports/import-pictures.service.js';
import { ImportSopHandler } from './imports/import-sop.handler.js';
import { ImportWriterService } from './imports/import-writer.service.js';
import { SopImportsController } from './imports/sop-imports.controller.js';
import { SopImportsService } from './imports/sop-imports.service.js';
import { SopLabelsController } from './labels/sop-labels.controller.js';
import { OwnTemplateQueries } from './own-templates/own-template.queries.js';
import { OwnTemplatesController } from './own-templates/own-templates.controller.js';
import { OwnTemplatesService } from './own-templates/own-templates.service.js';
import { DraftPreviewer, PREVIEW_LIMIT } from './previews/draft-previewer.js';
import { DraftPreviewsController } from './previews/draft-previews.controller.js';
import { FoundSopsService } from './search/found-sops.service.js';
import { SharedSopSearchQueries } from './search/shared-sop-search.queries.js';
import { SopListQueries } from './search/sop-list.queries.js';
import { FoundSopsController, SopSearchController } from './search/sop-search.controller.js';
import { FoundTextQueries, SopSearchQueries } from './search/sop-search.queries.js';
import { SharedSopQueries } from './shared/shared-sop.queries.js';
import { SharedSopsController } from './shared/shared-sops.controller.js';
import { Sop } from './sops/sop.entity.js';
import { SopQueries } from './sops/sop.queries.js';
import { SopBatchesController } from './sops/sop-batches.controller.js';
import { SopBatchesService } from './sops/sop-batches.service.js';
import { SopCountFoldingService } from './sops/sop-count-folding.service.js';
import { SopCreationService } from './sops/sop-creation.service.js';
import { SopsService } from './sops/sops.service.js';
import { TemplateSopsService } from './sops/template-sops.service.js';
import { SopsController } from './sops.controller.js';
import { SopDraftsService, SopsPersonalData } from './sops.personal-data.js';
import { DeletedSopQueries } from './trash/deleted-sop.queries.js';
import { DeletedSopsController } from './trash/deleted-sops.controller.js';
import { SopPurgeService } from './trash/sop-purge.service.js';
import { SopVersion } from './versions/sop-version.entity.js';
import { SopVersionQueries } from './versions/sop-version.queries.js';
import { SopVersionReadingsService } from './versions/sop-version-readings.service.js';
import { SopVersionsController } from './versions/sop-versions.controller.js';
import { SopVersionsService } from './versions/sop-versions.service.js';
import { VersionCutsService } from './versions/version-cuts.service.js';
import { ModelUsage } from './writing/model-usage.entity.js';
import { ModelUsageService } from './writing/model-usage.service.js';
import { OfflineDrafter } from './writing/offline-drafter.js';
import { SopWriterService } from './writing/sop-writer.service.js';

@Module({
  imports: [
    PersonalDataModule,
    TypeOrmModule.forFeature([Sop, SopFolder, SopGeneration, SopVersion, ModelUsage]),
    ActivityModule,
    ConsultantModule,
    SubscriptionsModule,
    StorageModule,
    ImagesModule,
  ],
  controllers: [
    SopsController,
    SopGenerationsController,
    SopLabelsController,
    SopSearchController,
    SopTagsController,
    FoldersController,
    FoundSopsController,
    SopBatchesController,
    SopExportsController,
    SopVersionsController,
    VersionExportsController,
    DeletedSopsController,
    SharedSopsController,
    DraftPreviewsController,
    SopImportsController,
    SopAttachmentsController,
    AttachmentFilesController,
    ArchivesController,
    ArchiveFilesController,
    OwnTemplatesController,
  ],
  providers: [
    SopsPersonalData,
    SopCountFoldingService,
    SopCreationService,
    SopsService,
    SopBatchesService,
    SopQueries,
    SopListQueries,
    SopFilingQueries,
    FolderQueries,
    FoldersService,
    SopSearchQueries,
    SharedSopQueries,
    SharedSopSearchQueries,
    FoundSopsService,
    FoundTextQueries,
    GenerationQueries,
    SopGenerationsService,
    SopDraftsService,
    GenerationQueueService,
    TemplateSopsService,
    OwnTemplateQueries,
    OwnTemplatesService,
    GenerateSopHandler,
    OrphanedRunsService,
    SopWriterService,
    ModelUsageService,
    { provide: OfflineDrafter, useFactory: () => new OfflineDrafter() },
    {
      provide: DraftPreviewer,
      inject: [RateLimitersService],
      useFactory: (limiters: RateLimitersService) => new DraftPreviewer({ limit: limiters.byClientIp(PREVIEW_LIMIT) }),
    },
    { provide: DocumentReader, useFactory: () => new DocumentReader() },
    ImportQueries,
    ImportIntakeService,
    ImportOriginalsService,
    ImportPicturesService,
    ImportWriterService,
    SopImportsService,
    ImportSopHandler,
    AttachmentQueries,
    AttachmentAddressesService,
    AttachedPicturesService,
    AttachmentIntakeService,
    AttachmentsService,
    AttachmentFilesService,
    AttachmentCollectorService,
    ExportPicturesService,
    ArchiveQueries,
    ArchiveAddressesService,
    ArchivesService,
    ArchiveOrdersService,
    ArchiveAttemptsService,
    ArchiveDocumentsService,
    ArchiveWriterService,
    WriteArchiveHandler,
    ArchivePartQueries,
    ArchiveLimitService,
    ArchiveIntakeService,
    ArchiveContentsService,
    ArchivedFilesService,
    ArchivedFoldersService,
    ArchivedSopsService,
    ReadArchiveHandler,
    VersionCutsService,
    SopVersionsService,
    SopVersionQueries,
    SopVersionReadingsService,
    DeletedSopQueries,
    SopPurgeService,
    SopExportsService,
    {
      provide: ExportMaker,
      inject: [RateLimitersService],
      useFactory: (limiters: RateLimitersService) => new ExportMaker({ limit: limiters.of(EXPORT_LIMIT) }),
    },
  ],
})
export class SopsModule {}
