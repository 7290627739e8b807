import type { Server } from 'node:http';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { BillingSandbox } from '../../../../libs/stripe-sandbox/index.js';

const WEBHOOK_PATH = '/api/v1/stripe/webhook';

/** Ties the sandbox to the product: webhooks begin once the product listens, everything ends when it shuts down. */
@Injectable()
export class SandboxLifeCycleService implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(SandboxLifeCycleService.name);

  constructor(
    private readonly sandbox: BillingSandbox,
    private readonly adapterHost: HttpAdapterHost,
  ) {}

  /** A process without HTTP never listens, and so never delivers: the others do. */
  onModuleInit(): void {
    this.logger.warn('Billing runs in the embedded sandbox: no real money moves');
    this.adapterHost.listen$.subscribe(() => {
      const url = webhookUrlOf(this.adapterHost.httpAdapter.getHttpServer() as Server);
      if (url) this.sandbox.startDeliveries(url);
    });
  }

  /** While the product still listens: what is under way is not cut off half-way. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.sandbox.stopDeliveries();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sandbox.close();
  }
}

/** The address of the product's own webhook as this machine reaches it, whatever its public origin is. */
export function webhookUrlOf(server: Server): string | null {
  const address = server.address();
  if (address === null || typeof address === 'string') return null;
  const isEverywhere = ['0.0.0.0', '::'].includes(address.address);
  const host = isEverywhere ? '127.0.0.1' : address.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}${WEBHOOK_PATH}`;
}
