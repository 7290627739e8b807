import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../../common/clock.js';
import { SealedBox } from '../../common/crypto/secrets.js';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { AccountDirectory, type DirectoryAccount } from './account-directory.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { ProviderAccountsService } from './provider-accounts.service.js';
import { firstPartyClient } from './provider-client.js';
import { ProviderRecord } from './provider-record.entity.js';
import type { SignInInteractions } from './sign-in-interactions.js';

/** The provider: its own pages, and everything else below its path. */
export interface BuiltInProvider {
  pages: SignInInteractions;
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** Creates the built-in provider from the configuration. */
@Injectable()
export class BuiltInProviderFactory {
  private readonly logger = new Logger(BuiltInProviderFactory.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: ProviderAccountsService,
    private readonly directory: AccountDirectory,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  async create(): Promise<BuiltInProvider> {
    const { appUrl, demo } = this.environment;
    if (demo) await this.accounts.ensureDemoAccounts();
    const { createProvider, PasswordInteractions, SignInInteractions } = await import('./provider-runtime.js');
    const { secretKey } = this.secrets;
    const onFault = (error: unknown): void => this.logger.error({ err: error });
    const provider = createProvider({
      client: firstPartyClient(this.environment, secretKey),
      key: await loadProviderKey(this.dataSource, secretKey),
      secretKey,
      dataSource: this.dataSource,
      findAccount: (id) => this.findAccount(id),
      onFault,
    });
    const pages = new SignInInteractions({
      provider,
      passwords: new PasswordInteractions({
        directory: this.directory,
        box: new SealedBox(secretKey, 'identity-provider second step'),
        clock: this.clock,
        isDemo: demo,
      }),
      accounts: this.accounts,
      demoAccounts: demo ? DEMO_ACCOUNTS : null,
      appUrl,
      onFault,
    });
    return { pages, answer: provider.callback() };
  }

  /** Demo accounts can sign in only in demo mode, even if some remain from an earlier demonstration. */
  private async findAccount(id: string): Promise<DirectoryAccount | null> {
    return (this.environment.demo ? await this.accounts.findAccount(id) : null) ?? this.directory.findAccount(id);
  }
}

/** The record that stores the key. */
const PLACE = { model: 'SigningKey', id: 'current' } as const;

/**
 * Returns the provider's signing key: generated once per installation, encrypted in the database, replaced when
 * SECRET_KEY changes.
 */
async function loadProviderKey(dataSource: DataSource, secretKey: string): Promise<JWK> {
  const box = new SealedBox(secretKey, 'identity-provider signing key');
  // If several processes start at once, all use the key that was stored first.
  const insertion = dataSource.createQueryBuilder().insert().into(ProviderRecord);
  await insertion
    .values({ ...PLACE, payload: await newSealedKey(box) })
    .orIgnore()
    .execute();
  const known = await readKey(dataSource, box);
  if (known) return known;
  // Replacing the key is safe: this product is the only client and verifies ID tokens immediately.
  await dataSource.manager.update(ProviderRecord, PLACE, { payload: await newSealedKey(box) });
  const key = await readKey(dataSource, box);
  if (!key) throw new Error('The signing key of the identity provider was not stored');
  return key;
}

async function newSealedKey(box: SealedBox): Promise<{ sealed: string }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key: JWK = { ...(await exportJWK(privateKey)), kid: uuidv7(), alg: 'ES256', use: 'sig' };
  return { sealed: box.seal(JSON.stringify(key)).toString('base64') };
}

/** Returns null if it was encrypted with another SECRET_KEY. */
async function readKey(dataSource: DataSource, box: SealedBox): Promise<JWK | null> {
  const record = await dataSource.manager.findOneBy(ProviderRecord, PLACE);
  if (!record || !('sealed' in record.payload) || typeof record.payload.sealed !== 'string') return null;
  try {
    return JSON.parse(box.open(Buffer.from(record.payload.sealed, 'base64'))) as JWK;
  } catch {
    return null;
  }
}
