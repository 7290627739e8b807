import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SealedBox } from '../../common/crypto/sealed-box.js';

/** Gives the provider's signing key, made once per installation and sealed in the database. */
export async function loadProviderKey(dataSource: DataSource, secretKey: string): Promise<JWK> {
  const box = new SealedBox(secretKey, 'identity-provider signing key');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const fresh: JWK = { ...(await exportJWK(privateKey)), kid: uuidv7(), alg: 'ES256', use: 'sig' };
  // Of several starting processes one stores its key; all read that one.
  await dataSource.query(
    `INSERT INTO identity_provider_records (model, id, payload) VALUES ('SigningKey', 'current', $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify({ sealed: box.seal(JSON.stringify(fresh)).toString('base64') })],
  );
  const [row]: { payload: { sealed: string } }[] = await dataSource.query(
    "SELECT payload FROM identity_provider_records WHERE model = 'SigningKey' AND id = 'current'",
  );
  if (!row) throw new Error('The signing key of the identity provider was not stored');
  return JSON.parse(box.open(Buffer.from(row.payload.sealed, 'base64'))) as JWK;
}
