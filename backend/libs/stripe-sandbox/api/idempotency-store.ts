import { createHash } from 'node:crypto';
import type { SandboxContext } from '../sandbox-context.js';
import { SandboxApiError } from './sandbox-api-error.js';

const KEPT_FOR_S = 24 * 3600;
const MAX_KEY_LENGTH = 255;

interface KeyedRequest {
  key: string;
  method: string;
  path: string;
  body: string;
}

interface KeyedAnswer {
  answer: object;
  /** The response is that of an earlier request; nothing was executed now. */
  isReplay: boolean;
}

/**
 * Executes the work once per key and stores its response for a day, in the same transaction.
 * @throws SandboxApiError `idempotency_error` when the key comes with another request
 */
export async function answerOnce(
  context: SandboxContext,
  request: KeyedRequest,
  work: () => Promise<object>,
): Promise<KeyedAnswer> {
  if (request.key.length > MAX_KEY_LENGTH) {
    throw new SandboxApiError(400, 'Idempotency keys can be at most 255 characters long.');
  }
  const requestHash = hashOf(request);
  const known = await context.records.find('idempotency_key', request.key);
  if (known && known.object.requestHash !== requestHash) {
    throw new SandboxApiError(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    );
  }
  if (known) return { answer: known.object.answer, isReplay: true };
  const answer = await work();
  await context.records.put('idempotency_key', {
    object: { id: request.key, requestHash, answer },
    memo: null,
    customer: null,
    dueAt: context.now + KEPT_FOR_S,
  });
  return { answer, isReplay: false };
}

function hashOf({ method, path, body }: KeyedRequest): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}
