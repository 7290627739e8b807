import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { DemoAccount } from './demo-accounts.js';
import type { ProviderAccountsService } from './provider-accounts.service.js';
import { PROVIDER_PATH } from './provider-client.js';
import { renderFaultPage, renderSignInPage, SIGN_IN_STYLE, signInPagePolicy } from './sign-in-page.js';

const ROUTE = /^\/interaction\/([\w-]{1,64})(?:\/(login|abort))?$/;
const MAX_FORM_BYTES = 4096;
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,253}\.[^\s@<>"]{1,63}$/;
const STYLE_HASH = createHash('sha256').update(SIGN_IN_STYLE).digest('base64');

/** The provider's pages: choosing an account, and cancelling. */
export class SignInInteractions {
  constructor(
    private readonly provider: Provider,
    private readonly accounts: ProviderAccountsService,
    private readonly demoAccounts: readonly DemoAccount[],
    private readonly appUrl: string,
  ) {}

  /** Answers the request if it is one of these pages. @param path below the provider's own path, without query. */
  async handle(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const match = ROUTE.exec(path);
    if (!match) return false;
    const [, uid = '', action] = match;
    try {
      if (request.method === 'GET' && !action) await this.showPage(uid, request, response);
      else if (request.method === 'POST' && action === 'login') await this.signIn(uid, request, response);
      else if (request.method === 'POST' && action === 'abort') await this.cancel(request, response);
      else this.send(response, 405, renderFaultPage('This address is part of a form.', this.appUrl));
    } catch {
      // The interaction has expired, or belongs to another browser.
      const message = 'This sign-in has expired or was begun in another browser.';
      this.send(response, 400, renderFaultPage(message, this.appUrl));
    }
    return true;
  }

  private async showPage(uid: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.provider.interactionDetails(request, response);
    this.send(response, 200, renderSignInPage({ path: pathOf(uid), accounts: this.demoAccounts }));
  }

  private async signIn(uid: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.provider.interactionDetails(request, response);
    const typed = ((await readForm(request)).get('email') ?? '').trim();
    if (!EMAIL.test(typed) || typed.includes('\u0000')) {
      const error = 'Please enter a valid e-mail address.';
      this.send(response, 422, renderSignInPage({ path: pathOf(uid), accounts: this.demoAccounts, typed, error }));
      return;
    }
    const { id } = await this.accounts.ensureDemoAccount(typed);
    const result = { login: { accountId: id, remember: false } };
    await this.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  private async cancel(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = { error: 'access_denied', error_description: 'The sign-in was cancelled' };
    await this.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  private send(response: ServerResponse, status: number, html: string): void {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': signInPagePolicy(STYLE_HASH, this.appUrl),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    response.end(html);
  }
}

function pathOf(uid: string): string {
  return `${PROVIDER_PATH}/interaction/${uid}`;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_FORM_BYTES) throw new Error('The form is too large');
    chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
