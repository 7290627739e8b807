import { beforeAll, describe, expect, it } from 'vitest';
import {
  BUCKET_KINDS,
  type BucketKind,
  STORAGE_POLICIES,
  STORAGE_RIGHTS,
} from '../../../backend/src/features/storage/access/storage-policies.js';
import { useApi } from '../../support/test-site.js';
import { accessTokenOf, addApp, signIn } from '../auth/factor-account.js';
import { SERVICE_KEY, STORAGE_SETTINGS, serviceStorage, storageOf } from './storage-fixture.js';

const site = useApi({ ...STORAGE_SETTINGS, MAIL_MIN_INTERVAL_S: '0' });

const PERSONAS = ['service', 'owner', 'stranger', 'unproved', 'dead', 'anon', 'keyless'] as const;
type Persona = (typeof PERSONAS)[number];

/** A bucket of each kind that has no owner's folder is named by it; of the product there is one. */
const BUCKETS: Readonly<Record<BucketKind, string>> = {
  own: 'own',
  product: 'attachments',
  public: 'public-one',
  private: 'private-one',
};
const tokens = new Map<Persona, string>();
let folder = '';

beforeAll(async () => {
  const owner = await site.personOf('owner@example.test');
  const stranger = await site.personOf('stranger@example.test');
  folder = owner.userId;
  tokens.set('service', SERVICE_KEY).set('anon', site.server.anonKey);
  tokens.set('owner', owner.accessToken).set('stranger', stranger.accessToken);
  await addApp((await signIn(site.server, 'unproved@example.test')).client);
  tokens.set('unproved', await accessTokenOf((await signIn(site.server, 'unproved@example.test')).client));
  const { client } = await signIn(site.server, 'dead@example.test');
  tokens.set('dead', await accessTokenOf(client));
  await client.signOut();
  await serviceStorage(site).createBucket(BUCKETS.public, { public: true });
  await serviceStorage(site).createBucket(BUCKETS.private, { public: false });
  await storageOf(site, owner.accessToken).from('own').upload(`${folder}/seed.txt`, 'x');
  for (const bucket of [BUCKETS.product, BUCKETS.public, BUCKETS.private]) {
    await site.query(
      `INSERT INTO storage_objects (id, bucket_id, name, version, blob_key, size, sha256, media_type)
       SELECT gen_random_uuid(), $1, name, version, blob_key, size, sha256, media_type FROM storage_objects
       WHERE bucket_id = 'own' AND name LIKE '%/seed.txt'`,
      [bucket],
    );
  }
});

/** Every call of the protocol: method, path and body. `$F` is the owner's folder, `$B` the bucket. */
const CALLS = {
  'get bucket': ['GET', 'bucket/$B'],
  'change bucket': ['PUT', 'bucket/$B', {}],
  download: ['GET', 'object/$B/$F/seed.txt'],
  describe: ['HEAD', 'object/$B/$F/seed.txt'],
  'download, signed in': ['GET', 'object/authenticated/$B/$F/seed.txt'],
  'download, public': ['GET', 'object/public/$B/$F/seed.txt'],
  info: ['GET', 'object/info/$B/$F/seed.txt'],
  sign: ['POST', 'object/sign/$B/$F/seed.txt', { expiresIn: 60 }],
  'sign many': ['POST', 'object/sign/$B', { expiresIn: 60, paths: ['$F/seed.txt'] }],
  list: ['POST', 'object/list/$B', { prefix: '$F' }],
  pages: ['POST', 'object/list-v2/$B', { prefix: '$F' }],
  'sign upload': ['POST', 'object/upload/sign/$B/$F/new.txt', {}],
  upload: ['POST', 'object/$B/$F/up-$P.txt', 'x'],
  update: ['PUT', 'object/$B/$F/put-$P.txt', 'x'],
  copy: ['POST', 'object/copy', { bucketId: '$B', sourceKey: '$F/seed.txt', destinationKey: '$F/copy-$P.txt' }],
  move: ['POST', 'object/move', { bucketId: '$B', sourceKey: '$F/nothing', destinationKey: '$F/moved.txt' }],
  remove: ['DELETE', 'object/$B', { prefixes: ['$F/nothing'] }],
  'remove one': ['DELETE', 'object/$B/$F/nothing'],
  'empty bucket': ['POST', 'bucket/$B/empty', {}],
  'remove bucket': ['DELETE', 'bucket/$B', {}],
} as const satisfies Record<string, readonly [string, string, unknown?]>;
type CallName = keyof typeof CALLS;

type Row = Record<Persona, number>;
const REFUSED = { unproved: 403, dead: 401, anon: 401, keyless: 401 };
/** Service key, the folder's owner, another person. */
const row = (service: number, owner: number, stranger: number): Row => ({ ...REFUSED, service, owner, stranger });
const everyone = (status: number): Row => ({
  ...row(status, status, status),
  unproved: status,
  dead: status,
  anon: status,
  keyless: status,
});
/** Bytes that are for everybody need the key only. */
const withKey = (status: number): Row => ({ ...row(status, status, status), anon: status });

