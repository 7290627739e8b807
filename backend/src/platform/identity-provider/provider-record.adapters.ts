import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { DataSource } from 'typeorm';
import { ProviderRecord } from './provider-record.entity.js';
import { ProviderRecordQueries } from './provider-record.queries.js';

/**
 * Stores the provider's interactions, codes and grants in Postgres, so that they survive restarts and all replicas
 * share them.
 */
export class PostgresAdapter implements Adapter {
  private readonly queries: ProviderRecordQueries;

  constructor(
    private readonly model: string,
    private readonly dataSource: DataSource,
  ) {
    this.queries = new ProviderRecordQueries(dataSource.manager);
  }

  async upsert(id: string, payload: AdapterPayload, expiresInS: number): Promise<void> {
    await this.queries.save(this.model, id, payload, expiresInS || null);
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
    await this.dataSource.manager.update(ProviderRecord, { model: this.model, id }, { consumedAt: () => 'now()' });
  }

  async destroy(id: string): Promise<void> {
    await this.dataSource.manager.delete(ProviderRecord, { model: this.model, id });
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.dataSource.manager.delete(ProviderRecord, { grantId });
  }

  private async findBy(key: 'id' | 'user_code' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const row = await this.queries.find(this.model, key, value);
    if (!row) return undefined;
    return row.consumed_at ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : row.payload;
  }
}

/**
 * Stores nothing; used for the provider's own sessions. Nobody stays signed in at the provider, so each sign-in asks
 * for the account.
 */
export class InMemoryAdapter implements Adapter {
  async upsert(): Promise<void> {}

  async find(): Promise<undefined> {
    return undefined;
  }

  async findByUserCode(): Promise<undefined> {
    return undefined;
  }

  async findByUid(): Promise<undefined> {
    return undefined;
  }

  async consume(): Promise<void> {}

  async destroy(): Promise<void> {}

  async revokeByGrantId(): Promise<void> {}
}
