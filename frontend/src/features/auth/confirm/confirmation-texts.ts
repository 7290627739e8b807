import type { ConfirmationKind } from './confirm-link';
import * as words from './words.en';

interface ConfirmationTexts {
  title: string;
  text: string;
  button: string;
}

/** What the confirmation page says, by what the mail was for. */
export const CONFIRMATION_TEXTS: Readonly<Record<ConfirmationKind, ConfirmationTexts>> = {
  signup: words.signUp,
  invite: words.invitation,
  magiclink: words.signIn,
  email: words.signIn,
  recovery: words.recovery,
  email_change: words.emailChange,
};
