import { resolve } from 'node:path';
import { Module } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { DiskObjectStorage } from './disk.object-storage.js';
import { ObjectStorage } from './object-storage.js';
import { UploadSpoolService } from './upload-spool.service.js';

/** File storage in a folder, or in an S3 bucket if one is configured. */
@Module({
  providers: [{ provide: ObjectStorage, inject: [ENVIRONMENT], useFactory: connectStorage }, UploadSpoolService],
  exports: [ObjectStorage, UploadSpoolService],
})
export class ObjectStorageModule {}

async function connectStorage({ storage }: Pick<Environment, 'storage'>): Promise<ObjectStorage> {
  if (!storage.s3) {
    const disk = new DiskObjectStorage(resolve(storage.dir));
    await disk.attach();
    return disk;
  }
  const { S3ObjectStorage } = await import('./s3.object-storage.js');
  return new S3ObjectStorage(storage.s3);
}
