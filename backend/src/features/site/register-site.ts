import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { robotsOf, sitemapOf } from './crawler-files.js';
import { APP_PAGE, PAGE_FILES, pageFileOf } from './page-files.js';
import { createPageShell, type PageShell } from './page-shell.js';
import { securityTxtOf } from './security-txt.js';
import { type SiteConfig, siteConfig } from './site-config.js';

const BUILT_SITE = fileURLToPath(new URL('../../../frontend', import.meta.url));
const YEAR_S = 31_536_000;

/** Serves the built frontend: hashed assets for a year, pages never from a cache. */
export async function registerSite(
  fastify: FastifyInstance,
  environment: Environment,
  secrets: Secrets,
): Promise<void> {
  const config = siteConfig(environment, secrets);
  fastify.get('/api/v1/app-config', async () => config);
  if (environment.processRole === 'worker' || !existsSync(fileOf(APP_PAGE))) return;
  const shells = loadPages(config);
  await fastify.register(fastifyStatic, {
    root: BUILT_SITE,
    wildcard: false,
    index: false,
    serveDotFiles: false,
    globIgnore: ['**/*.html', '**/.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600');
    },
  });
  fastify.get('/robots.txt', (_request, reply) => sendText(reply, 'text/plain', robotsOf(environment.appUrl)));
  fastify.get('/sitemap.xml', (_request, reply) => sendText(reply, 'application/xml', sitemapOf(environment.appUrl)));
  const { securityContact } = environment.http;
  if (securityContact !== undefined) {
    fastify.get('/.well-known/security.txt', (_request, reply) =>
      sendText(reply, 'text/plain', securityTxtOf(securityContact, environment.appUrl, new Date())),
    );
  }
  fastify.get('/*', (request, reply) => sendPage(shells, request, reply));
}

function fileOf(page: string): string {
  return join(BUILT_SITE, 'pages', `${page}.html`);
}

function loadPages(config: SiteConfig): ReadonlyMap<string, PageShell> {
  return new Map(PAGE_FILES.map((page) => [page, createPageShell(readFileSync(fileOf(page), 'utf8'), config)]));
}

function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' })
    .send(text);
}

function sendPage(shells: ReadonlyMap<string, PageShell>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  // A missing asset or API route must not look like a page.
  const { file, isFound } = pageFileOf(path);
  const shell = shells.get(file);
  if (!shell || path.startsWith('/api/') || path.startsWith('/assets/')) {
    reply.callNotFound();
    return reply;
  }
  const { html, contentSecurityPolicy } = shell.render();
  return reply
    .status(isFound ? 200 : 404)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
    })
    .send(html);
}
