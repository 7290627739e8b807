import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SealedBox } from '../../common/crypto/sealed-box.js';
import { ProviderRecord } from './provider-record.entity.js';

/** Where the key is kept. */
const PLACE = { model: 'SigningKey', id: 'current' } as const;

/** Gives the provider's signing key: made once per installation, sealed in the database, replaced when SECRET_KEY changes. */
export async function loadProviderKey(dataSource: DataSource, secretKey: string): Promise<JWK> {
  const box = new SealedBox(secretKey, 'identity-provider signing key');
  // Of several starting processes one stores its key; all read that one.
  const insertion = dataSource.createQueryBuilder().insert().into(ProviderRecord);
  await insertion
    .values({ ...PLACE, payload: await newSealedKey(box) })
    .orIgnore()
    .execute();
  const known = await readKey(dataSource, box);
  if (known) return known;
  // Nothing that the lost key has signed is still in use: only we ask this provider, and at once.
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

/** Null when it was sealed with another SECRET_KEY. */
async function readKey(dataSource: DataSource, box: SealedBox): Promise<JWK | null> {
  const record = await dataSource.manager.findOneBy(ProviderRecord, PLACE);
  if (!record || !('sealed' in record.payload) || typeof record.payload.sealed !== 'string') return null;
  try {
    return JSON.parse(box.open(Buffer.from(record.payload.sealed, 'base64'))) as JWK;
  } catch {
    return null;
  }
}
