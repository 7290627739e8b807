import type { DemoAccount } from './demo-accounts.js';
import { SIGN_IN_STYLE } from './sign-in-style.js';

const PRODUCT_NAME = 'SOP Platform';

export interface SignInPage {
  /** Path of the interaction; forms are posted below it. */
  path: string;
  accounts: readonly DemoAccount[];
  /** What the person typed last, when it was refused. */
  typed?: string;
  error?: string;
}

/** The page on which a person chooses an account. It needs no script. */
export function renderSignInPage({ path, accounts, typed = '', error }: SignInPage): string {
  const description = error ? 'hint fault' : 'hint';
  return page(
    error ? 'Please check the address' : 'Choose an account',
    `<h1>Choose an account</h1>
<p>This is a demonstration: no password is asked for.</p>
<ul>
${accounts.map((account) => accountItem(path, account)).join('\n')}
</ul>
<section aria-labelledby="other">
<form method="post" action="${path}/login" novalidate>
<label for="email" id="other">Another e-mail address</label>
<p class="hint" id="hint">A new address starts with a new, empty account.</p>
<input id="email" name="email" type="email" autocomplete="email" maxlength="320" required aria-describedby="${description}"${error ? ' aria-invalid="true" autofocus' : ''} value="${escapeHtml(typed)}">
${error ? `<p class="fault" id="fault" role="alert">${escapeHtml(error)}</p>` : ''}
<button class="primary">Continue</button>
</form>
<form method="post" action="${path}/abort"><button class="quiet">Cancel</button></form>
</section>`,
  );
}

function accountItem(path: string, { email, fullName, description }: DemoAccount): string {
  return `<li><form method="post" action="${path}/login">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<button class="account"><span class="monogram" aria-hidden="true">${escapeHtml(monogramOf(fullName))}</span>
<span><span class="name">${escapeHtml(fullName)}</span>
<span class="detail">${escapeHtml(email)}</span>
<span class="detail">${escapeHtml(description)}</span></span></button>
</form></li>`;
}

/** A page that says why sign-in cannot go on, with a way back. */
export function renderFaultPage(message: string, homeUrl: string): string {
  return page(
    'Sign-in cannot go on',
    `<h1>Sign-in cannot go on</h1>
<p role="alert">${escapeHtml(message)}</p>
<a href="${escapeHtml(homeUrl)}/auth">Back to sign in</a>`,
  );
}

/** No script, no foreign origin; forms may lead on to the site's own callback. */
export function signInPagePolicy(styleHash: string, appUrl: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${appUrl}; frame-ancestors 'none'; base-uri 'none'`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${PRODUCT_NAME}</title><style>${SIGN_IN_STYLE}</style></head>
<body><main><p class="product">${PRODUCT_NAME}</p>
${body}
</main></body></html>`;
}

/** `Anna Ito` → `AI`. */
function monogramOf(name: string): string {
  const initials = name.split(/\s+/).map((word) => word.charAt(0).toUpperCase());
  return `${initials.at(0) ?? ''}${initials.length > 1 ? (initials.at(-1) ?? '') : ''}`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
