import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account, the owner of sessions. The profile with the same id holds the product's data of the user. */
@Entity('auth_users')
export class AuthUser {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case; null once the account is closed. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null;

  /** Includes its salt and cost; null for an account without a password. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  /** Metadata set by the users themselves. It must not be used for authorization. */
  @Column('jsonb')
  userMetadata: object;

  /** Metadata set by the platform and its operator. */
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

  /** When a mail that signs in without the password was last sent. */
  @Column('timestamptz', { nullable: true })
  recoverySentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  reauthenticationSentAt: Date | null;

  /** The new address that both mailboxes still have to confirm. */
  @Column('text', { nullable: true })
  newEmail: string | null;

  @Column('timestamptz', { nullable: true })
  emailChangeSentAt: Date | null;

  /** Which of the two mailboxes has confirmed the change. */
  @Column('text', { nullable: true })
  emailChangeAgreed: 'current' | 'new' | null;
}

/** A sign-in method of an account, keyed by issuer and subject. */
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
