import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FactorType } from './factor.js';

/** A second factor. It takes effect once it is verified. */
@Entity('auth_factors')
export class AuthFactor {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  factorType: FactorType;

  @Column('text')
  status: 'unverified' | 'verified';

  /** Empty without a name. */
  @Column('text')
  friendlyName: string;

  /** Of an authenticator app. */
  @Column('bytea', { nullable: true })
  sealedSecret: Buffer | null;

  /** The newest time step whose code was used, as text. */
  @Column('int8', { nullable: true })
  lastTimeStep: string | null;

  @Column('text', { nullable: true })
  credentialId: string | null;

  @Column('bytea', { nullable: true })
  credentialPublicKey: Buffer | null;

  /** As text. */
  @Column('int8', { nullable: true })
  credentialCounter: string | null;

  @Column('text', { array: true, nullable: true })
  credentialTransports: string[] | null;

  /** Wrong answers in a row. */
  @Column('integer')
  failedAttempts: number;

  @Column('timestamptz', { nullable: true })
  blockedUntil: Date | null;

  @Column('timestamptz', { nullable: true })
  lastChallengedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}

/** A challenge of a session: one open challenge per session and factor. */
@Entity('auth_factor_challenges')
export class FactorChallengeEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  factorId: string;

  @Column('uuid')
  sessionId: string;

  /** Only of a WebAuthn factor. */
  @Column('text', { nullable: true })
  webauthnChallenge: string | null;

  @Column('timestamptz')
  expiresAt: Date;
}

/** The recovery codes of a person. A used code is removed from the set. */
@Entity('auth_recovery_codes')
export class RecoveryCodeSet {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Keyed hashes. */
  @Column('bytea', { array: true })
  codeHashes: Buffer[];

  /** Wrong codes in a row. */
  @Column('integer')
  failedAttempts: number;

  @Column('timestamptz', { nullable: true })
  blockedUntil: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
