import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import type { Secrets } from '../config/generated-secrets.js';
import { DatabaseModule } from '../database/database.module.js';
import { StorageCheckModule } from '../features/storage/check/storage-check.module.js';

/** The rooms that the storage commands need. */
@Module({})
export class StorageCommandsModule {
  static forRoot(environment: Environment, secrets: Secrets): DynamicModule {
    return {
      module: StorageCommandsModule,
      imports: [ConfigModule.forRoot(environment, secrets), DatabaseModule.forRoot(), StorageCheckModule],
    };
  }
}
