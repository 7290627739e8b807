import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { AssuranceLevel, AuthenticationMethod } from './access-token.service.js';
import { SessionCheckService } from './session-check.service.js';

/** Where a session was begun; shown to its owner. */
export interface Device {
  userAgent: string | null;
  ip: string | null;
}

export type SignOutScope = 'global' | 'local' | 'others';

export interface SessionRow {
  id: string;
  user_id: string;
  aal: AssuranceLevel;
  amr: AuthenticationMethod[];
  ended_at: Date | null;
}

/** Signed-in browsers: one row each, ended but not removed. */
@Injectable()
export class AuthSessionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly check: SessionCheckService,
  ) {}

  async begin(
    manager: EntityManager,
    userId: string,
    method: AuthenticationMethod,
    device: Device,
  ): Promise<SessionRow> {
    const id = uuidv7();
    const amr = [method];
    await manager.query(
      'INSERT INTO auth_sessions (id, user_id, aal, amr, user_agent, ip) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, userId, 'aal1', JSON.stringify(amr), device.userAgent?.slice(0, 400) ?? null, device.ip],
    );
    return { id, user_id: userId, aal: 'aal1', amr, ended_at: null };
  }

  /** Reads the session and keeps others from ending or refreshing it until the transaction is over. */
  async lock(manager: EntityManager, sessionId: string): Promise<SessionRow | null> {
    const rows: SessionRow[] = await manager.query(
      'SELECT id, user_id, aal, amr, ended_at FROM auth_sessions WHERE id = $1 FOR UPDATE',
      [sessionId],
    );
    return rows[0] ?? null;
  }

  async end(manager: EntityManager, sessionId: string): Promise<void> {
    await manager.query('UPDATE auth_sessions SET ended_at = now() WHERE id = $1 AND ended_at IS NULL', [sessionId]);
  }

  /** Signs out: this browser, all others, or all of them (the default of S7.6). */
  async signOut(userId: string, sessionId: string, scope: SignOutScope): Promise<void> {
    await this.dataSource.query(
      `UPDATE auth_sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL
         AND CASE $3 WHEN 'local' THEN id = $2 WHEN 'others' THEN id <> $2 ELSE true END`,
      [userId, sessionId, scope],
    );
    this.check.forgetUser(userId);
  }
}
