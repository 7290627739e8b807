import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import type { DemoAccount } from './demo-accounts.js';
import { FormTooLargeError, type Interaction, type InteractionOutcome, pathOf, readForm } from './interaction.js';
import { renderDemoPage } from './pages/demo-page.js';
import { renderFaultPage, SIGN_IN_STYLE, signInPagePolicy } from './pages/page-frame.js';
import type { PasswordInteractions } from './password-interactions.js';
import type { ProviderAccountsService } from './provider-accounts.service.js';

const ROUTE = /^\/interaction\/([\w-]{1,64})(?:\/([a-z-]{1,20}))?$/;
const EMAIL = /^[^\s@<>"\p{Cc}\p{Cs}]{1,64}@[^\s@<>"\p{Cc}\p{Cs}]{1,190}\.[^\s@<>"\p{Cc}\p{Cs}]{1,63}$/u;
const STYLE_HASH = createHash('sha256').update(SIGN_IN_STYLE).digest('base64');

const EXPIRED = 'This sign-in has expired or was started in another browser.';
const BROKEN = 'Something went wrong on our side. Please try again in a moment.';

interface InteractionParts {
  provider: Provider;
  passwords: PasswordInteractions;
  accounts: ProviderAccountsService;
  /** Accounts that need no password; null except in demo mode. */
  demoAccounts: readonly DemoAccount[] | null;
  appUrl: string;
  onFault(error: unknown): void;
}

/** The provider's pages: choosing a demo account, entering a password, and canceling. */
export class SignInInteractions {
  constructor(private readonly parts: InteractionParts) {}

  /**
   * Handles the request if it is for one of these pages.
   * @param path below the provider's own path, without query
   * @returns whether it was
   */
  async answer(path: string, request: IncomingMessage, response: ServerResponse, ip: string): Promise<boolean> {
    const match = ROUTE.exec(path);
    if (!match) return false;
    const [, uid = '', name = ''] = match;
    const interaction: Interaction = { uid, path: pathOf(uid), ip, request, response };
    try {
      await this.perform(name, interaction);
    } catch (error) {
      this.sendFault(error, response);
    }
    return true;
  }

  private async perform(name: string, interaction: Interaction): Promise<void> {
    const { request, response } = interaction;
    const outcome =
      request.method === 'POST' ? await this.submit(name, interaction) : await this.show(name, interaction);
    if (outcome === 'done') return;
    if (!outcome) {
      this.send(response, 405, renderFaultPage('This address is part of a form.', this.parts.appUrl));
    } else if ('html' in outcome) {
      this.send(response, outcome.status, outcome.html);
    } else {
      const { accountId, amr } = outcome;
      await this.finish(interaction, { login: { accountId, amr, remember: false } });
    }
  }

  private async show(name: string, interaction: Interaction): Promise<InteractionOutcome | null> {
    const { request, response } = interaction;
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { demoAccounts, passwords, provider } = this.parts;
    const isFirst = name === '';
    const html =
      isFirst && demoAccounts
        ? renderDemoPage({ path: interaction.path, accounts: demoAccounts })
        : passwords.show(isFirst ? 'password' : name, interaction);
    if (html === null) return null;
    await provider.interactionDetails(request, response);
    return { status: 200, html };
  }

  private async submit(name: string, interaction: Interaction): Promise<InteractionOutcome | 'done' | null> {
    const { request, response } = interaction;
    if (name === 'abort') return this.cancel(interaction);
    await this.parts.provider.interactionDetails(request, response);
    if (name === 'login') return this.chooseDemoAccount(interaction);
    return this.parts.passwords.submit(name, interaction);
  }

  private async chooseDemoAccount({ path, request }: Interaction): Promise<InteractionOutcome | null> {
    const { accounts, demoAccounts } = this.parts;
    if (!demoAccounts) return null;
    const typed = ((await readForm(request)).get('email') ?? '').trim();
    if (!EMAIL.test(typed)) {
      const error = 'Please enter a valid email address.';
      return { status: 422, html: renderDemoPage({ path, accounts: demoAccounts, typed, error }) };
    }
    const { id } = await accounts.ensureDemoAccount(typed);
    return { accountId: id, amr: [] };
  }

  private async cancel(interaction: Interaction): Promise<'done'> {
    await this.finish(interaction, { error: 'access_denied', error_description: 'The sign-in was canceled' });
    return 'done';
  }

  private async finish(
    { request, response }: Interaction,
    result: Parameters<Provider['interactionFinished']>[2],
  ): Promise<void> {
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
