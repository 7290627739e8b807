import type { SecurityEventDto, SecurityEventKind } from '../../api/generated/types.gen';

type Details = SecurityEventDto['details'];

const SIGN_IN_METHODS: Readonly<Record<string, string>> = {
  password: 'with a password',
  recovery: 'by a recovery link',
  magiclink: 'by a mailed link',
  otp: 'by a mailed link or code',
  invite: 'by an invitation',
  'email/signup': 'by the confirmation of the email address',
  email_change: 'by the confirmation of a new email address',
};

const TEXTS: Readonly<Record<SecurityEventKind, string | ((details: Details) => string)>> = {
  signed_in: ({ method }) => ['Signed in', SIGN_IN_METHODS[String(method)]].filter(Boolean).join(' '),
  sign_in_failed: 'A sign-in failed',
  second_factor_proved: ({ factor }) => withSubject('Second step confirmed', factor),
  second_factor_failed: ({ factor }) => withSubject('Wrong answer to the second step', factor),
  reauthentication_failed: 'A wrong password or code was given for a change of the account',
  rate_limited: 'Too many tries were refused',
  signed_out: 'Signed out',
  session_ended: ({ reason }) =>
    reason === 'outlived' ? 'A session expired: it was unused or too old' : 'A session was ended',
  all_sessions_ended: 'All other sessions were ended',
  refresh_token_reused: 'A session was ended because an old copy of it was used',
  password_reset_requested: 'Password reset requested',
  password_changed: 'The password was changed',
  email_change_requested: ({ email }) => withSubject('Change of the email address requested', email),
  email_changed: ({ email }) => withSubject('The email address was changed', email),
  factor_added: ({ factor }) => withSubject('A second step was added', factor),
  factor_removed: ({ factor }) => withSubject('A second step was removed', factor),
  recovery_codes_made: 'New recovery codes were created',
  recovery_code_used: ({ remaining }) => withSubject('A recovery code was used; codes left', remaining),
  identity_linked: ({ provider }) => withSubject('A way to sign in was added', provider),
  identity_unlinked: ({ provider }) => withSubject('A way to sign in was removed', provider),
  account_created: 'Account created',
  account_changed: 'The account was changed',
  account_exported: 'The data of the account were downloaded',
  account_deleted: 'The account was deleted',
  banned: 'The account was locked',
  unbanned: 'The account was unlocked',
  sign_in_link_made: 'A link that opens the account was created',
  access_denied: 'Something was refused that this kind of account may not do',
  admin_refused: 'A call that only administrators may make was refused',
  operator_command: 'A command was run on the account',
};

/** What happened, in plain words. A kind that this page does not know yet is read out as it is. */
export function securityEventText({ kind, actor, details }: SecurityEventDto): string {
  const known = TEXTS[kind] ?? kind.replaceAll('_', ' ');
  const text = typeof known === 'function' ? known(details) : known;
  return actor === 'operator' || actor === 'admin_api' ? `${text}, by an administrator` : text;
}

function withSubject(text: string, subject: unknown): string {
  return typeof subject === 'number' || (typeof subject === 'string' && subject !== '') ? `${text}: ${subject}` : text;
}
