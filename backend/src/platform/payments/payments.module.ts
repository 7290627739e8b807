import { type DynamicModule, Global, Logger, Module, type Provider } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { connectionSettings } from '../../database/connection-settings.js';
import { CatalogueSetupService } from './catalogue-setup.service.js';
import { DisabledPaymentGateway } from './disabled.payment-gateway.js';
import { PaymentGateway } from './payment-gateway.js';
import { BillingSandbox } from './sandbox/billing-sandbox.js';
import { PostgresSandboxStore } from './sandbox/postgres.sandbox-store.js';
import { SandboxControlController } from './sandbox/sandbox-control.controller.js';
import { SandboxLifeCycleService } from './sandbox/sandbox-life-cycle.service.js';
import { SandboxPagesController } from './sandbox/sandbox-pages.controller.js';
import { StripePaymentGateway } from './stripe.payment-gateway.js';
import { createStripeClient, modeOfKey } from './stripe-client.js';
import { deriveSandboxWebhookSecret, parseWebhookSecrets } from './webhook-secrets.js';

interface PaymentsOptions {
  /** Whether the start prepares the catalogue and fails when it is wrong; false for commands, one of which mends it. */
  preparesCatalogue?: boolean;
}

/**
 * Gives {@link PaymentGateway}: Stripe, the embedded sandbox, or nothing when billing is off. The sandbox and its pages
 * exist only in the mode `sandbox`, which the configuration refuses together with a Stripe key.
 */
@Global()
@Module({})
export class PaymentsModule {
  static forRoot({ billing }: Environment, { preparesCatalogue = true }: PaymentsOptions = {}): DynamicModule {
    const catalogue = preparesCatalogue ? [CatalogueSetupService] : [];
    const shared = { module: PaymentsModule, exports: [PaymentGateway] };
    switch (billing.mode) {
      case 'none':
        return { ...shared, providers: [{ provide: PaymentGateway, useClass: DisabledPaymentGateway }] };
      case 'stripe':
        return { ...shared, providers: [stripeGateway, ...catalogue] };
      case 'sandbox':
        return {
          ...shared,
          controllers: [SandboxPagesController, ...(billing.sandboxControl ? [SandboxControlController] : [])],
          providers: [sandbox, sandboxGateway, SandboxLifeCycleService, ...catalogue],
        };
    }
  }
}

const stripeGateway: Provider = {
  provide: PaymentGateway,
  inject: [ENVIRONMENT],
  useFactory({ billing }: Environment): PaymentGateway {
    const { stripeSecretKey: secretKey, stripeApiBase: apiBase, stripeWebhookSecret } = billing;
    if (!secretKey) throw new Error('STRIPE_SECRET_KEY is needed for BILLING_MODE=stripe');
    return new StripePaymentGateway({
      stripe: createStripeClient({ secretKey, apiBase }),
      mode: modeOfKey(secretKey),
      webhookSecrets: parseWebhookSecrets(stripeWebhookSecret ?? ''),
    });
  },
};

const sandbox: Provider = {
  provide: BillingSandbox,
  inject: [ENVIRONMENT, SECRETS, Clock],
  useFactory({ appUrl, database }: Environment, { secretKey }: Secrets, clock: Clock): BillingSandbox {
    const logger = new Logger(BillingSandbox.name);
    return new BillingSandbox({
      store: new PostgresSandboxStore({ databaseUrl: database.url, connection: connectionSettings({ database }) }),
      clock,
      pageOrigin: appUrl,
      webhookSecret: deriveSandboxWebhookSecret(secretKey),
      onFault: (error) => logger.error({ err: error }),
    });
  },
};

const sandboxGateway: Provider = {
  provide: PaymentGateway,
  inject: [BillingSandbox],
  async useFactory(billingSandbox: BillingSandbox): Promise<PaymentGateway> {
    const port = await billingSandbox.listen();
    return new StripePaymentGateway({
      stripe: createStripeClient({ secretKey: billingSandbox.apiKey, apiBase: `http://127.0.0.1:${port}` }),
      mode: 'sandbox',
      webhookSecrets: [billingSandbox.webhookSecret],
    });
  },
};
