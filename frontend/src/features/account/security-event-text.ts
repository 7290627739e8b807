import type { SecurityEventDto, SecurityEventKind } from '../../api/generated/types.gen';
import * as words from './words.en';

type Details = SecurityEventDto['details'];

const SIGN_IN_METHODS: Readonly<Record<string, string>> = words.signedInBy;

/** Which of the details names the object of an event. */
const SUBJECTS: Partial<Record<SecurityEventKind, string>> = {
  second_factor_proved: 'factor',
  second_factor_failed: 'factor',
  email_change_requested: 'email',
  email_changed: 'email',
  factor_added: 'factor',
  factor_removed: 'factor',
  recovery_code_used: 'remaining',
  identity_linked: 'provider',
  identity_unlinked: 'provider',
};

/** The event in plain words. An unknown kind is shown as it is. */
export function securityEventText({ kind, actor, details }: SecurityEventDto): string {
  const text = eventText(kind, details);
  return actor === 'operator' || actor === 'admin_api' ? words.eventByAdministrator(text) : text;
}

function eventText(kind: SecurityEventKind, details: Details): string {
  const text = words.securityEvents[kind] ?? kind.replaceAll('_', ' ');
  if (kind === 'signed_in') return SIGN_IN_METHODS[String(details['method'])] ?? text;
  if (kind === 'session_ended' && details['reason'] === 'outlived') return words.sessionExpired;
  const detail = SUBJECTS[kind];
  const subject = detail && details[detail];
  const isSaid = typeof subject === 'number' || (typeof subject === 'string' && subject !== '');
  return isSaid ? words.eventWithSubject(text, subject) : text;
}
