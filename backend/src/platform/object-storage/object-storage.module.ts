import { resolve } from 'node:path';
import { Module } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { DiskObjectStorage } from './disk.object-storage.js';
import { ObjectStorage } from './object-storage.js';
import { UploadSpoolService } from './upload-spool.service.js';

/** Where files are kept: a folder. */
@Module({
  providers: [{ provide: ObjectStorage, inject: [ENVIRONMENT], useFactory: connectStorage }, UploadSpoolService],
  exports: [ObjectStorage, UploadSpoolService],
})
export class ObjectStorageModule {}

function connectStorage({ storage }: Pick<Environment, 'storage'>): ObjectStorage {
  return new DiskObjectStorage(resolve(storage.dir));
}
