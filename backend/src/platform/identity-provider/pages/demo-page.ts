import type { DemoAccount } from '../demo-accounts.js';
import { escapeHtml, renderFrame } from './page-frame.js';

export interface DemoPage {
  /** Path of the interaction; forms are posted below it. */
  path: string;
  accounts: readonly DemoAccount[];
  /** The rejected input. */
  typed?: string;
  error?: string;
}

/** The page on which a person chooses a demo account, or any address. */
export function renderDemoPage({ path, accounts, typed = '', error }: DemoPage): string {
  const description = error ? 'hint fault' : 'hint';
  return renderFrame(
    error ? 'Please check the address' : 'Choose an account',
    `<h1>Choose an account</h1>
<p>Demo mode: no password needed.</p>
<ul>
${accounts.map((account) => accountItem(path, account)).join('\n')}
</ul>
<section aria-labelledby="other">
<form method="post" action="${path}/login" novalidate>
<label for="email" id="other">Another email address</label>
<p class="hint" id="hint">A new address starts with a new, empty account.</p>
<input id="email" name="email" type="email" autocomplete="email" maxlength="320" required aria-describedby="${description}"${error ? ' aria-invalid="true" autofocus' : ''} value="${escapeHtml(typed)}">
${error ? `<p class="fault" id="fault" role="alert">${escapeHtml(error)}</p>` : ''}
<button class="primary">Continue</button>
</form>
<form method="post" action="${path}/abort"><button class="quiet">Cancel</button></form>
</section>
<p class="links"><a href="${path}/password">Use an account with a password</a></p>`,
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

/** `Anna Ito` → `AI`. */
function monogramOf(name: string): string {
  const initials = name.split(/\s+/).map((word) => word.charAt(0).toUpperCase());
  return `${initials.at(0) ?? ''}${initials.length > 1 ? (initials.at(-1) ?? '') : ''}`;
}
