import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AssuranceLevel, AuthenticationMethod } from '../tokens/access-token.service.js';

/** A session of a browser. After its end the row is kept for a while, so that its owner can review it. */
@Entity('auth_sessions')
export class AuthSession {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  aal: AssuranceLevel;

  /** The verified authentication methods, newest first. */
  @Column('jsonb')
  amr: AuthenticationMethod[];

  /** At most 400 characters. */
  @Column('text', { nullable: true })
  userAgent: string | null;

  @Column('inet', { nullable: true })
  ip: string | null;

  @Column('timestamptz')
  createdAt: Date;

  /** When it was last renewed; null if never. */
  @Column('timestamptz', { nullable: true })
  refreshedAt: Date | null;

  /** Null while it lives. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** The factor that stepped it up to aal2; null for a recovery code. */
  @Column('uuid', { nullable: true })
  factorId: string | null;

  @Column('timestamptz', { name: 'raised_at', nullable: true })
  steppedUpAt: Date | null;
}

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
