import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import type { Environment } from './config/environment.js';
import type { Secrets } from './config/generated-secrets.js';
import { DatabaseModule } from './database/database.module.js';
import { ActivityModule } from './features/activity/activity.module.js';
import { AuthModule } from './features/auth/auth.module.js';
import { ConsultantModule } from './features/consultant/consultant.module.js';
import { ContactModule } from './features/contact/contact.module.js';
import { HealthModule } from './features/health/health.module.js';
import { InstallLinksModule } from './features/install-links/install-links.module.js';
import { LiveModule } from './features/live/live.module.js';
import { MailDeliveryModule } from './features/mail-delivery/mail-delivery.module.js';
import { OverviewModule } from './features/overview/overview.module.js';
import { ProblemPagesModule } from './features/problem-pages/problem-pages.module.js';
import { ProfilesModule } from './features/profiles/profiles.module.js';
import { SecurityEventsModule } from './features/security-events/security-events.module.js';
import { SopsModule } from './features/sops/sops.module.js';
import { StorageModule } from './features/storage/storage.module.js';
import { SubscriptionsModule } from './features/subscriptions/subscriptions.module.js';
import { TemplatesModule } from './features/templates/templates.module.js';
import { IdentityProviderModule } from './platform/identity-provider/identity-provider.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { parseModelChain } from './platform/language-model/chain/model-chain.js';
import { LanguageModelModule } from './platform/language-model/language-model.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { PaymentsModule } from './platform/payments/payments.module.js';
import { RateLimitsModule } from './platform/rate-limits/rate-limits.module.js';

/** The list of feature modules. */
@Module({})
export class AppModule {
  static forRoot(environment: Environment, secrets: Secrets): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment, secrets),
        DatabaseModule.forRoot(),
        JobsModule,
        LanguageModelModule.forRoot({
          chain: parseModelChain(environment.ai.chain, environment.ai.settings),
          limits: environment.ai.limits,
        }),
        MailModule.forRoot(environment),
        MailDeliveryModule.forRoot(environment),
        PaymentsModule.forRoot(environment),
        RateLimitsModule,
        IdentityProviderModule,
        AuthModule,
        ProfilesModule,
        ActivityModule,
        SecurityEventsModule,
        SubscriptionsModule,
        InstallLinksModule,
        SopsModule,
        StorageModule,
        TemplatesModule,
        ConsultantModule,
        OverviewModule,
        ContactModule,
        LiveModule,
        HealthModule,
        ProblemPagesModule,
      ],
    };
  }
}
