import { createHash, randomBytes } from 'node:crypto';
import type { SiteConfig } from './site-config.js';

/** Placeholders in a built page; `frontend/src/prerender.tsx` and the page templates contain the same ones. */
const CONFIG_MARK = '<!--app-config-->';
const NONCE_MARK = '%CSP_NONCE%';
const APP_URL_MARK = '%APP_URL%';
const PROVIDER_LABEL_MARK = '%PROVIDER_LABEL%';

/** A built page, ready to be completed for each request. */
export interface PageShell {
  render(): { html: string; contentSecurityPolicy: string };
}

/**
 * Prepares a built HTML page: inserts the values of the installation once, and the nonce for styles with each request.
 * @param config also becomes inert JSON in the page; `<` is escaped so that no value can end the element.
 */
export function createPageShell(html: string, config: SiteConfig): PageShell {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const configured = html
    .replaceAll(APP_URL_MARK, () => escapeHtml(config.appUrl))
    .replaceAll(PROVIDER_LABEL_MARK, () => escapeHtml(config.provider.label))
    .replace(CONFIG_MARK, () => `<script type="application/json" id="app-config">${json}</script>`);
  // Browsers differ on whether 'self' covers WebSockets.
  const sockets = config.appUrl.replace(/^http/, 'ws');
  const parts = configured.split(NONCE_MARK);
  const scripts = hashesOfScripts(html);
  return {
    render() {
      const nonce = randomBytes(16).toString('base64');
      return { html: parts.join(nonce), contentSecurityPolicy: contentSecurityPolicy({ nonce, scripts, sockets }) };
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Hashes the inline scripts of the build, so that no other one can be injected. */
function hashesOfScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

interface PolicyParts {
  nonce: string;
  /** Hashes, as the policy writes them. */
  scripts: readonly string[];
  /** Allowed WebSocket origins. */
  sockets: string;
}

/** Tokens live in browser storage, so script injection must be impossible: no script but the build's, no foreign origin. */
function contentSecurityPolicy({ nonce, scripts, sockets }: PolicyParts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${sockets}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
