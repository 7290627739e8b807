import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a session is asked to prove: one open challenge for each session and factor. */
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
