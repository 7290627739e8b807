import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { DirectoryAccount } from './account-directory.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { ProviderAccount } from './provider-account.entity.js';
import { ProviderAccountQueries, type ProviderAccountRow } from './provider-account.queries.js';

/** Demo accounts of the built-in identity provider, which need no password. */
@Injectable()
export class ProviderAccountsService {
  constructor(
    @InjectRepository(ProviderAccount) private readonly accounts: Repository<ProviderAccount>,
    private readonly queries: ProviderAccountQueries,
  ) {}

  async findAccount(id: string): Promise<DirectoryAccount | null> {
    const row = await this.queries.find(id);
    return row && toAccount(row);
  }

  /** Creates the demo accounts; existing ones are not changed. */
  async ensureDemoAccounts(): Promise<void> {
    const accounts = DEMO_ACCOUNTS.map((account) => ({ ...account, emailVerified: true, isDemo: true }));
    await this.accounts.createQueryBuilder().insert().values(accounts).orIgnore().execute();
  }

  /** Returns the account of an address, created if needed. Demo mode only: the address is not verified. */
  async ensureDemoAccount(email: string): Promise<DirectoryAccount> {
    const address = email.trim().toLowerCase();
    return toAccount(await this.queries.ensure({ id: uuidv7(), email: address, full_name: nameOfAddress(address) }));
  }

  /** Deletes an account in the caller's transaction. The listed demo accounts stay: everyone may sign in to them. */
  async removeAccount(manager: EntityManager, id: string): Promise<void> {
    if (DEMO_ACCOUNTS.some((account) => account.id === id)) return;
    await this.queries.delete(manager, id);
  }
}

function toAccount(row: ProviderAccountRow): DirectoryAccount {
  return { id: row.id, email: row.email, fullName: row.full_name };
}

/** `maria.lopez@…` → `Maria Lopez`. */
function nameOfAddress(address: string): string {
  const [local = ''] = address.split('@');
  const words = local.split(/[._+-]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || local;
}
