import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that a demonstration opens without a password. */
@Entity('identity_provider_accounts')
export class ProviderAccount {
  @PrimaryColumn('uuid')
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text')
  fullName: string;

  @Column('boolean')
  emailVerified: boolean;

  @Column('boolean')
  isDemo: boolean;

  @Column('timestamptz')
  createdAt: Date;
}
