import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CodeChallenge } from '../../grants/pkce.js';
import type { OneTimeTokenKind } from './one-time-token.js';

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

  /** Wrong codes that it could have been meant by. */
  @Column('integer')
  failedAttempts: number;

  /** Proof key of the browser that asked for it, if it sent one. */
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
