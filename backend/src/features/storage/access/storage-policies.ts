import type { Caller } from '../../../common/access/principal.js';

/** `own`: each person's folder. `product`: files of the product, which its own API writes. The others are made by programs. */
export const BUCKET_KINDS = ['own', 'product', 'public', 'private'] as const;
export type BucketKind = (typeof BUCKET_KINDS)[number];

/**
 * `content`: the bytes of a file. `names`: which files there are, and what is known about them. `files`: writing and
 * removing them. `bucket`: changing, emptying and removing the bucket itself.
 */
export const STORAGE_RIGHTS = ['content', 'names', 'files', 'bucket'] as const;
export type StorageRight = (typeof STORAGE_RIGHTS)[number];

/** The scope of a permission. */
export type Reach = 'everything' | 'own folder' | 'nothing';

type Row = Readonly<Record<Caller['kind'], Reach>>;

const NOBODY: Row = { service: 'nothing', person: 'nothing', anybody: 'nothing' };
const SERVICE: Row = { ...NOBODY, service: 'everything' };

/** The permissions per kind of bucket. There are no other policies, and none in the database. */
export const STORAGE_POLICIES: Readonly<Record<BucketKind, Readonly<Record<StorageRight, Row>>>> = {
  own: {
    content: { ...SERVICE, person: 'own folder' },
    names: { ...SERVICE, person: 'own folder' },
    files: { ...NOBODY, person: 'own folder' },
    bucket: NOBODY,
  },
  product: { content: SERVICE, names: SERVICE, files: NOBODY, bucket: NOBODY },
  public: {
    content: { service: 'everything', person: 'everything', anybody: 'everything' },
    names: { ...SERVICE, person: 'everything' },
    files: SERVICE,
    bucket: SERVICE,
  },
  private: { content: SERVICE, names: SERVICE, files: SERVICE, bucket: SERVICE },
};

/** The facts of a bucket for a policy. */
export interface BucketTraits {
  id: string;
  isPublic: boolean;
}

const OWN_BUCKET = 'own';
const PRODUCT_BUCKETS: readonly string[] = ['attachments', 'evidence'];

export function kindOf({ id, isPublic }: BucketTraits): BucketKind {
  if (id === OWN_BUCKET) return 'own';
  if (PRODUCT_BUCKETS.includes(id)) return 'product';
  return isPublic ? 'public' : 'private';
}

/** The name prefix of a permission: '' for all names, null for none. */
export function scopeOf(caller: Caller, bucket: BucketTraits, right: StorageRight): string | null {
  const reach = STORAGE_POLICIES[kindOf(bucket)][right][caller.kind];
  if (reach === 'everything') return '';
  return reach === 'own folder' && caller.kind === 'person' ? `${caller.userId}/` : null;
}

export function mayTouch(caller: Caller, bucket: BucketTraits, right: StorageRight, name: string): boolean {
  const scope = scopeOf(caller, bucket, right);
  return scope !== null && name.startsWith(scope);
}
