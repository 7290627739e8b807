import { randomBytes } from 'node:crypto';

const CONFIG_MARK = '<!--app-config-->';
const NONCE_MARK = '<!--csp-nonce-->';

/** A built page, ready to be completed for each request. */
export interface PageShell {
  render(): { html: string; contentSecurityPolicy: string };
}

/**
 * Prepares a built HTML page: the configuration goes in once, the nonce for styles with each request.
 * @param config becomes inert JSON in the page; `<` is escaped so that no value can end the element.
 */
export function createPageShell<Config extends { appUrl: string }>(html: string, config: Config): PageShell {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const configured = html.replace(
    CONFIG_MARK,
    () => `<script type="application/json" id="app-config">${json}</script>`,
  );
  // Browsers differ on whether 'self' covers WebSockets.
  const sockets = config.appUrl.replace(/^http/, 'ws');
  const parts = configured.split(NONCE_MARK);
  return {
    render() {
      const nonce = randomBytes(16).toString('base64');
      return {
        html: parts.join(`<meta property="csp-nonce" content="${nonce}">`),
        contentSecurityPolicy: contentSecurityPolicy(nonce, sockets),
      };
    },
  };
}

/** Tokens live in browser storage, so script injection must be impossible: no inline script, no foreign origin. */
function contentSecurityPolicy(nonce: string, sockets: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
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
