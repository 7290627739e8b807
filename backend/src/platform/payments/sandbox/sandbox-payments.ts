import type { Server } from 'node:http';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type ModuleMetadata,
  type OnApplicationShutdown,
  type OnModuleInit,
  type Provider,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
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

const WEBHOOK_PATH = '/api/v1/stripe/webhook';

/** Ties the sandbox to the application's life cycle: webhooks start once the server listens and stop on shutdown. */
@Injectable()
export class SandboxLifeCycleService implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(SandboxLifeCycleService.name);

  constructor(
    private readonly sandbox: BillingSandbox,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  /** Processes without an HTTP server never listen, so they deliver no webhooks. */
  onModuleInit(): void {
    this.logger.warn('Billing runs in the embedded sandbox: no real money moves');
    this.adapterHost.listen$.subscribe(() => {
      const url = webhookUrlOf(this.adapterHost.httpAdapter.getHttpServer() as Server);
      if (url) this.sandbox.startDeliveries(url);
    });
  }

  /** Runs while the server still listens, so that deliveries in progress can finish. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.sandbox.stopDeliveries();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sandbox.close();
  }
}

/** The webhook's local URL, independent of the public origin. */
export function webhookUrlOf(server: Server): string | null {
  const address = server.address();
  if (address === null || typeof address === 'string') return null;
  const isEverywhere = ['0.0.0.0', '::'].includes(address.address);
  const host = isEverywhere ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}${WEBHOOK_PATH}`;
}

/** Controllers and providers of the sandbox. Imported dynamically: a process with a Stripe key never loads it. */
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
