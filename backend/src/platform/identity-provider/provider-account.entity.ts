import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A demo account, which needs no password. */
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
