import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../common/access/principal.js';

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
