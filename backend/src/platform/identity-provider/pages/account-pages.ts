import { escapeHtml, renderFrame, type Toast } from './page-frame.js';

/** Common to all pages of accounts with a password. */
export interface AccountPage {
  /** Path of the interaction; forms are posted below it. */
  path: string;
  /** The address entered last. */
  email?: string;
  toast?: Toast;
}

/** The page on which a person signs in with a password. */
export function renderPasswordPage(
  { path, email = '', toast }: AccountPage,
  { canMail, isDemo }: { canMail: boolean; isDemo: boolean },
): string {
  const links = [
    ...(canMail ? [`<a href="${path}/sign-up">Create an account</a>`] : []),
    ...(canMail ? [`<a href="${path}/forgot">Forgot your password?</a>`] : []),
    ...(isDemo ? [`<a href="${path}">Use a demo account</a>`] : []),
  ];
  return renderFrame(
    'Sign in',
    `<h1>Sign in</h1>
<p>With your email address and password.</p>
<form method="post" action="${path}/password">
${emailField(email)}
${passwordField('current-password')}
<button class="primary">Sign in</button>
</form>
${cancelForm(path)}
${links.length > 0 ? `<p class="links">${links.join('\n')}</p>` : ''}`,
    toast,
  );
}

/** The page that asks for the code of an authenticator app. @param pending the encrypted pending sign-in */
export function renderCodePage({ path, toast }: AccountPage, pending: string): string {
  return renderFrame(
    'Two-step verification',
    `<h1>Two-step verification</h1>
<p>Enter the code that your authenticator app shows.</p>
<form method="post" action="${path}/code">
<input type="hidden" name="pending" value="${escapeHtml(pending)}">
${codeField()}
<button class="primary">Continue</button>
</form>
<form method="post" action="${path}/other-step">
<input type="hidden" name="pending" value="${escapeHtml(pending)}">
<button class="quiet">Use another second step</button>
</form>
${cancelForm(path)}`,
    toast,
  );
}

/** The page on which a person creates an account. */
export function renderSignUpPage({ path, email = '', toast }: AccountPage, fullName = ''): string {
  return renderFrame(
    'Create an account',
    `<h1>Create an account</h1>
<p>We’ll send you an email to confirm your address.</p>
<form method="post" action="${path}/sign-up">
<label for="full_name">Name</label>
<input id="full_name" name="full_name" autocomplete="name" maxlength="200" required value="${escapeHtml(fullName)}">
${emailField(email)}
${passwordField('new-password')}
<button class="primary">Create account</button>
</form>
${cancelForm(path)}
<p class="links"><a href="${path}/password">I have an account</a></p>`,
    toast,
  );
}

/** The page on which the code from the sign-up mail is entered. */
export function renderConfirmPage({ path, email = '', toast }: AccountPage): string {
  return renderFrame(
    'Confirm your address',
    `<h1>Confirm your address</h1>
<p>We sent an email to ${escapeHtml(email)}. Follow its link, or enter its code here.</p>
<form method="post" action="${path}/confirm">
<input type="hidden" name="email" value="${escapeHtml(email)}">
${codeField()}
<button class="primary">Confirm</button>
</form>
${cancelForm(path)}
<p class="links"><a href="${path}/password">I have an account</a></p>`,
    toast,
  );
}

/** The page on which a person requests a password reset mail. */
export function renderForgotPage({ path, email = '', toast }: AccountPage): string {
  return renderFrame(
    'Forgot your password?',
    `<h1>Forgot your password?</h1>
<p>We’ll email you a link to choose a new one.</p>
<form method="post" action="${path}/forgot">
${emailField(email)}
<button class="primary">Send the link</button>
</form>
<p class="links"><a href="${path}/password">Back to sign in</a></p>`,
    toast,
  );
}

function emailField(value: string): string {
  return `<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="320" required value="${escapeHtml(value)}">`;
}

function passwordField(purpose: 'current-password' | 'new-password'): string {
  const hint = '<p class="hint" id="password-hint">At least 8 characters.</p>';
  return `<label for="password">Password</label>
${purpose === 'new-password' ? hint : ''}
<input id="password" name="password" type="password" autocomplete="${purpose}" maxlength="128" required${purpose === 'new-password' ? ' minlength="8" aria-describedby="password-hint"' : ''}>`;
}

function codeField(): string {
  return `<label for="code">Six-digit code</label>
<input id="code" name="code" class="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,7}" maxlength="7" required autofocus>`;
}

function cancelForm(path: string): string {
  return `<form method="post" action="${path}/abort"><button class="quiet">Cancel</button></form>`;
}
