/** A row of `storage_objects`, with times as RFC 3339. */
export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  user_id: string | null;
  version: string;
  blob_key: string;
  /** Bytes, as text. */
  size: string;
  /** First half of the SHA-256 in hexadecimal digits. */
  digest: string;
  media_type: string;
  content_encoding: string | null;
  cache_control: string;
  user_metadata: Record<string, unknown>;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
}

/** The fields of a file in lists. */
export interface FileObjectDto {
  name: string;
  id: string | null;
  created_at: string | null;
  updated_at: string | null;
  last_accessed_at: string | null;
  metadata: FileMetadataDto | null;
  [more: string]: unknown;
}

/** The protocol's own names. */
export interface FileMetadataDto {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
}

export function etagOf({ digest }: Pick<StoredObject, 'digest'>): string {
  return `"${digest}"`;
}

export function metadataOf(object: StoredObject): FileMetadataDto {
  const size = Number(object.size);
  return {
    eTag: etagOf(object),
    size,
    mimetype: object.media_type,
    cacheControl: object.cache_control,
    lastModified: object.updated_at,
    contentLength: size,
    httpStatusCode: 200,
  };
}

/** @param name as the caller's list shows it. */
export function fileObjectOf(object: StoredObject, name: string): FileObjectDto {
  const { id, created_at, updated_at, last_accessed_at } = object;
  return { name, id, created_at, updated_at, last_accessed_at, metadata: metadataOf(object) };
}
