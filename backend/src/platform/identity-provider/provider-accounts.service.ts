import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { DirectoryAccount } from './account-directory.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';

interface Row {
  id: string;
  email: string;
  full_name: string;
}

const COLUMNS = 'id, email, full_name';

/** Accounts of the built-in identity provider that a demonstration opens without a password. */
@Injectable()
export class ProviderAccountsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async findAccount(id: string): Promise<DirectoryAccount | null> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM identity_provider_accounts WHERE id::text = $1`,
      [id],
    );
    return rows[0] ? toAccount(rows[0]) : null;
  }

  /** Makes the demo accounts; existing ones are left as they are. */
  async ensureDemoAccounts(): Promise<void> {
    for (const { id, email, fullName } of DEMO_ACCOUNTS) {
      await this.dataSource.query(
        `INSERT INTO identity_provider_accounts (id, email, full_name, email_verified, is_demo)
         VALUES ($1, $2, $3, true, true) ON CONFLICT DO NOTHING`,
        [id, email, fullName],
      );
    }
  }

  /** Gives the account of an address, made when there is none. Demo mode only: nobody has proved to own the address. */
  async ensureDemoAccount(email: string): Promise<DirectoryAccount> {
    const address = email.trim().toLowerCase();
    const rows: Row[] = await this.dataSource.query(
      `INSERT INTO identity_provider_accounts (id, email, full_name, email_verified, is_demo)
       VALUES ($1, $2, $3, true, true)
       ON CONFLICT (email) DO UPDATE SET email = excluded.email
       RETURNING ${COLUMNS}`,
      [uuidv7(), address, nameOfAddress(address)],
    );
    const [row] = rows;
    if (!row) throw new Error('The account was not stored');
    return toAccount(row);
  }

  /** Forgets an account inside the caller's transaction. The listed demo accounts stay: everybody may sign in to them. */
  async removeAccount(manager: EntityManager, id: string): Promise<void> {
    if (DEMO_ACCOUNTS.some((account) => account.id === id)) return;
    await manager.query('DELETE FROM identity_provider_accounts WHERE id::text = $1', [id]);
  }
}

function toAccount(row: Row): DirectoryAccount {
  return { id: row.id, email: row.email, fullName: row.full_name };
}

/** `maria.lopez@…` → `Maria Lopez`. */
function nameOfAddress(address: string): string {
  const [local = ''] = address.split('@');
  const words = local.split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || local;
}
