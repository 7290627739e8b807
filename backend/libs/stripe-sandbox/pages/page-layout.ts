import { html, Markup } from './markup.js';
import { STYLESHEET, STYLESHEET_SOURCE } from './stylesheet.js';

/** The logo of the product, as in its icon; inline, because the content security policy allows no images. */
const MARK = new Markup(
  `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0d5c56"/><path d="M9 10.5h8M9 16h14M9 21.5h10" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="M19.4 9.9l1.9 1.9 3.2-3.6" fill="none" stroke="#f2b26b" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
);

/** A response of the sandbox's pages, independent of the server. */
export interface SandboxPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

interface PageContent {
  title: string;
  status?: number;
  body: Markup;
  /** URLs outside these pages that a form of this page may redirect to. */
  formTargets?: (string | null)[];
}

/** Lays out a page. It has no script, is not cached, and sends no referrer, because its URL is secret. */
export function renderPage({ title, body, status = 200, formTargets = [] }: PageContent): SandboxPage {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Billing sandbox</title>
<style>${new Markup(STYLESHEET)}</style>
</head>
<body>
<header class="banner">Billing sandbox: no real money moves here.</header>
<main>
<p class="product">${MARK}SOP Platform</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
  return { status, headers: headersFor(formTargets), html: page.text };
}

/** Redirects the browser with a GET. */
export function redirectTo(location: string): SandboxPage {
  return { status: 303, headers: { ...headersFor([]), location }, html: '' };
}

/** Shows that there is nothing to do here. */
export function renderMessage(title: string, message: string, status: number, link: string | null = null): SandboxPage {
  const body = html`<div class="card"><p>${message}</p>${link && html`<p><a class="button" href="${link}">Return</a></p>`}</div>`;
  return renderPage({ title, status, body });
}

function headersFor(formTargets: (string | null)[]): Record<string, string> {
  // Browsers apply form-action to the redirect after a POST as well.
  const targets = formTargets.flatMap((target) => (target ? [new URL(target).origin] : []));
  const policy = [
    "default-src 'none'",
    `style-src ${STYLESHEET_SOURCE}`,
    "font-src 'self'",
    `form-action ${["'self'", ...new Set(targets)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}
