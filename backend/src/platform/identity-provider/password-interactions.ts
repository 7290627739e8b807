import type { Clock } from '../../common/clock.js';
import type { SealedBox } from '../../common/crypto/secrets.js';
import { type AccountDirectory, DirectoryRefusal } from './account-directory.js';
import { type Interaction, type InteractionOutcome, readForm } from './interaction.js';
import {
  type AccountPage,
  renderCodePage,
  renderConfirmPage,
  renderForgotPage,
  renderPasswordPage,
  renderSignUpPage,
} from './pages/account-pages.js';
import type { Toast } from './pages/page-frame.js';

/** Time to enter the code after the password. */
const CODE_MINUTES = 10;

const ACCOUNT_CREATED: Toast = {
  kind: 'success',
  title: 'Account created!',
  message: 'Please check your email to confirm your account.',
};

const MAIL_SENT: Toast = {
  kind: 'success',
  title: 'Check your email',
  message: 'If there is an account with this address, a link is on its way.',
};

interface PendingSignIn {
  uid: string;
  accountId: string;
  until: number;
}

interface PasswordInteractionParts {
  directory: AccountDirectory;
  /** Encrypts the pending sign-in, so that the page can carry it. */
  box: SealedBox;
  clock: Clock;
  isDemo: boolean;
}

/** The pages of accounts with a password: sign-in in one or two steps, sign-up with its confirmation, recovery. */
export class PasswordInteractions {
  constructor(private readonly parts: PasswordInteractionParts) {}

  /** The empty page of that name, or null when there is none. */
  show(name: string, { path }: Interaction): string | null {
    const { canMail } = this.parts.directory;
    if (name === 'password') return this.passwordPage({ path });
    if (name === 'sign-up' && canMail) return renderSignUpPage({ path });
    if (name === 'forgot' && canMail) return renderForgotPage({ path });
    return null;
  }

  /** Handles the form of that name; null if there is none. */
  async submit(name: string, interaction: Interaction): Promise<InteractionOutcome | null> {
    const form = await readForm(interaction.request);
    switch (name) {
      case 'password':
        return this.signIn(interaction, form);
      case 'code':
        return this.proveCode(interaction, form);
      case 'other-step':
        return this.leaveToSite(interaction, form);
      case 'sign-up':
        return this.signUp(interaction, form);
      case 'confirm':
        return this.confirm(interaction, form);
      case 'forgot':
        return this.requestRecovery(interaction, form);
      default:
        return null;
    }
  }

  private async signIn(interaction: Interaction, form: URLSearchParams): Promise<InteractionOutcome> {
    const { path, ip, uid } = interaction;
    const [email, password] = [read(form, 'email'), read(form, 'password')];
    return this.orPage(
      'Sign in failed',
      (toast) => this.passwordPage({ path, email, toast }),
      async () => {
        const { accountId, needsCode } = await this.parts.directory.signIn({ email, password, ip });
        if (!needsCode) return { accountId, amr: ['pwd'] };
        return { status: 200, html: renderCodePage({ path }, this.seal({ uid, accountId })) };
      },
    );
  }

  private async proveCode({ path, uid }: Interaction, form: URLSearchParams): Promise<InteractionOutcome> {
    const sealed = read(form, 'pending');
    const accountId = this.open(sealed, uid);
    if (!accountId) return this.startAgain(path);
    return this.orPage(
      'Sign in failed',
      (toast) => renderCodePage({ path, toast }, sealed),
      async () => {
        await this.parts.directory.proveCode(accountId, read(form, 'code'));
        return { accountId, amr: ['pwd', 'otp', 'mfa'] };
      },
    );
  }

  /** Without `mfa` the session starts at aal1, and the site asks for a security key or a recovery code. */
  private leaveToSite({ path, uid }: Interaction, form: URLSearchParams): InteractionOutcome {
    const accountId = this.open(read(form, 'pending'), uid);
    return accountId ? { accountId, amr: ['pwd'] } : this.startAgain(path);
  }

  private startAgain(path: string): InteractionOutcome {
    const toast: Toast = { kind: 'error', title: 'Sign in failed', message: 'Please start again.' };
    return { status: 422, html: this.passwordPage({ path, toast }) };
  }

  private async signUp({ path, ip }: Interaction, form: URLSearchParams): Promise<InteractionOutcome> {
    const [email, password, fullName] = [read(form, 'email'), read(form, 'password'), read(form, 'full_name').trim()];
    return this.orPage(
      'Sign up failed',
      (toast) => renderSignUpPage({ path, email, toast }, fullName),
      async () => {
        await this.parts.directory.signUp({ email, password, fullName, ip });
        return { status: 200, html: renderConfirmPage({ path, email, toast: ACCOUNT_CREATED }) };
      },
    );
  }

  private async confirm({ path, ip }: Interaction, form: URLSearchParams): Promise<InteractionOutcome> {
    const email = read(form, 'email');
    return this.orPage(
      'Sign up failed',
      (toast) => renderConfirmPage({ path, email, toast }),
      async () => {
        const accountId = await this.parts.directory.confirm(email, read(form, 'code').replaceAll(' ', ''), ip);
        return { accountId, amr: ['otp'] };
      },
    );
  }

  private async requestRecovery({ path, ip }: Interaction, form: URLSearchParams): Promise<InteractionOutcome> {
    const email = read(form, 'email');
    const title = 'The link could not be sent';
    return this.orPage(
      title,
      (toast) => renderForgotPage({ path, email, toast }),
      async () => {
        await this.parts.directory.requestRecovery(email, ip);
        return { status: 200, html: renderForgotPage({ path, toast: MAIL_SENT }) };
      },
    );
  }

  /** Runs a task; after a refusal, renders the page again with its message. */
  private async orPage(
    title: string,
    render: (toast: Toast) => string,
    task: () => Promise<InteractionOutcome>,
  ): Promise<InteractionOutcome> {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof DirectoryRefusal)) throw error;
      return { status: 422, html: render({ kind: 'error', title, message: error.message }) };
    }
  }

  private passwordPage(page: AccountPage): string {
    const { directory, isDemo } = this.parts;
    return renderPasswordPage(page, { canMail: directory.canMail, isDemo });
  }

  private seal(signIn: Omit<PendingSignIn, 'until'>): string {
    const until = this.parts.clock.now().getTime() + CODE_MINUTES * 60_000;
    return this.parts.box.seal(JSON.stringify({ ...signIn, until } satisfies PendingSignIn)).toString('base64url');
  }

  /** Returns the account that recently passed the password step of this interaction; null otherwise. */
  private open(sealed: string, uid: string): string | null {
    try {
      const pending = JSON.parse(this.parts.box.open(Buffer.from(sealed, 'base64url'))) as PendingSignIn;
      const isOurs = pending.uid === uid && pending.until > this.parts.clock.now().getTime();
      return isOurs ? pending.accountId : null;
    } catch {
      return null;
    }
  }
}

function read(form: URLSearchParams, name: string): string {
  return form.get(name) ?? '';
}
