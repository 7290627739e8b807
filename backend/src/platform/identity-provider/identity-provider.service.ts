import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { createProvider } from './create-provider.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { ProviderAccountsService } from './provider-accounts.service.js';
import { firstPartyClient, PROVIDER_PATH } from './provider-client.js';
import { loadProviderKey } from './provider-keys.js';
import { SignInInteractions } from './sign-in-interactions.js';

/**
 * The built-in OpenID Connect provider of installations without an issuer. In this version it knows demo accounts only,
 * and so exists in demo mode only.
 */
@Injectable()
export class IdentityProviderService implements OnModuleInit {
  private readonly logger = new Logger(IdentityProviderService.name);

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: ProviderAccountsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** Whether this installation signs people in by itself. */
  get isEnabled(): boolean {
    return this.environment.oidcProviders.length === 0 && this.environment.demo;
  }

  async onModuleInit(): Promise<void> {
    if (!this.isEnabled || this.environment.processRole === 'worker') return;
    await this.accounts.ensureDemoAccounts();
    const { secretKey } = this.secrets;
    const provider = createProvider({
      client: firstPartyClient(this.environment, secretKey),
      key: await loadProviderKey(this.dataSource, secretKey),
      secretKey,
      dataSource: this.dataSource,
      accounts: this.accounts,
      onFault: (error) => this.logger.error({ err: error }),
    });
    const pages = new SignInInteractions(provider, this.accounts, DEMO_ACCOUNTS, this.environment.appUrl);
    this.mount(pages, provider.callback());
  }

  /** Forgets what has expired. @returns how many records were removed. */
  async deleteExpired(): Promise<number> {
    const [, count]: [unknown, number] = await this.dataSource.query(
      'DELETE FROM identity_provider_records WHERE expires_at < now()',
    );
    return count;
  }

  /** The provider reads requests by itself: they are taken out of Fastify's hands before any body is parsed. */
  private mount(
    pages: SignInInteractions,
    provider: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', (request, reply, done) => {
      const [path = ''] = request.raw.url?.split('?', 1) ?? [];
      if (path !== PROVIDER_PATH && !path.startsWith(`${PROVIDER_PATH}/`)) {
        done();
        return;
      }
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string } = request.raw;
      // The provider finds out where it is mounted from the difference of the two.
      raw.originalUrl = raw.url ?? '';
      const below = path.slice(PROVIDER_PATH.length) || '/';
      void pages.handle(below, raw, reply.raw).then((isPage) => {
        if (isPage) return;
        raw.url = raw.originalUrl?.slice(PROVIDER_PATH.length) || '/';
        return provider(raw, reply.raw);
      });
    });
  }
}
