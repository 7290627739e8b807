import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CodeChallenge } from '../../grants/pkce.js';

/** A mailed link with its code. Using either deletes the row. */
@Entity('auth_one_time_tokens')
export class OneTimeToken {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  kind: OneTimeTokenKind;

  /** Where it was sent. */
  @Column('text')
  email: string;

  /** Of the link. */
  @Column('bytea')
  tokenHash: Buffer;

  /** Keyed hash of the code. */
  @Column('bytea')
  codeHash: Buffer;

  /** Wrong codes that may have been meant for it. */
  @Column('integer')
  failedAttempts: number;

  /** PKCE challenge of the requesting browser, if it sent one. */
  @Column('text', { nullable: true })
  codeChallenge: string | null;

  @Column('text', { nullable: true })
  codeChallengeMethod: CodeChallenge['method'] | null;

  @Column('timestamptz')
  createdAt: Date;

  /** Of the link. */
  @Column('timestamptz')
  expiresAt: Date;
}

/** What a mailed link or code is for. */
export type OneTimeTokenKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** The account and mailbox of a token. */
export interface OneTimeTokenSubject {
  userId: string;
  /** Where it is sent. */
  email: string;
  /** PKCE challenge of the requesting browser, if it sent one. */
  challenge?: CodeChallenge | null;
}

/** The two forms of one token: using either consumes both. */
export interface IssuedToken {
  /** For a link; unguessable. Starts with `pkce_` when the browser sent a PKCE challenge. */
  linkToken: string;
  /** Six digits, to be typed in. */
  code: string;
}

/** A token that has just been consumed. */
export interface UsedToken {
  kind: OneTimeTokenKind;
  userId: string;
  email: string;
  challenge: CodeChallenge | null;
}
