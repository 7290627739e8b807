import { Column, Entity, PrimaryColumn } from 'typeorm';

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
