import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { DataSource } from 'typeorm';

interface Row {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

/** Keeps the provider's sessions, codes and grants in Postgres, so that a restart or another replica knows them. */
export class PostgresAdapter implements Adapter {
  constructor(
    private readonly model: string,
    private readonly dataSource: DataSource,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresInS: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO identity_provider_records (model, id, payload, grant_id, user_code, uid, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
       ON CONFLICT (model, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
         user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
      [
        this.model,
        id,
        JSON.stringify(payload),
        payload.grantId ?? null,
        payload.userCode ?? null,
        payload.uid ?? null,
        expiresInS || null,
      ],
    );
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.findBy('id', id);
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return this.findBy('user_code', userCode);
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.findBy('uid', uid);
  }

  async consume(id: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE identity_provider_records SET consumed_at = now() WHERE model = $1 AND id = $2',
      [this.model, id],
    );
  }

  async destroy(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM identity_provider_records WHERE model = $1 AND id = $2', [this.model, id]);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM identity_provider_records WHERE grant_id = $1', [grantId]);
  }

  private async findBy(column: 'id' | 'user_code' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT payload, consumed_at FROM identity_provider_records
       WHERE model = $1 AND ${column} = $2 AND (expires_at IS NULL OR expires_at > now())`,
      [this.model, value],
    );
    const [row] = rows;
    if (!row) return undefined;
    return row.consumed_at ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : row.payload;
  }
}
