import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENVIRONMENT } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import { appDataSourceOptions } from './data-source-options.js';
import { DatabaseProbe } from './database-probe.js';
import { NotificationListener } from './notification-listener.js';
import { PreparedQueries } from './prepared-queries.js';

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
      providers: [DatabaseProbe, PreparedQueries, NotificationListener],
      exports: [DatabaseProbe, PreparedQueries, NotificationListener],
    };
  }
}