const EXPECTED: Readonly<Record<BucketKind, Readonly<Record<CallName, Row>>>> = {
  own: {
    'get bucket': row(200, 200, 200),
    'change bucket': row(403, 403, 403),
    download: row(200, 200, 404),
    describe: row(200, 200, 404),
    'download, signed in': row(200, 200, 404),
    'download, public': everyone(404),
    info: row(200, 200, 404),
    sign: row(200, 200, 404),
    'sign many': row(200, 200, 200),
    list: row(200, 200, 200),
    pages: row(200, 200, 200),
    'sign upload': row(403, 200, 403),
    upload: row(403, 200, 403),
    update: row(403, 200, 403),
    copy: row(403, 200, 404),
    move: row(404, 404, 404),
    remove: row(403, 200, 403),
    'remove one': row(403, 404, 403),
    'empty bucket': row(403, 403, 403),
    'remove bucket': row(403, 403, 403),
  },
  product: {
    'get bucket': row(200, 404, 404),
    'change bucket': row(403, 403, 403),
    download: row(200, 404, 404),
    describe: row(200, 404, 404),
    'download, signed in': row(200, 404, 404),
    'download, public': everyone(404),
    info: row(200, 404, 404),
    sign: row(200, 404, 404),
    'sign many': row(200, 404, 404),
    list: row(200, 404, 404),
    pages: row(200, 404, 404),
    'sign upload': row(403, 403, 403),
    upload: row(403, 403, 403),
    update: row(403, 403, 403),
    copy: row(403, 404, 404),
    move: row(404, 404, 404),
    remove: row(403, 403, 403),
    'remove one': row(403, 403, 403),
    'empty bucket': row(403, 403, 403),
    'remove bucket': row(403, 403, 403),
  },
  public: {
    'get bucket': row(200, 200, 200),
    'change bucket': row(200, 403, 403),
    download: withKey(200),
    describe: withKey(200),
    'download, signed in': withKey(200),
    'download, public': everyone(200),
    info: row(200, 200, 200),
    sign: row(200, 200, 200),
    'sign many': row(200, 200, 200),
    list: row(200, 200, 200),
    pages: row(200, 200, 200),
    'sign upload': row(200, 403, 403),
    upload: row(200, 403, 403),
    update: row(200, 403, 403),
    copy: row(200, 403, 403),
    move: row(404, 404, 404),
    remove: row(200, 403, 403),
    'remove one': row(404, 403, 403),
    'empty bucket': row(200, 403, 403),
    'remove bucket': row(200, 403, 403),
  },
  private: {
    'get bucket': row(200, 404, 404),
    'change bucket': row(200, 403, 403),
    download: row(200, 404, 404),
    describe: row(200, 404, 404),
    'download, signed in': row(200, 404, 404),
    'download, public': everyone(404),
    info: row(200, 404, 404),
    sign: row(200, 404, 404),
    'sign many': row(200, 404, 404),
    list: row(200, 404, 404),
    pages: row(200, 404, 404),
    'sign upload': row(200, 403, 403),
    upload: row(200, 403, 403),
    update: row(200, 403, 403),
    copy: row(200, 404, 404),
    move: row(404, 404, 404),
    remove: row(200, 403, 403),
    'remove one': row(404, 403, 403),
    'empty bucket': row(200, 403, 403),
    'remove bucket': row(200, 403, 403),
  },
};

async function statusFor(kind: BucketKind, persona: Persona, name: CallName): Promise<number> {
  const [method, path, body] = CALLS[name] as readonly [string, string, unknown?];
  const fill = (text: string) =>
    text.replaceAll('$B', BUCKETS[kind]).replaceAll('$F', folder).replaceAll('$P', persona);
  const headers: Record<string, string> = persona === 'keyless' ? {} : { apikey: site.server.anonKey };
  const token = tokens.get(persona);
  if (token) headers['authorization'] = `Bearer ${token}`;
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : fill(JSON.stringify(body)) };
  const answer = await fetch(`${site.origin}/api/v1/storage/${fill(path)}`, { method, headers, ...sent });
  return answer.status;
}

/** What changes the bucket comes last, and the service key after everybody. */
const ORDER: readonly Persona[] = [...PERSONAS].reverse();

describe.each(BUCKET_KINDS)('a bucket of the kind %s', (kind) => {
  it.each(Object.keys(CALLS) as CallName[])('answers as the table says: %s', async (name) => {
    const statuses: Partial<Row> = {};
    for (const persona of ORDER) statuses[persona] = await statusFor(kind, persona, name);
    expect(statuses).toEqual(EXPECTED[kind][name]);
  });
});

describe('the table of access', () => {
  it('has a cell for every kind, right and caller', () => {
    const cells = BUCKET_KINDS.flatMap((kind) =>
      STORAGE_RIGHTS.flatMap((right) => Object.keys(STORAGE_POLICIES[kind][right])),
    );
    expect(cells).toHaveLength(BUCKET_KINDS.length * STORAGE_RIGHTS.length * 3);
  });

  it('is the same for what does not exist', async () => {
    const storage = storageOf(site, tokens.get('stranger') ?? '');
    expect((await storage.from('nowhere').download('x')).error).toMatchObject({ status: 404, code: 'NoSuchBucket' });
    expect((await storage.from('nowhere').upload('x', 'x')).error).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect((await storage.from('own').list(folder)).data).toEqual([]);
    expect((await storage.from('own').list('')).data).toEqual([]);
    const signed = await storage.from('own').createSignedUrls([`${folder}/seed.txt`, 'nothing'], 60);
    expect(signed.data?.map(({ error }) => error !== null)).toEqual([true, true]);
  });
});
