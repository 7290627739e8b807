import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { type BuiltInProvider, BuiltInProviderFactory } from './built-in-provider.factory.js';
import { isBuiltInProviderEnabled, PROVIDER_PATH } from './provider-client.js';

/** Serves the built-in OpenID Connect provider, where no other issuer is configured. */
@Injectable()
export class IdentityProviderService implements OnModuleInit {
  private readonly logger = new Logger(IdentityProviderService.name);

  constructor(
    private readonly adapterHost: HttpAdapterHost,
    private readonly factory: BuiltInProviderFactory,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!isBuiltInProviderEnabled(this.environment) || this.environment.processRole === 'worker') return;
    this.mount(await this.factory.create());
  }

  /** The provider parses requests itself, so they are hijacked before Fastify parses the body. */
  private mount(provider: BuiltInProvider): void {
    const fastify = this.adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', (request, reply, done) => {
      const [path = ''] = request.raw.url?.split('?', 1) ?? [];
      if (path !== PROVIDER_PATH && !path.startsWith(`${PROVIDER_PATH}/`)) {
        done();
        return;
      }
      // The provider bypasses Fastify's reply, so headers set by earlier hooks must be copied.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      this.answer(provider, request, reply.raw).catch((error: unknown) => {
        this.logger.error({ err: error });
        reply.raw.destroy();
      });
    });
  }

  private async answer(
    provider: BuiltInProvider,
    { raw, ip }: FastifyRequest,
    response: ServerResponse,
  ): Promise<void> {
    const request: IncomingMessage & { originalUrl?: string } = raw;
    this.pinAddress(request);
    const url = request.url ?? '';
    // The provider derives its mount path from the difference between `originalUrl` and `url`.
    request.originalUrl = url;
    const below = url.slice(PROVIDER_PATH.length);
    const [path = ''] = below.split('?', 1);
    if (await provider.pages.answer(path, request, response, ip)) return;
    request.url = below.startsWith('/') ? below : `/${below}`;
    await provider.answer(request, response);
  }

  /** The provider builds its URLs from these headers, so they come from the configuration, never from the request. */
  private pinAddress({ headers }: IncomingMessage): void {
    const { host, protocol } = new URL(this.environment.appUrl);
    headers.host = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-host'];
  }
}
