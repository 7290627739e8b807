import { Column, Entity, PrimaryColumn } from 'typeorm';

/** State that the provider keeps between requests: interactions, codes, grants, and its signing key. */
@Entity('identity_provider_records')
export class ProviderRecord {
  /** Model name of oidc-provider, or `SigningKey`. */
  @PrimaryColumn('text')
  model: string;

  @PrimaryColumn('text')
  id: string;

  @Column('jsonb')
  payload: object;

  @Column('text', { nullable: true })
  grantId: string | null;

  @Column('text', { nullable: true })
  userCode: string | null;

  @Column('text', { nullable: true })
  uid: string | null;

  @Column('timestamptz', { nullable: true })
  consumedAt: Date | null;

  /** Null for what does not expire. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;
}
