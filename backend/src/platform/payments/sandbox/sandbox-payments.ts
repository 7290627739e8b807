import { Logger, type ModuleMetadata, type Provider } from '@nestjs/common';
import { BillingSandbox } from '../../../../libs/stripe-sandbox/index.js';
import { Clock } from '../../../common/clock.js';
import { ENVIRONMENT, SECRETS } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { connectionSettings } from '../../../database/connection-settings.js';
import { PaymentGateway } from '../payment-gateway.js';
import { StripePaymentGateway } from '../stripe.payment-gateway.js';
import { createStripeClient } from '../stripe-client.js';
import { deriveSandboxWebhookSecret, WEBHOOK_EVENT_TYPES } from '../stripe-webhooks.js';
import { PostgresSandboxStore } from './postgres.sandbox-store.js';
import { SandboxControlController, SandboxPagesController } from './sandbox.controller.js';
import { SandboxLifeCycleService } from './sandbox-life-cycle.service.js';

/** What the sandbox adds to the product. Imported dynamically: a process with a Stripe key never loads it. */
export function sandboxPayments({
  billing,
}: Pick<Environment, 'billing'>): Required<Pick<ModuleMetadata, 'controllers' | 'providers'>> {
  return {
    controllers: [SandboxPagesController, ...(billing.sandboxControl ? [SandboxControlController] : [])],
    providers: [sandbox, sandboxGateway, SandboxLifeCycleService],
  };
}

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
      webhookEventTypes: WEBHOOK_EVENT_TYPES,
      onFault: (error) => logger.error({ err: error }),
    });
  },
};

const sandboxGateway: Provider = {
  provide: PaymentGateway,
  inject: [BillingSandbox, ENVIRONMENT],
  async useFactory(billingSandbox: BillingSandbox, { billing }: Environment): Promise<PaymentGateway> {
    const port = await billingSandbox.listen();
    return new StripePaymentGateway({
      stripe: createStripeClient({ secretKey: billingSandbox.apiKey, apiBase: `http://127.0.0.1:${port}` }),
      mode: 'sandbox',
      webhookSecrets: [billingSandbox.webhookSecret],
      pages: billing,
      annualMonths: billing.annualMonths,
    });
  },
};
