import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { SealedBox } from '../../common/crypto/sealed-box.js';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { AccountDirectory, type DirectoryAccount } from './account-directory.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { ProviderAccountsService } from './provider-accounts.service.js';
import { firstPartyClient, isBuiltInProviderEnabled, PROVIDER_PATH } from './provider-client.js';
import { loadProviderKey } from './provider-keys.js';
import type { SignInInteractions } from './sign-in-interactions.js';

const HOUR_MS = 3_600_000;

type RawHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The built-in OpenID Connect provider of installations without an issuer. */
@Injectable()
export class IdentityProviderService implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(IdentityProviderService.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: ProviderAccountsService,
    private readonly directory: AccountDirectory,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!isBuiltInProviderEnabled(this.environment) || this.environment.processRole === 'worker') return;
    const { appUrl, demo } = this.environment;
    if (demo) await this.accounts.ensureDemoAccounts();
    const { createProvider, PasswordInteractions, SignInInteractions } = await import('./provider-runtime.js');
    const { secretKey } = this.secrets;
    const provider = createProvider({
      client: firstPartyClient(this.environment, secretKey),
      key: await loadProviderKey(this.dataSource, secretKey),
      secretKey,
      dataSource: this.dataSource,
      findAccount: (id) => this.findAccount(id),
      onFault: (error) => this.logger.error({ err: error }),
    });
    const pages = new SignInInteractions({
      provider,
      passwords: new PasswordInteractions({
        directory: this.directory,
        box: new SealedBox(secretKey, 'identity-provider second step'),
        clock: this.clock,
        isDemo: demo,
      }),
      accounts: this.accounts,
      demoAccounts: demo ? DEMO_ACCOUNTS : null,
      appUrl,
      onFault: (error) => this.logger.error({ err: error }),
    });
    this.mount(pages, provider.callback());
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.tryDeleting(), HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Forgets what has expired. @returns how many records were removed. */
  async deleteExpired(): Promise<number> {
    const [, count]: [unknown, number] = await this.dataSource.query(
      'DELETE FROM identity_provider_records WHERE expires_at < now()',
    );
    return count;
  }

  /** A demo account that is left from a demonstration signs nobody in any more. */
  private async findAccount(id: string): Promise<DirectoryAccount | null> {
    return (this.environment.demo ? await this.accounts.findAccount(id) : null) ?? this.directory.findAccount(id);
  }

  private async tryDeleting(): Promise<void> {
    try {
      await this.deleteExpired();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Expired records could not be removed, trying again in an hour' });
    }
  }

  /** The provider reads requests by itself: they are taken out of Fastify's hands before any body is parsed. */
  private mount(pages: SignInInteractions, provider: RawHandler): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', (request, reply, done) => {
      const [path = ''] = request.raw.url?.split('?', 1) ?? [];
      if (path !== PROVIDER_PATH && !path.startsWith(`${PROVIDER_PATH}/`)) {
        done();
        return;
      }
      // The provider writes past Fastify: what all answers carry has to be handed over.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      this.answer(pages, provider, request, reply.raw).catch((error: unknown) => {
        this.logger.error({ err: error });
        reply.raw.destroy();
      });
    });
  }

  private async answer(
    pages: SignInInteractions,
    provider: RawHandler,
    { raw, ip }: FastifyRequest,
    response: ServerResponse,
  ): Promise<void> {
    const request: IncomingMessage & { originalUrl?: string } = raw;
    this.pinAddress(request);
    const url = request.url ?? '';
    // The provider finds out where it is mounted from the difference of the two.
    request.originalUrl = url;
    const below = url.slice(PROVIDER_PATH.length);
    const [path = ''] = below.split('?', 1);
    if (await pages.answer(path, request, response, ip)) return;
    request.url = below.startsWith('/') ? below : `/${below}`;
    await provider(request, response);
  }

  /** The provider makes its addresses from these headers: they come from the configuration, never from the caller. */
  private pinAddress({ headers }: IncomingMessage): void {
    const { host, protocol } = new URL(this.environment.appUrl);
    headers.host = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-host'];
  }
}
