import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token that renews a session once. */
@Entity('auth_refresh_tokens')
export class AuthRefreshToken {
  /** A number of eight bytes, as text. */
  @PrimaryColumn('int8')
  id: string;

  @Column('bytea')
  tokenHash: Buffer;

  @Column('uuid')
  sessionId: string;

  /** The token that was exchanged for this one; null for the first of a session. */
  @Column('int8', { nullable: true })
  parentId: string | null;

  /** The token that replaced this one, encrypted for the holder of this one. */
  @Column('bytea', { nullable: true })
  sealedChild: Buffer | null;

  /** Null while it is the active one. */
  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
