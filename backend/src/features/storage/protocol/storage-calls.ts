import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../../common/access/principal.js';
import { structureFault } from '../../../common/http/json-structure.js';
import { StorageError } from './storage-error.js';

/** One call of the protocol. */
export interface StorageCall {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
}

/** A route of the protocol. Paths are below the prefix; `*` is the name of a file. */
export interface StorageRoute {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** `key`: requires the installation's key. `address`: anyone with the URL may call it. */
  asks: 'session' | 'key' | 'address';
  /** Counts against the ceiling of what one person may create. */
  creates?: true;
  answer: (call: StorageCall) => Promise<unknown>;
}

/** Where the path of a call points. */
export function placeIn({ request }: Pick<StorageCall, 'request'>): { bucketId: string; name: string } {
  const { bucket = '', '*': name = '' } = request.params as Record<string, string | undefined>;
  return { bucketId: bucket, name };
}

/** A parameter of the query; undefined when it is not there, or there more than once. */
export function queryOf({ request }: Pick<StorageCall, 'request'>, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

/** A thousand names of 512 characters. */
const MAX_BYTES = 1024 ** 2;
const MAX_VALUES = 2000;

/**
 * Reads the body of a call as JSON; an empty one is an empty object.
 * @throws StorageError EntityTooLarge · InvalidRequest
 */
export async function readJsonBody<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytesOf(request)) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new StorageError('EntityTooLarge', 'The request is too large');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return checked(schema, body.length === 0 ? {} : parseJsonText(body));
}

/** @throws StorageError InvalidRequest */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StorageError('InvalidRequest', `${issue?.path.join('.') || 'body'}: ${issue?.message}`);
}

/** @throws StorageError InvalidRequest for what is no JSON, or too complex */
export function parseJsonText(text: Buffer): unknown {
  const fault = structureFault(text, MAX_VALUES);
  if (fault !== null) throw new StorageError('InvalidRequest', fault);
  try {
    return JSON.parse(text.toString('utf8'), refusePrototypes);
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError('InvalidRequest', 'The JSON cannot be read');
  }
}

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new StorageError('InvalidRequest', 'The JSON cannot be read');
  return value;
}

/** The body as a stream. Stopping early leaves the connection open for the response. */
export function bytesOf({ raw }: FastifyRequest): AsyncIterable<Buffer> {
  return raw.iterator({ destroyOnReturn: false });
}
