import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import type { DemoAccount } from './demo-accounts.js';
import type { ProviderAccountsService } from './provider-accounts.service.js';
import { PROVIDER_PATH } from './provider-client.js';
import { FormTooLargeError, readForm } from './read-form.js';
import { renderFaultPage, renderSignInPage, signInPagePolicy } from './sign-in-page.js';
import { SIGN_IN_STYLE } from './sign-in-style.js';

const ROUTE = /^\/interaction\/([\w-]{1,64})(?:\/(login|abort))?$/;
const EMAIL = /^[^\s@<>"\p{Cc}\p{Cs}]{1,64}@[^\s@<>"\p{Cc}\p{Cs}]{1,190}\.[^\s@<>"\p{Cc}\p{Cs}]{1,63}$/u;
const STYLE_HASH = createHash('sha256').update(SIGN_IN_STYLE).digest('base64');

const EXPIRED = 'This sign-in has expired or was begun in another browser.';
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';

interface InteractionParts {
  provider: Provider;
  accounts: ProviderAccountsService;
  demoAccounts: readonly DemoAccount[];
  appUrl: string;
  onFault(error: unknown): void;
}

/** The provider's pages: choosing an account, and cancelling. */
export class SignInInteractions {
  constructor(private readonly parts: InteractionParts) {}

  /**
   * Answers the request if it is for one of these pages.
   * @param path below the provider's own path, without query.
   * @returns whether it was.
   */
  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const match = ROUTE.exec(path);
    if (!match) return false;
    const [, uid = '', action = 'page'] = match;
    try {
      await this.perform(`${request.method} ${action}`, uid, request, response);
    } catch (error) {
      this.sendFault(error, response);
    }
    return true;
  }

  private perform(what: string, uid: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    switch (what) {
      case 'GET page':
      case 'HEAD page':
        return this.showPage(uid, request, response);
      case 'POST login':
        return this.signIn(uid, request, response);
      case 'POST abort':
        return this.cancel(request, response);
      default:
        this.send(response, 405, renderFaultPage('This address is part of a form.', this.parts.appUrl));
        return Promise.resolve();
    }
  }

  private async showPage(uid: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.parts.provider.interactionDetails(request, response);
    this.send(response, 200, renderSignInPage({ path: pathOf(uid), accounts: this.parts.demoAccounts }));
  }

  private async signIn(uid: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { provider, accounts, demoAccounts } = this.parts;
    await provider.interactionDetails(request, response);
    const typed = ((await readForm(request)).get('email') ?? '').trim();
    if (!EMAIL.test(typed)) {
      const error = 'Please enter a valid e-mail address.';
      this.send(response, 422, renderSignInPage({ path: pathOf(uid), accounts: demoAccounts, typed, error }));
      return;
    }
    const { id } = await accounts.ensureDemoAccount(typed);
    const result = { login: { accountId: id, remember: false } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  private async cancel(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = { error: 'access_denied', error_description: 'The sign-in was cancelled' };
    await this.parts.provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  private sendFault(error: unknown, response: ServerResponse): void {
    const { appUrl, onFault } = this.parts;
    if (error instanceof errors.OIDCProviderError) this.send(response, 400, renderFaultPage(EXPIRED, appUrl));
    else if (error instanceof FormTooLargeError) this.send(response, 413, renderFaultPage(error.message, appUrl));
    else {
      onFault(error);
      this.send(response, 500, renderFaultPage(BROKEN, appUrl));
    }
  }

  private send(response: ServerResponse, status: number, html: string): void {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': signInPagePolicy(STYLE_HASH, this.parts.appUrl),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      // Not 'no-referrer': browsers would then send the form with the origin 'null'.
      'referrer-policy': 'same-origin',
    });
    response.end(html);
  }
}

function pathOf(uid: string): string {
  return `${PROVIDER_PATH}/interaction/${uid}`;
}
