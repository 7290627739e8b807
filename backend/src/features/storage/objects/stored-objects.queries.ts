import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import type { StoredObject } from './stored-object.js';

export const OBJECT_COLUMNS = `id, bucket_id, name, user_id, version, blob_key, size,
  left(encode(sha256, 'hex'), 32) AS digest, media_type, content_encoding, cache_control, user_metadata, created_at,
  updated_at, last_accessed_at`;

const FIND = `SELECT ${OBJECT_COLUMNS} FROM storage_objects WHERE bucket_id = $1 AND name = $2`;
const FIND_MANY = `SELECT ${OBJECT_COLUMNS} FROM storage_objects WHERE bucket_id = $1 AND name = ANY($2)`;
const NOTE_ACCESS = `UPDATE storage_objects SET last_accessed_at = now()
  WHERE id = $1 AND last_accessed_at < now() - interval '1 day'`;

/** Locks the row and its blob until the transaction ends. */
const LOCK: PreparedStatement = {
  name: 'storage-object-lock',
  text: `SELECT ${OBJECT_COLUMNS} FROM storage_objects WHERE bucket_id = $1 AND name = $2 FOR SHARE`,
};

const INSERT = `INSERT INTO storage_objects (id, bucket_id, name, user_id, version, blob_key, size, sha256, media_type,
    content_encoding, cache_control, user_metadata)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
const CREATE: PreparedStatement = { name: 'storage-object-create', text: `${INSERT} RETURNING ${OBJECT_COLUMNS}` };
const REPLACE: PreparedStatement = {
  name: 'storage-object-replace',
  text: `${INSERT} ON CONFLICT (bucket_id, name) DO UPDATE SET user_id = excluded.user_id, version = excluded.version,
      blob_key = excluded.blob_key, size = excluded.size, sha256 = excluded.sha256, media_type = excluded.media_type,
      content_encoding = excluded.content_encoding, cache_control = excluded.cache_control,
      user_metadata = excluded.user_metadata, updated_at = now(), last_accessed_at = now()
    RETURNING ${OBJECT_COLUMNS}`,
};
const COPY: PreparedStatement = {
  name: 'storage-object-copy',
  text: `INSERT INTO storage_objects (id, bucket_id, name, user_id, version, blob_key, size, sha256, media_type,
      content_encoding, cache_control, user_metadata)
    SELECT $3, $4, $5, $6, $7, blob_key, size, sha256, media_type, content_encoding, cache_control,
      coalesce($8::jsonb, user_metadata) FROM storage_objects WHERE bucket_id = $1 AND name = $2
    RETURNING ${OBJECT_COLUMNS}`,
};
const MOVE: PreparedStatement = {
  name: 'storage-object-move',
  text: `UPDATE storage_objects SET bucket_id = $3, name = $4, version = $5, updated_at = now()
    WHERE bucket_id = $1 AND name = $2 RETURNING id`,
};
const REMOVE: PreparedStatement = {
  name: 'storage-objects-remove',
  text: `DELETE FROM storage_objects WHERE bucket_id = $1 AND name = ANY($2) RETURNING ${OBJECT_COLUMNS}`,
};
const EMPTY: PreparedStatement = {
  name: 'storage-bucket-empty',
  text: `DELETE FROM storage_objects WHERE id IN (SELECT id FROM storage_objects WHERE bucket_id = $1 LIMIT $2)
    RETURNING id`,
};

const REMOVE_OF: PreparedStatement = {
  name: 'storage-objects-remove-of',
  text: 'DELETE FROM storage_objects WHERE user_id = $1',
};

/** The path of a file. */
export interface ObjectPlace {
  bucketId: string;
  name: string;
}

export interface NewObject extends ObjectPlace {
  id: string;
  userId: string | null;
  version: string;
  blobKey: string;
  size: number;
  sha256: Buffer;
  mediaType: string;
  contentEncoding: string | null;
  cacheControl: string;
  userMetadata: object;
}

/** Files by their names. Those that write need the manager of a transaction. */
@Injectable()
export class StoredObjectsQueries {
  constructor(private readonly reads: PreparedQueries) {}

  async find({ bucketId, name }: ObjectPlace): Promise<StoredObject | undefined> {
    return (await this.reads.query<StoredObject>('storage-object-find', FIND, [bucketId, name]))[0];
  }

  findMany(bucketId: string, names: readonly string[]): Promise<StoredObject[]> {
    return this.reads.query<StoredObject>('storage-objects-find', FIND_MANY, [bucketId, names]);
  }

  async noteAccess(id: string): Promise<void> {
    await this.reads.query('storage-object-access', NOTE_ACCESS, [id]);
  }

  async lock(manager: EntityManager, { bucketId, name }: ObjectPlace): Promise<StoredObject | undefined> {
    return (await runPrepared<StoredObject>(manager, LOCK, [bucketId, name]))[0];
  }

  /** @param mayReplace otherwise a name that exists fails by the constraint `storage_objects_name`. */
  async write(manager: EntityManager, object: NewObject, mayReplace: boolean): Promise<StoredObject> {
    const values = [object.id, object.bucketId, object.name, object.userId, object.version, object.blobKey];
    const facts = [object.size, object.sha256, object.mediaType, object.contentEncoding, object.cacheControl];
    const statement = mayReplace ? REPLACE : CREATE;
    return only(
      await runPrepared<StoredObject>(manager, statement, [...values, ...facts, JSON.stringify(object.userMetadata)]),
    );
  }

  /** @param userMetadata null keeps that of the source. */
  async copy(
    manager: EntityManager,
    from: ObjectPlace,
    to: ObjectPlace & Pick<NewObject, 'id' | 'userId' | 'version'>,
    userMetadata: object | null,
  ): Promise<StoredObject> {
    const target = [to.id, to.bucketId, to.name, to.userId, to.version];
    const metadata = userMetadata && JSON.stringify(userMetadata);
    return only(await runPrepared<StoredObject>(manager, COPY, [from.bucketId, from.name, ...target, metadata]));
  }

  async move(manager: EntityManager, from: ObjectPlace, to: ObjectPlace, version: string): Promise<boolean> {
    const values = [from.bucketId, from.name, to.bucketId, to.name, version];
    return (await runPrepared(manager, MOVE, values)).length > 0;
  }

  remove(manager: EntityManager, bucketId: string, names: readonly string[]): Promise<StoredObject[]> {
    return runPrepared<StoredObject>(manager, REMOVE, [bucketId, names]);
  }

  /** Removes every file of a person. */
  async removeOf(manager: EntityManager, userId: string): Promise<void> {
    await runPrepared(manager, REMOVE_OF, [userId]);
  }

  /** Removes some of a bucket's files. @returns how many */
  async removeSome(manager: EntityManager, bucketId: string, atMost: number): Promise<number> {
    return (await runPrepared(manager, EMPTY, [bucketId, atMost])).length;
  }
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The statement gave no row');
  return row;
}
