import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account: whom a session belongs to. The profile with the same id says who that is inside the product. */
@Entity('auth_users')
export class AuthUser {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case; null once the account is closed. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null;

  /** Names its own salt and cost; null for an account without a password. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  /** What people say about themselves. Nothing may be authorized by it. */
  @Column('jsonb')
  userMetadata: object;

  /** What the platform and its operator say about the account. */
  @Column('jsonb')
  appMetadata: object;

  @Column('timestamptz', { nullable: true })
  lastSignInAt: Date | null;

  @Column('timestamptz', { nullable: true })
  bannedUntil: Date | null;

  /** When the account was closed; its row stays because others refer to it. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmationSentAt: Date | null;

  /** When a mail that opens the account without its password was sent last. */
  @Column('timestamptz', { nullable: true })
  recoverySentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  reauthenticationSentAt: Date | null;

  /** The address that waits for both mailboxes to agree. */
  @Column('text', { nullable: true })
  newEmail: string | null;

  @Column('timestamptz', { nullable: true })
  emailChangeSentAt: Date | null;

  /** Which of the two mailboxes has agreed to the change. */
  @Column('text', { nullable: true })
  emailChangeAgreed: 'current' | 'new' | null;
}

/** A way to sign in to an account, keyed by who vouches for it and whom that calls by this name. */
@Entity('auth_identities')
export class AuthIdentity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  /** Name on the wire. */
  @Column('text')
  provider: string;

  @Column('text')
  issuer: string;

  /** Unique for its issuer. */
  @Column('text')
  subject: string;

  @Column('text', { nullable: true })
  email: string | null;

  /** Claims of the provider. */
  @Column('jsonb')
  identityData: object;

  @Column('timestamptz', { nullable: true })
  lastSignInAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
