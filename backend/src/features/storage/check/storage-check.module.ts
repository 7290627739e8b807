import { Module } from '@nestjs/common';
import { ObjectStorageModule } from '../../../platform/object-storage/object-storage.module.js';
import { StorageCheckQueries } from './storage-check.queries.js';
import { StorageCheckService } from './storage-check.service.js';

/** The comparison of rows and files, for the command line. */
@Module({
  imports: [ObjectStorageModule],
  providers: [StorageCheckQueries, StorageCheckService],
  exports: [StorageCheckService],
})
export class StorageCheckModule {}
