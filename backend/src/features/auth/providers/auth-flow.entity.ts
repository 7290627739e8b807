import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CodeChallenge } from '../grants/pkce.js';

/** A sign-in on its way: to a provider and back, or from a mailed link to the browser that asked for it. */
@Entity('auth_flows')
export class AuthFlow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  provider: string;

  /** Of the state that the provider gives back; null where there is no provider. */
  @Column('bytea', { nullable: true })
  stateHash: Buffer | null;

  @Column('text', { nullable: true })
  nonce: string | null;

  /** Our own proof key for the provider. */
  @Column('bytea', { nullable: true })
  sealedVerifier: Buffer | null;

  @Column('text')
  redirectTo: string;

  /** Proof key of the browser. */
  @Column('text', { nullable: true })
  codeChallenge: string | null;

  @Column('text', { nullable: true })
  codeChallengeMethod: CodeChallenge['method'] | null;

  /** Whose account gets another way to sign in; null for a sign-in. */
  @Column('uuid', { nullable: true })
  linkingUserId: string | null;

  @Column('uuid', { nullable: true })
  linkingSessionId: string | null;

  /** To be added to the account by the exchange. */
  @Column('jsonb', { nullable: true })
  linkingIdentity: object | null;

  /** Of the code that the browser exchanges for a session. */
  @Column('bytea', { nullable: true })
  codeHash: Buffer | null;

  /** Whose account the code opens. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('bytea', { nullable: true })
  sealedProviderTokens: Buffer | null;

  /** How the person proved who they are. */
  @Column('text')
  method: string;

  /** Whether our own provider has asked for the second factor. */
  @Column('boolean', { name: 'proved_factor' })
  mfaVerified: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  authorizedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  exchangedAt: Date | null;
}
