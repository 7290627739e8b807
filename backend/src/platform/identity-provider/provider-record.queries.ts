import type { AdapterPayload } from 'oidc-provider';
import type { EntityManager } from 'typeorm';

/** A record as the provider reads it. */
export interface RecordRow {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

/** Columns by which a record is found. */
type RecordKey = 'id' | 'user_code' | 'uid';

const DELETED_AT_ONCE = 10_000;

const SAVE = `INSERT INTO identity_provider_records (model, id, payload, grant_id, user_code, uid, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
  ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
    user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`;

const LIVING = `SELECT payload, consumed_at FROM identity_provider_records
  WHERE model = $1 AND (expires_at IS NULL OR expires_at > now())`;

const FIND: Readonly<Record<RecordKey, string>> = {
  id: `${LIVING} AND id = $2`,
  user_code: `${LIVING} AND user_code = $2`,
  uid: `${LIVING} AND uid = $2`,
};

const DELETE_EXPIRED = `DELETE FROM identity_provider_records WHERE (model, id) IN (
  SELECT model, id FROM identity_provider_records WHERE expires_at < now() LIMIT $1 FOR UPDATE SKIP LOCKED)`;

/** Queries on provider records; simple changes use the entity. */
export class ProviderRecordQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Replaces an earlier record of the same model and id. @param expiresInS null for never */
  async save(model: string, id: string, payload: AdapterPayload, expiresInS: number | null): Promise<void> {
    const { grantId = null, userCode = null, uid = null } = payload;
    await this.manager.query(SAVE, [model, id, JSON.stringify(payload), grantId, userCode, uid, expiresInS]);
  }

  /** The record, unless it has expired. */
  async find(model: string, key: RecordKey, value: string): Promise<RecordRow | null> {
    const rows: RecordRow[] = await this.manager.query(FIND[key], [model, value]);
    return rows[0] ?? null;
  }

  /** Deletes up to ten thousand records that have expired; locked ones wait for the next run. */
  async deleteExpired(): Promise<void> {
    await this.manager.query(DELETE_EXPIRED, [DELETED_AT_ONCE]);
  }
}
