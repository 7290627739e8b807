import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { TemplateSource } from './api/template-source';
import { COVERED_PAGES, type CoveredPage, PageCover } from './app/cover/page-cover';
import { marketingRoutes } from './app/marketing-routes';
import { SessionCover } from './app/session-cover';
import { SessionContext } from './features/auth/session-context';
import { HERO } from './features/marketing/content/landing.en';
import { fullTitleOf, type PageMeta, PageMetaListener, PRODUCT_META } from './features/marketing/layout/page-meta';
import { words } from './prerender.en';
import { theme } from './theme/theme';

/** Placeholders that the server replaces with values of the installation. */
const MARKS = { appUrl: '%APP_URL%', providerLabel: '%PROVIDER_LABEL%', nonce: '%CSP_NONCE%' } as const;

/** Pages that are written when the product is built, by the names of their files. The server knows the same names. */
export const PRERENDERED_PAGES: Readonly<Record<string, string>> = {
  home: '/',
  pricing: '/pricing',
  try: '/try',
  auth: '/auth',
  'help-center': '/help-center',
  contact: '/contact',
  careers: '/careers',
  security: '/security',
  'how-drafting-works': '/how-drafting-works',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  'not-found': '/not-found',
};

/** The parts of a page that its template leaves open, as HTML. */
export interface PrerenderedPage {
  meta: string;
  styles: string;
  body: string;
  /** The cover of the page until the session is known. */
  cover: string;
}

/** The contact form is not prerendered, so its delivery setting is irrelevant here. */
const CONFIG = { provider: { name: '', label: MARKS.providerLabel }, contactDelivery: false };

/** There is no interaction during prerendering. */
const NO_ACTIONS = { signIn: async () => undefined, signOut: async () => undefined, setProfile: () => undefined };
const VISITOR = { status: 'signed-out', actions: NO_ACTIONS } as const;

/**
 * Renders a public page as a visitor sees it, with the styles that it needs.
 * @param templates where the pages of the gallery get their templates from
 */
export async function prerender(path: string, templates: TemplateSource): Promise<PrerenderedPage> {
  const styleCache = createCache({ key: 'css', nonce: MARKS.nonce });
  // Styles are gathered for the head instead of being written beside each element.
  styleCache.compat = true;
  const { body, meta } = await renderPage(path, templates, styleCache);
  const cover = renderToString(
    <Styled cache={styleCache}>
      <SessionCover />
    </Styled>,
  );
  return { meta: metaOf(path, meta), styles: stylesOf(path, body + cover, styleCache), body, cover };
}

export { COVERED_PAGES };

/** Renders the frame of signed-in pages of a kind. */
export function prerenderCover(page: CoveredPage): Pick<PrerenderedPage, 'styles' | 'cover'> {
  const styleCache = createCache({ key: 'css', nonce: MARKS.nonce });
  styleCache.compat = true;
  const cover = renderToString(
    <Styled cache={styleCache}>
      <StaticRouter location="/">
        <PageCover page={page} />
      </StaticRouter>
    </Styled>,
  );
  return { styles: stylesOf(page, cover, styleCache), cover };
}

/**
 * The style elements that HTML needs.
 * @throws Error for a style attribute, which the content security policy does not allow.
 */
function stylesOf(name: string, html: string, styleCache: EmotionCache): string {
  const forbidden = /<[^>]+ style="[^>]*>/.exec(html);
  if (forbidden) throw new Error(`${name} has a style attribute: ${forbidden[0]}`);
  const styles = createEmotionServer(styleCache);
  return styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html));
}

async function renderPage(
  path: string,
  templates: TemplateSource,
  styleCache: EmotionCache,
): Promise<{ body: string; meta: PageMeta }> {
  const { query, dataRoutes } = createStaticHandler([marketingRoutes(CONFIG, templates)]);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  if (context.errors) throw new Error(`${path} could not be loaded`, { cause: context.errors });
  const metas: PageMeta[] = [];
  const body = renderToString(
    <Styled cache={styleCache}>
      <PageMetaListener value={(meta) => metas.push(meta)}>
        <QueryClientProvider client={new QueryClient()}>
          <SessionContext value={VISITOR}>
            <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
          </SessionContext>
        </QueryClientProvider>
      </PageMetaListener>
    </Styled>,
  );
  const [meta] = metas;
  if (!meta) throw new Error(`${path} has neither title nor description`);
  return { body, meta };
}

function Styled({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The words of pages that only the app can show. */
export const APP_META = metaTags(PRODUCT_META.fullTitle, PRODUCT_META.description);

function metaOf(path: string, meta: PageMeta): string {
  const isFound = path !== PRERENDERED_PAGES['not-found'];
  const address = `${MARKS.appUrl}${path}`;
  return [
    metaTags(fullTitleOf(meta), meta.description),
    ...(isFound
      ? [`<link rel="canonical" href="${address}">`, `<meta property="og:url" content="${address}">`]
      : ['<meta name="robots" content="noindex">']),
    ...(meta.alternates ?? []).map(alternateTag),
  ].join('\n    ');
}

function alternateTag({ lang, path }: { lang: string; path: string }): string {
  return `<link rel="alternate" hreflang="${lang}" href="${MARKS.appUrl}${path}">`;
}

function metaTags(title: string, description: string): string {
  const [safeTitle, safeDescription] = [title, description].map(escapeHtml);
  return [
    `<title>${safeTitle}</title>`,
    `<meta name="description" content="${safeDescription}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(PRODUCT_META.fullTitle)}">`,
    `<meta property="og:title" content="${safeTitle}">`,
    `<meta property="og:description" content="${safeDescription}">`,
    `<meta property="og:image" content="${MARKS.appUrl}/og-image.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(words.picture(HERO.heading))}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
