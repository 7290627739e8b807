import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { MODEL_GUIDE_PATH, readModelGuide } from './model-guide.js';
import { APP_PAGE, PAGE_FILES, pageFileOf } from './page-files.js';
import { createPageShell, type PageShell } from './page-shell.js';
import { robotsOf, sitemapOf } from './robots-and-sitemap.js';
import { securityTxtOf } from './security-txt.js';
import { type SiteConfig, siteConfig } from './site-config.js';

const BUILT_SITE = fileURLToPath(new URL('../../../frontend', import.meta.url));
const YEAR_S = 31_536_000;

/** Scripts, styles and fonts, which are no documents; a compressed one keeps its name before the last extension. */
const PART_OF_A_PAGE = /\.(?:js|css|woff2)(?:\.br|\.gz)?$/;

/** Headers that only concern documents. A page loads dozens of files, each of which would repeat 600 bytes of them. */
const HEADERS_OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Serves the built frontend: hashed assets for a year, pages never from a cache. */
export async function registerSite(
  fastify: FastifyInstance,
  environment: Environment,
  secrets: Secrets,
): Promise<void> {
  const guide = readModelGuide(environment);
  const config = siteConfig(environment, secrets, guide === null ? null : MODEL_GUIDE_PATH);
  fastify.get('/api/v1/app-config', async () => config);
  if (environment.processRole === 'worker' || !existsSync(fileOf(APP_PAGE))) return;
  const pages = new PageReader(config);
  await fastify.register(fastifyStatic, {
    root: BUILT_SITE,
    wildcard: false,
    index: false,
    serveDotFiles: false,
    globIgnore: ['**/*.html', '**/.vite/**', '**/*.br', '**/*.gz'],
    // The build has compressed them with the best ratio.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600');
      if (isHashed && PART_OF_A_PAGE.test(path)) for (const name of HEADERS_OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
  if (guide !== null) fastify.get(MODEL_GUIDE_PATH, (_request, reply) => sendText(reply, 'text/plain', guide));
  const sitemap = sitemapOf(environment.appUrl);
  fastify.get('/robots.txt', (_request, reply) => sendText(reply, 'text/plain', robotsOf(environment.appUrl)));
  fastify.get('/sitemap.xml', (_request, reply) => sendText(reply, 'application/xml', sitemap));
  const { securityContact } = environment.http;
  if (securityContact !== undefined) {
    fastify.get('/.well-known/security.txt', (_request, reply) =>
      sendText(reply, 'text/plain', securityTxtOf(securityContact, environment.appUrl, new Date())),
    );
  }
  fastify.get('/*', (request, reply) => sendPage(pages, request, reply));
}

function fileOf(page: string): string {
  return join(BUILT_SITE, 'pages', `${page}.html`);
}

/**
 * The built pages: the common ones are read at start, so that a broken build is detected early; the others on demand.
 */
class PageReader {
  private readonly shells = new Map<string, PageShell>();

  constructor(private readonly config: SiteConfig) {
    for (const page of PAGE_FILES) this.read(page);
  }

  /** @param page a result of `pageFileOf`, never a name from a request. */
  read(page: string): PageShell {
    const known = this.shells.get(page);
    if (known) return known;
    const shell = createPageShell(readFileSync(fileOf(page), 'utf8'), this.config);
    this.shells.set(page, shell);
    return shell;
  }
}

function sendText(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=3600' })
    .send(text);
}

function sendPage(pages: PageReader, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = request.url.split('?', 1)[0] ?? '/';
  // A missing asset or API route must not look like a page.
  const { file, isFound } = pageFileOf(path);
  if (path.startsWith('/api/') || path.startsWith('/assets/')) {
    reply.callNotFound();
    return reply;
  }
  const { html, contentSecurityPolicy } = pages.read(file).render();
  return reply
    .status(isFound ? 200 : 404)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
    })
    .send(html);
}
