import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The recovery codes of a person. A code that is used leaves the set. */
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
