import { setTimeout as sleep } from 'node:timers/promises';
import {
  LanguageModel,
  LanguageModelError,
  type LanguageModelErrorCode,
  type ModelAttempt,
  type ObjectAnswer,
  type ObjectRequest,
} from './language-model.js';

/** Scripted behavior for one request: reports the partials, then answers, fails, or waits for cancellation. */
export type FakeTurn = { partials?: unknown[] } & (
  | { object: unknown }
  | { error: LanguageModelErrorCode }
  | { untilCancelled: true }
);

/** A recorded request. */
export type FakeRequest = Pick<ObjectRequest<unknown>, 'schemaName' | 'instructions' | 'message'>;

const INFO = { provider: 'fake', model: 'scripted' };
const NEVER_MS = 2 ** 31 - 1;

/** A scripted language model for feature tests. Fails with `no_provider` when no turn is left. */
export class FakeLanguageModel extends LanguageModel {
  isConfigured = true;
  /** All requests in order. */
  readonly requests: FakeRequest[] = [];
  private readonly turns: FakeTurn[];

  constructor(...turns: FakeTurn[]) {
    super();
    this.turns = turns;
  }

  /** Adds a turn for the next request that has none. */
  script(turn: FakeTurn): void {
    this.turns.push(turn);
  }

  async generateObject<T>(request: ObjectRequest<T>): Promise<ObjectAnswer<T>> {
    const { schemaName, instructions, message, signal } = request;
    this.requests.push({ schemaName, instructions, message });
    const turn = this.turns.shift() ?? { error: 'no_provider' };
    if (signal.aborted) throw failure('cancelled');
    request.onAttempt?.(INFO);
    for (const partial of turn.partials ?? []) {
      await request.onPartial?.(partial, INFO);
      if (signal.aborted) throw failure('cancelled');
    }
    if ('error' in turn) throw failure(turn.error);
    if ('untilCancelled' in turn) {
      await sleep(NEVER_MS, undefined, { signal, ref: false }).catch(() => undefined);
      throw failure('cancelled');
    }
    const object = request.schema.parse(turn.object);
    if ((request.findIssues?.(object) ?? []).length > 0) throw failure('invalid_output');
    return { object, isCut: false, ...INFO, attempts: [attempt(null)] };
  }
}

function failure(code: LanguageModelErrorCode): LanguageModelError {
  return new LanguageModelError(code, code === 'no_provider' ? [] : [attempt(code)]);
}

function attempt(code: ModelAttempt['code']): ModelAttempt {
  return {
    ...INFO,
    startedAt: new Date(0),
    durationMs: 1,
    firstWordMs: null,
    characters: 0,
    ok: code === null,
    code,
    mode: 'schema',
    repaired: null,
    isAskedRepair: false,
    usage: code === null ? { inputTokens: 100, cachedTokens: 0, outputTokens: 50, reasoningTokens: 0 } : null,
  };
}
