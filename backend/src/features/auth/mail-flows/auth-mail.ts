import type { MailContent } from '../../../platform/mail/mail.js';
import { renderMail } from '../../../platform/mail/render-mail.js';
import { withQuery } from '../providers/redirect-target.js';
import type { IssuedToken, OneTimeTokenKind } from './one-time-tokens/one-time-token.entity.js';
import { CODE_MINUTES, linkMinutesOf } from './one-time-tokens/one-time-tokens.service.js';

interface Wording {
  subject: string;
  reason: string;
  label: string;
  closing: string;
}

type LinkedKind = Exclude<OneTimeTokenKind, 'reauthentication'>;

/** A mail with a link, and its data. */
export interface LinkMail {
  kind: LinkedKind;
  token: IssuedToken;
  appUrl: string;
  /** Where the page redirects to; already validated. */
  redirectTo: string;
  /** The address that the account changes to; only for a change of address. */
  newEmail?: string;
}

const WORDINGS: Readonly<Record<LinkedKind, (newEmail: string) => Wording>> = {
  signup: () => ({
    subject: 'Confirm your email address',
    reason: 'Someone signed up with this email address. If it was you, confirm that the address is yours.',
    label: 'Confirm address',
    closing: 'If it was not you, ignore this email: the account cannot be used until the address is confirmed.',
  }),
  invite: () => ({
    subject: 'You are invited',
    reason: 'An account was created for you. Accept the invitation to use it.',
    label: 'Accept invitation',
    closing: 'If you did not expect this, ignore this email: the account cannot be used until you accept.',
  }),
  recovery: () => ({
    subject: 'Choose a new password',
    reason: 'We received a request to reset your password. The link signs you in so that you can choose a new one.',
    label: 'Choose a new password',
    closing: 'If it was not you, ignore this email: your password stays the same.',
  }),
  magiclink: () => ({
    subject: 'Your sign-in link',
    reason: 'This link signs you in without a password.',
    label: 'Sign in',
    closing: 'If you did not ask for it, ignore this email: nobody can use the link without it.',
  }),
  email_change_current: (newEmail) => ({
    subject: 'Confirm the change of your email address',
    reason: `You asked to change your email address to ${newEmail}. Both addresses have to confirm the change; this email is for your current one.`,
    label: 'Confirm the change',
    closing: 'If it was not you, do not confirm, and change your password: someone is signed in to your account.',
  }),
  email_change_new: (newEmail) => ({
    subject: 'Confirm your new email address',
    reason: `You asked to use ${newEmail} for your account. Both addresses have to confirm the change; this email is for the new one.`,
    label: 'Confirm the new address',
    closing: 'If it was not you, ignore this email: nothing changes until you confirm.',
  }),
};

/**
 * Writes the mail that carries a link. It leads to a page with a button: mail scanners, which open links, do not use it
 * up. The page works on another device than the one that asked.
 */
export function renderLinkMail({ kind, token, appUrl, redirectTo, newEmail = '' }: LinkMail): MailContent {
  const { subject, reason, label, closing } = WORDINGS[kind](newEmail);
  return renderMail({
    subject,
    paragraphs: [reason, lifetimeText(kind)],
    action: { label, address: confirmAddressOf({ kind, token, appUrl, redirectTo }) },
    code: token.code,
    closing,
  });
}

/** Address of the page that uses a token when its button is pressed. */
export function confirmAddressOf({ kind, token, appUrl, redirectTo }: Omit<LinkMail, 'newEmail'>): string {
  return withQuery(`${appUrl}/auth/confirm`, {
    token_hash: token.linkToken,
    type: linkTypeOf(kind),
    redirect_to: redirectTo,
  });
}

/** Writes the mail that asks a signed-in person to confirm their identity. */
export function renderReauthenticationMail({ code }: IssuedToken): MailContent {
  return renderMail({
    subject: `${code} is your confirmation code`,
    paragraphs: [`A change to your account needs this code. It works once, for ${CODE_MINUTES} minutes.`],
    code,
    closing: 'If it was not you, do not share the code, and sign out everywhere: someone is signed in as you.',
  });
}

function lifetimeText(kind: LinkedKind): string {
  const minutes = linkMinutesOf(kind);
  if (minutes === CODE_MINUTES)
    return `The link and the code work for ${minutes} minutes. Either of them can be used once.`;
  return `The link works for ${minutes} minutes, the code for ${CODE_MINUTES}. Either of them can be used once.`;
}

/** The `type` by which clients verify a token. */
export function linkTypeOf(kind: LinkedKind): string {
  return kind.startsWith('email_change') ? 'email_change' : kind;
}
