import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from '../config/config.module.js';
import type { Environment } from '../config/environment.js';
import type { Secrets } from '../config/generated-secrets.js';
import { DatabaseModule } from '../database/database.module.js';
import { AuthModule } from '../features/auth/auth.module.js';
import { MailDeliveryModule } from '../features/mail-delivery/mail-delivery.module.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { PaymentsModule } from '../platform/payments/payments.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.module.js';

/** The rooms that accounts from the command line need. */
@Module({})
export class AccountsModule {
  static forRoot(environment: Environment, secrets: Secrets): DynamicModule {
    return {
      module: AccountsModule,
      imports: [
        ConfigModule.forRoot(environment, secrets),
        DatabaseModule.forRoot(),
        JobsModule,
        MailModule.forRoot(environment),
        MailDeliveryModule.forRoot(environment),
        PaymentsModule.forRoot(environment, { preparesCatalog: false }),
        RateLimitsModule,
        AuthModule,
      ],
    };
  }
}
