import { SIGN_IN_STYLE } from './sign-in-style.js';

const PRODUCT_NAME = 'SOP Platform';

/** The mark of the site, as in its icon; drawn here, because the policy lets no picture in. */
const MARK = `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0d5c56"/><path d="M9 10.5h8M9 16h14M9 21.5h10" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><path d="M19.4 9.9l1.9 1.9 3.2-3.6" fill="none" stroke="#f2b26b" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** What happened, shown above the page's form. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  message: string;
}

/** A whole page. It needs no script. @param body markup; texts of people must be escaped in it. */
export function renderFrame(title: string, body: string, toast?: Toast): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${PRODUCT_NAME}</title><style>${SIGN_IN_STYLE}</style></head>
<body><main><p class="product">${MARK}${PRODUCT_NAME}</p>
${toast ? renderToast(toast) : ''}
${body}
</main></body></html>`;
}

/** A page that says why sign-in cannot go on, with a way back. */
export function renderFaultPage(message: string, homeUrl: string): string {
  return renderFrame(
    'Sign-in cannot go on',
    `<h1>Sign-in cannot go on</h1>
<p role="alert">${escapeHtml(message)}</p>
<a href="${escapeHtml(homeUrl)}/auth">Back to sign in</a>`,
  );
}

/** No script, no foreign origin, of this one only the font; forms may lead on to the site's own callback. */
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
