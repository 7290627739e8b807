import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from '../common/clock.js';
import type { Environment } from './environment.js';
import type { Secrets } from './generated-secrets.js';

/** Injection token of the frozen {@link Environment}. */
export const ENVIRONMENT = Symbol('ENVIRONMENT');
/** Injection token of the installation's {@link Secrets}. */
export const SECRETS = Symbol('SECRETS');

@Global()
@Module({})
export class ConfigModule {
  static forRoot(environment: Environment, secrets: Secrets): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: ENVIRONMENT, useValue: environment },
        { provide: SECRETS, useValue: secrets },
        { provide: Clock, useClass: SystemClock },
      ],
      exports: [ENVIRONMENT, SECRETS, Clock],
    };
  }
}
