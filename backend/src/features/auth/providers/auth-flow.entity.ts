import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CodeChallenge } from '../grants/pkce.js';

/** A sign-in in progress: through a provider, or from a mailed link to the requesting browser. */
@Entity('auth_flows')
export class AuthFlow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  provider: string;

  /** Hash of the state that the provider returns; null without a provider. */
  @Column('bytea', { nullable: true })
  stateHash: Buffer | null;

  @Column('text', { nullable: true })
  nonce: string | null;

  /** Our own PKCE verifier for the provider. */
  @Column('bytea', { nullable: true })
  sealedVerifier: Buffer | null;

  @Column('text')
  redirectTo: string;

  /** PKCE challenge of the browser. */
  @Column('text', { nullable: true })
  codeChallenge: string | null;

  @Column('text', { nullable: true })
  codeChallengeMethod: CodeChallenge['method'] | null;

  /** The account to link a sign-in method to; null for a sign-in. */
  @Column('uuid', { nullable: true })
  linkingUserId: string | null;

  @Column('uuid', { nullable: true })
  linkingSessionId: string | null;

  /** The identity that the exchange links to the account. */
  @Column('jsonb', { nullable: true })
  linkingIdentity: object | null;

  /** Hash of the code that the browser exchanges for a session. */
  @Column('bytea', { nullable: true })
  codeHash: Buffer | null;

  /** The account of the code. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @Column('bytea', { nullable: true })
  sealedProviderTokens: Buffer | null;

  /** The authentication method. */
  @Column('text')
  method: string;

  /** Whether our own provider has verified the second factor. */
  @Column('boolean', { name: 'proved_factor' })
  mfaVerified: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  authorizedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  exchangedAt: Date | null;
}
