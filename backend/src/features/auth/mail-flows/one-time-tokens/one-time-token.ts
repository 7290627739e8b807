import type { CodeChallenge } from '../../grants/pkce.js';

/** What a mailed link or code is for. */
export type OneTimeTokenKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** Whom a token is for. */
export interface OneTimeTokenSubject {
  userId: string;
  /** Where it is sent. */
  email: string;
  /** Proof key of the browser that asked for it, if it sent one. */
  challenge?: CodeChallenge | null;
}

/** The two forms of one token: either uses up both. */
export interface IssuedToken {
  /** For a link; unguessable. Begins with `pkce_` when the browser sent a proof key. */
  linkToken: string;
  /** Six digits, to be typed in. */
  code: string;
}

/** A token that has just been used up. */
export interface UsedToken {
  kind: OneTimeTokenKind;
  userId: string;
  email: string;
  challenge: CodeChallenge | null;
}
