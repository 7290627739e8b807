import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SealedBox } from '../../common/crypto/sealed-box.js';

/** Gives the provider's signing key: made once per installation, sealed in the database, made anew with SECRET_KEY. */
export async function loadProviderKey(dataSource: DataSource, secretKey: string): Promise<JWK> {
  const box = new SealedBox(secretKey, 'identity-provider signing key');
  await storeKey(dataSource, box, 'NOTHING');
  const known = await readKey(dataSource, box);
  if (known) return known;
  // Nothing that the lost key has signed is still in use: only we ask this provider, and at once.
  await storeKey(dataSource, box, 'UPDATE SET payload = excluded.payload');
  const key = await readKey(dataSource, box);
  if (!key) throw new Error('The signing key of the identity provider was not stored');
  return key;
}

/** Of several starting processes one stores its key; all read that one. */
async function storeKey(dataSource: DataSource, box: SealedBox, onConflict: string): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key: JWK = { ...(await exportJWK(privateKey)), kid: uuidv7(), alg: 'ES256', use: 'sig' };
  await dataSource.query(
    `INSERT INTO identity_provider_records (model, id, payload) VALUES ('SigningKey', 'current', $1)
     ON CONFLICT (model, id) DO ${onConflict}`,
    [JSON.stringify({ sealed: box.seal(JSON.stringify(key)).toString('base64') })],
  );
}

/** Null when it was sealed with another SECRET_KEY. */
async function readKey(dataSource: DataSource, box: SealedBox): Promise<JWK | null> {
  const [row]: { payload: { sealed: string } }[] = await dataSource.query(
    "SELECT payload FROM identity_provider_records WHERE model = 'SigningKey' AND id = 'current'",
  );
  if (!row) return null;
  try {
    return JSON.parse(box.open(Buffer.from(row.payload.sealed, 'base64'))) as JWK;
  } catch {
    return null;
  }
}
