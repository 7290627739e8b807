import type { DemoAccount } from './demo-accounts.js';

const STYLE = `
:root { color-scheme: light dark; --page: #f4f1ea; --card: #fffdf9; --ink: #1d2b2a; --soft: #5b6967; --line: #ddd6c8;
  --brand: #0d5c56; --on-brand: #ffffff; --error: #a3271c; }
@media (prefers-color-scheme: dark) { :root { --page: #0f1716; --card: #18211f; --ink: #eaf0ee; --soft: #a3b1ae;
  --line: #31403d; --brand: #6cc4b8; --on-brand: #06201d; --error: #ff9d8f; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page);
  color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { width: 100%; max-width: 26rem; background: var(--card); border: 1px solid var(--line); border-radius: 16px;
  padding: 32px 28px; }
h1 { margin: 0 0 4px; font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
p { margin: 0 0 20px; color: var(--soft); }
ul { list-style: none; margin: 0 0 20px; padding: 0; display: grid; gap: 10px; }
button, input { font: inherit; border-radius: 10px; min-height: 48px; width: 100%; }
button { cursor: pointer; border: 1px solid var(--line); background: transparent; color: var(--ink); padding: 10px 16px; }
button:hover { border-color: var(--brand); }
button.account { display: grid; text-align: left; }
button.account span { color: var(--soft); font-size: 0.875rem; }
button.primary { background: var(--brand); border-color: var(--brand); color: var(--on-brand); font-weight: 600; }
label { display: block; font-weight: 600; margin-bottom: 6px; }
input { border: 1px solid var(--soft); background: transparent; color: var(--ink); padding: 10px 14px; margin-bottom: 12px; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
hr { border: 0; border-top: 1px solid var(--line); margin: 24px 0; }
.error { color: var(--error); margin: -4px 0 12px; }
.note { font-size: 0.875rem; margin: 20px 0 0; }
`;

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
  const items = accounts.map(
    (account) => `<li><form method="post" action="${path}/login">
<input type="hidden" name="email" value="${escapeHtml(account.email)}">
<button class="account">${escapeHtml(account.fullName)}<span>${escapeHtml(account.email)} · ${escapeHtml(account.description)}</span></button>
</form></li>`,
  );
  const fault = error ? `<p class="error" id="fault" role="alert">${escapeHtml(error)}</p>` : '';
  return page(
    'Choose an account',
    `<p>This installation runs in demo mode. No password is asked for.</p>
<ul>${items.join('\n')}</ul>
<hr>
<form method="post" action="${path}/login">
<label for="email">Another e-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" maxlength="320" required value="${escapeHtml(typed)}"${error ? ' aria-invalid="true" aria-describedby="fault"' : ''}>
${fault}
<button class="primary">Continue</button>
</form>
<hr>
<form method="post" action="${path}/abort"><button>Cancel</button></form>
<p class="note">A new address starts with a new, empty account.</p>`,
  );
}

/** A page that says why sign-in cannot go on, with a way back. */
export function renderFaultPage(message: string, homeUrl: string): string {
  return page(
    'Start again',
    `<p role="alert">${escapeHtml(message)}</p><p><a href="${escapeHtml(homeUrl)}/auth">Back to sign in</a></p>`,
  );
}

/** No script, no foreign origin; forms may lead on to the site's own callback. */
export function signInPagePolicy(styleHash: string, appUrl: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${appUrl}; frame-ancestors 'none'; base-uri 'none'`;
}

/** The style as it stands in the page; its hash is what the policy allows. */
export const SIGN_IN_STYLE = STYLE;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
