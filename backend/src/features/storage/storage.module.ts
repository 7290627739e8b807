import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImagesModule } from '../../platform/images/images.module.js';
import { ObjectStorageModule } from '../../platform/object-storage/object-storage.module.js';
import { PersonalDataModule } from '../personal-data/personal-data.module.js';
import { SignedAddressesService } from './access/signed-addresses.service.js';
import { StorageBucket } from './buckets/storage-bucket.entity.js';
import { StorageBucketsService } from './buckets/storage-buckets.service.js';
import { ObjectListsQueries } from './objects/object-lists.queries.js';
import { ObjectListsService } from './objects/object-lists.service.js';
import { StorageObjectsService } from './objects/storage-objects.service.js';
import { StoredObjectsQueries } from './objects/stored-objects.queries.js';
import { ProductFileSetsService } from './product-files/product-file-sets.service.js';
import { ProductFilesService } from './product-files/product-files.service.js';
import { BucketRoutesService } from './protocol/bucket-routes.service.js';
import { FileAnswersService } from './protocol/file-answers.service.js';
import { ListRoutesService } from './protocol/list-routes.service.js';
import { ObjectRoutesService } from './protocol/object-routes.service.js';
import { SignedRoutesService } from './protocol/signed-routes.service.js';
import { StorageCeilingsService, StorageRoutesService } from './protocol/storage-routes.service.js';
import { StoragePersonalData } from './storage.personal-data.js';
import { BlobCollectorService } from './uploads/blob-collector.service.js';
import { BlobGarbageQueries } from './uploads/blob-garbage.queries.js';
import { StorageRoomService } from './uploads/storage-room.service.js';
import { StorageUploadsQueries } from './uploads/storage-uploads.queries.js';
import { StorageUploadsService } from './uploads/storage-uploads.service.js';
import { UploadRecordsService } from './uploads/upload-records.service.js';
import { UploadedPicturesService } from './uploads/uploaded-pictures.service.js';

/** Files of people and programs, by the protocol of Supabase's storage client. */
@Module({
  imports: [TypeOrmModule.forFeature([StorageBucket]), ImagesModule, ObjectStorageModule, PersonalDataModule],
  providers: [
    BlobCollectorService,
    BlobGarbageQueries,
    BucketRoutesService,
    FileAnswersService,
    ListRoutesService,
    ObjectListsQueries,
    ObjectListsService,
    ObjectRoutesService,
    SignedAddressesService,
    SignedRoutesService,
    StorageBucketsService,
    StorageCeilingsService,
    StorageObjectsService,
    StoragePersonalData,
    StorageRoomService,
    StorageRoutesService,
    StorageUploadsQueries,
    StorageUploadsService,
    StoredObjectsQueries,
    UploadedPicturesService,
    UploadRecordsService,
    ProductFilesService,
    ProductFileSetsService,
  ],
  exports: [ProductFilesService, ProductFileSetsService],
})
export class StorageModule {}
