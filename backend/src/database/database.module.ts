import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import { appDataSourceOptions } from './data-source-options.js';
import { DatabaseProbe } from './database-probe.js';
import { HotReads } from './hot-reads.js';
import { NotificationListener } from './notification-listener.js';

@Global()
@Module({})
export class DatabaseModule {
  static forRoot(): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [ENVIRONMENT],
          useFactory: (environment: Environment) => ({
            ...appDataSourceOptions(environment),
            autoLoadEntities: true,
            retryAttempts: 5,
            retryDelay: 1000,
          }),
        }),
      ],
      providers: [DatabaseProbe, HotReads, NotificationListener],
      exports: [DatabaseProbe, HotReads, NotificationListener],
    };
  }
}
