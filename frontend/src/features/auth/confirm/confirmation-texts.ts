import type { ConfirmationKind } from './confirm-link';

interface ConfirmationTexts {
  title: string;
  text: string;
  button: string;
}

const SIGN_IN: ConfirmationTexts = {
  title: 'Sign in',
  text: 'You asked for an email to sign in with.',
  button: 'Sign in',
};

/** What the confirmation page says, by what the mail was for. */
export const CONFIRMATION_TEXTS: Readonly<Record<ConfirmationKind, ConfirmationTexts>> = {
  signup: {
    title: 'Confirm your address',
    text: 'One click, and your account is ready.',
    button: 'Confirm my address',
  },
  invite: {
    title: 'You are invited',
    text: 'An account has been created for you.',
    button: 'Accept the invitation',
  },
  magiclink: SIGN_IN,
  email: SIGN_IN,
  recovery: {
    title: 'Set a new password',
    text: 'Confirm that it was you who asked for it. On the next page you choose the password.',
    button: 'Continue',
  },
  email_change: {
    title: 'Confirm the change of your address',
    text: 'The change counts when both addresses, the old one and the new one, have confirmed it.',
    button: 'Confirm the change',
  },
};
