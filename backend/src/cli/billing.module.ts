import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import type { Secrets } from '../config/generated-secrets.js';
import { DatabaseModule } from '../database/database.module.js';
import { SubscriptionsModule } from '../features/subscriptions/subscriptions.module.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.module.js';

/** The rooms that billing from the command line needs. */
@Module({})
export class BillingModule {
  static forRoot(environment: Environment, secrets: Secrets): DynamicModule {
    return {
      module: BillingModule,
      imports: [
        ConfigModule.forRoot(environment, secrets),
        DatabaseModule.forRoot(),
        JobsModule,
        PaymentsModule.forRoot(environment, { preparesCatalog: false }),
        RateLimitsModule,
        SubscriptionsModule,
      ],
    };
  }
}
