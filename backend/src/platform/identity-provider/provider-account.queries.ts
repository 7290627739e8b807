import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** A row of `identity_provider_accounts`. */
export interface ProviderAccountRow {
  id: string;
  email: string;
  full_name: string;
}

const COLUMNS = 'id, email, full_name';

/** Compared as text, because ids from tokens and identities may not be UUIDs. */
const FIND = `SELECT ${COLUMNS} FROM identity_provider_accounts WHERE id::text = $1`;

const ENSURE = `INSERT INTO identity_provider_accounts (id, email, full_name, email_verified, is_demo)
  VALUES ($1, $2, $3, true, true)
  ON CONFLICT (email) DO UPDATE SET email = excluded.email
  RETURNING ${COLUMNS}`;

/** Queries on demo accounts. */
@Injectable()
export class ProviderAccountQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async find(id: string): Promise<ProviderAccountRow | null> {
    const rows: ProviderAccountRow[] = await this.dataSource.query(FIND, [id]);
    return rows[0] ?? null;
  }

  /** Returns the account of an address, adding `account` if there is none. */
  async ensure({ id, email, full_name: fullName }: ProviderAccountRow): Promise<ProviderAccountRow> {
    const [row]: ProviderAccountRow[] = await this.dataSource.query(ENSURE, [id, email, fullName]);
    if (!row) throw new Error('The account was not stored');
    return row;
  }

  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query('DELETE FROM identity_provider_accounts WHERE id::text = $1', [id]);
  }
}
