import type { Actor } from '../../common/http/request-context.js';

/** The kinds of security events, in snake-case past tense. `docs/security.md` says when each is written. */
export const SECURITY_EVENT_KINDS = [
  'signed_in',
  'sign_in_failed',
  'second_factor_proved',
  'second_factor_failed',
  'reauthentication_failed',
  'rate_limited',
  'signed_out',
  'session_ended',
  'all_sessions_ended',
  'refresh_token_reused',
  'password_reset_requested',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'factor_added',
  'factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'identity_linked',
  'identity_unlinked',
  'account_created',
  'account_changed',
  'account_exported',
  'account_deleted',
  'banned',
  'unbanned',
  'sign_in_link_made',
  'access_denied',
  'admin_refused',
  'operator_command',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Facts of a kind: no secret, no address without an account. Long texts are cut. */
export type SecurityEventDetails = Record<string, string | number | boolean | null>;

/** An event. The recorder adds origin and actor. */
export interface SecurityEvent {
  kind: SecurityEventKind;
  /** The account that it is about; null when there is none, or it is not known. */
  userId: string | null;
  /** The session in which it happened, where it is not the caller's own. */
  sessionId?: string | null;
  /** Who did it, where it is not the caller of the request. */
  actor?: Actor;
  details?: SecurityEventDetails;
}

/** An event that unauthenticated callers can cause at any rate. */
export interface StrangersEvent extends SecurityEvent {
  /** The address that was tried. Kept as a keyed hash, and only when no account is known. */
  email?: string;
}

/** A change of sign-in methods; its owner is notified by mail. */
export interface AccountChange extends SecurityEvent {
  userId: string;
  /** The former address of the account, which is notified, too. */
  formerEmail?: string | null;
}

/** An event as it is written. */
export interface RecordedEvent {
  id: string;
  kind: SecurityEventKind;
  userId: string | null;
  sessionId: string | null;
  actor: Actor;
  clientIp: string | null;
  userAgent: string | null;
  requestId: string | null;
  details: SecurityEventDetails;
}
