import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { BODY_LIMITS, registerBodyLimits } from './common/http/body-limit.js';
import { registerBodyParsers } from './common/http/body-parsers.js';
import { registerQuickCompression } from './common/http/quick-compression.js';
import { createUnreadableRequestHandler } from './common/http/raw-answer.js';
import { registerRefusedBodies } from './common/http/refused-body.js';
import { registerRequestContext } from './common/http/request-context.js';
import { registerSecurityHeaders, securityHeaders } from './common/http/security-headers.js';
import { limitConnections, receivingLimits, registerQueryLimit } from './common/http/server-limits.js';
import { createValidationPipe } from './common/http/validation.pipe.js';
import { cacheValidationMetadata } from './common/http/validation-metadata.js';
import { ErrorFilter } from './common/problems/error.filter.js';
import { ProblemDetailsRenderer } from './common/problems/problem-details.renderer.js';
import type { Environment } from './config/environment.js';
import { loadSecrets } from './config/generated-secrets.js';
import { AuthErrorRenderer } from './features/auth/protocol/auth-error.renderer.js';
import { MetricsService } from './features/health/metrics.service.js';
import { registerSite } from './features/site/register-site.js';
import { registerStorage } from './features/storage/protocol/register-storage.js';
import { StorageErrorRenderer } from './features/storage/protocol/storage-error.renderer.js';
import { StorageRoutesService } from './features/storage/protocol/storage-routes.service.js';
import { createLogger, NestLogger } from './logging.js';
import { setUpApiExplorer } from './openapi/api-explorer.js';
import { registerIpCeiling } from './platform/rate-limits/ip-ceiling.js';
import { observeRequests } from './request-observer.js';

/** What is not part of the API: health, metrics, the billing sandbox's pages and the development mailbox. */
const UNPREFIXED = ['health/{*path}', 'metrics', 'sandbox/{*path}', 'dev/mail', 'dev/mail.json', 'dev/mail/{*path}'];

/** Makes the application as every process runs it; the caller listens. */
export async function createApp(environment: Environment): Promise<NestFastifyApplication> {
  const logger = createLogger(environment);
  const problems = new ProblemDetailsRenderer(environment.appUrl);
  const errors = new ErrorFilter([new AuthErrorRenderer(), new StorageErrorRenderer(), problems]);
  const { hstsSubdomains, requestTimeoutS, apiDocs } = environment.http;
  const headers = securityHeaders({ isHttps: environment.appUrl.startsWith('https:'), hstsSubdomains });
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMITS.default.bytes,
    trustProxy: environment.trustedProxies.length > 0 ? environment.trustedProxies : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logger: false,
    ...receivingLimits(requestTimeoutS),
    clientErrorHandler: createUnreadableRequestHandler(problems, headers),
    // URLs that the router cannot parse run no hook.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ ...headers, 'x-request-id': request.id });
      errors.answer(error, request, reply);
    },
    routerOptions: { maxParamLength: 300 },
  });
  const secrets = loadSecrets(environment);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(environment, secrets), adapter, {
    bodyParser: false,
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const fastify = adapter.getInstance();
  registerBodyLimits(fastify);
  registerRequestContext(fastify);
  registerBodyParsers(fastify);
  registerRefusedBodies(fastify);
  limitConnections(adapter.getHttpServer());
  registerSecurityHeaders(fastify, headers);
  registerQuickCompression(fastify);
  await registerPlugins(app, environment);
  observeRequests(fastify, logger, app.get(MetricsService));
  registerIpCeiling(fastify, environment.rateLimitFactor);
  registerQueryLimit(fastify);
  app.setGlobalPrefix('api/v1', { exclude: UNPREFIXED });
  cacheValidationMetadata();
  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(errors);
  if (apiDocs) setUpApiExplorer(app, environment, secrets);
  await registerStorage(fastify, app.get(StorageRoutesService), {
    maxUploadBytes: environment.storage.maxUploadBytes,
    answerError: (error, request, reply) => errors.answer(error, request, reply),
  });
  await registerSite(fastify, environment, secrets);
  return app;
}

async function registerPlugins(app: NestFastifyApplication, environment: Environment): Promise<void> {
  await app.register(cors, {
    origin: [environment.appUrl],
    allowedHeaders: [
      'authorization',
      'apikey',
      'cache-control',
      'content-type',
      'idempotency-key',
      'if-match',
      'x-client-info',
      'x-metadata',
      'x-upsert',
      'x-supabase-api-version',
    ],
    exposedHeaders: ['x-supabase-api-version', 'x-request-id', 'etag', 'location', 'x-total-count', 'link'],
    maxAge: 600,
  });
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
}
