const PRODUCT_NAME = 'SOP Platform';

/** The site's logo as inline SVG, because the CSP allows no images. */
const MARK = `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0d5c56"/><path d="M9 10.5h8M9 16h14M9 21.5h10" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="M19.4 9.9l1.9 1.9 3.2-3.6" fill="none" stroke="#f2b26b" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** Message shown above the page's form. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  message: string;
}

/** Renders a complete page without scripts. @param body markup; user-provided text must be escaped */
export function renderFrame(title: string, body: string, toast?: Toast): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${PRODUCT_NAME}</title><style>${SIGN_IN_STYLE}</style></head>
<body><main><p class="product">${MARK}${PRODUCT_NAME}</p>
${toast ? renderToast(toast) : ''}
${body}
</main></body></html>`;
}

/** An error page with a link back to sign-in. */
export function renderFaultPage(message: string, homeUrl: string): string {
  return renderFrame(
    'Sign-in cannot go on',
    `<h1>Sign-in cannot go on</h1>
<p role="alert">${escapeHtml(message)}</p>
<a href="${escapeHtml(homeUrl)}/auth">Back to sign in</a>`,
  );
}

/** CSP: no scripts, no resources except the font of this origin; forms may redirect to the site's own callback. */
export function signInPagePolicy(styleHash: string, appUrl: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; form-action 'self' ${appUrl}; frame-ancestors 'none'; base-uri 'none'`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function renderToast({ kind, title, message }: Toast): string {
  const role = kind === 'error' ? 'alert' : 'status';
  return `<div class="toast ${kind}" role="${role}"><strong>${escapeHtml(title)}</strong> <span>${escapeHtml(message)}</span></div>`;
}

/** Stylesheet of the pages. The CSP allows it by its hash, so it must be embedded verbatim. */
export const SIGN_IN_STYLE = `
@font-face {
  font-family: 'Inter Variable'; font-weight: 100 900; font-display: swap;
  src: url(/fonts/inter.woff2) format('woff2');
}
:root {
  color-scheme: light dark;
  --page: #f4f1ea; --glow: #e3ece7; --card: #fffdf9; --raised: #ffffff; --ink: #1d2b2a; --soft: #566462;
  --line: #ddd6c8; --field: #7d8886; --brand: #0d5c56; --brand-strong: #0a4743; --brand-pale: #dcebe7;
  --on-brand: #ffffff; --error: #a3271c; --shadow: 0 1px 2px rgb(29 43 42 / 6%), 0 12px 32px rgb(29 43 42 / 8%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1615; --glow: #14302c; --card: #18211f; --raised: #1e2927; --ink: #eaf0ee; --soft: #a9b6b3;
    --line: #31403d; --field: #7f8f8b; --brand: #6cc4b8; --brand-strong: #8ad5ca; --brand-pale: #1f3d39;
    --on-brand: #06201d; --error: #ff9d8f; --shadow: none;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 32px 16px;
  background: radial-gradient(60rem 32rem at 50% -10rem, var(--glow), transparent) var(--page); color: var(--ink);
  font: 16px/1.5 'Inter Variable', Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main {
  width: 100%; max-width: 27rem; padding: 32px 28px 24px; background: var(--card); border: 1px solid var(--line);
  border-radius: 20px; box-shadow: var(--shadow);
}
.product {
  display: flex; align-items: center; gap: 10px; margin: 0 0 24px; color: var(--ink); font-weight: 700; letter-spacing: -0.01em;
}
.mark { width: 28px; height: 28px; }
h1 { margin: 0 0 4px; font-size: 1.625rem; line-height: 1.2; letter-spacing: -0.02em; }
h2 { margin: 0 0 12px; font-size: 1rem; line-height: 1.5; }
p { margin: 0 0 24px; color: var(--soft); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; }
section { margin-top: 28px; padding-top: 24px; border-top: 1px solid var(--line); }
button, input { width: 100%; min-height: 48px; font: inherit; border-radius: 12px; }
button {
  cursor: pointer; padding: 10px 16px; color: var(--ink); background: transparent; border: 1px solid transparent;
  transition: background-color 120ms, border-color 120ms;
}
.account {
  display: grid; grid-template-columns: 40px 1fr; gap: 14px; align-items: center; text-align: left;
  background: var(--raised); border-color: var(--line);
}
.account:hover { border-color: var(--brand); background: var(--brand-pale); }
.account .monogram {
  display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; color: var(--brand-strong);
  background: var(--brand-pale); font-size: 0.875rem; font-weight: 600;
}
.account:hover .monogram { background: var(--card); }
.account .name { display: block; font-weight: 600; line-height: 1.35; }
.account .detail { display: block; color: var(--soft); font-size: 0.875rem; line-height: 1.4; }
.account:hover .detail { color: var(--ink); }
.primary { color: var(--on-brand); background: var(--brand); font-weight: 600; }
.primary:hover { background: var(--brand-strong); }
.quiet { margin-top: 12px; color: var(--soft); }
.quiet:hover { color: var(--ink); background: var(--brand-pale); }
label { display: block; margin-bottom: 6px; font-weight: 600; }
.hint { margin: 0 0 8px; font-size: 0.875rem; }
input { margin-bottom: 12px; padding: 10px 14px; color: var(--ink); background: var(--raised); border: 1px solid var(--field); }
input[aria-invalid="true"] { margin-bottom: 6px; border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error); }
.fault { margin: 0 0 12px; color: var(--error); font-size: 0.875rem; }
.code { font-size: 1.25rem; letter-spacing: 0.3em; font-variant-numeric: tabular-nums; }
.links { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 20px 0 0; font-size: 0.9375rem; }
.toast { margin: 0 0 20px; padding: 12px 16px; border-radius: 4px 12px 12px 4px; border-left: 4px solid; background: var(--raised); }
.toast strong { display: block; }
.toast.success { border-color: var(--brand); }
.toast.error { border-color: var(--error); }
.toast.error strong { color: var(--error); }
a { color: var(--brand); font-weight: 600; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
@media (prefers-reduced-motion: reduce) { * { transition: none; } }
`;
