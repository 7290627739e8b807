import { z } from 'zod';
import { FakeClock } from '../../../../../test/support/fake-clock.js';
import { ModelServer } from '../../../../../test/support/model-server/model-server.js';
import type { CallLimits } from '../calls/call-watch.js';
import { ChainedLanguageModel } from '../chain/chained.language-model.js';
import type { StructuredSetting } from '../chain/model-chain.js';
import { LanguageModelError, type ModelAttempt, type ObjectAnswer, type ObjectRequest } from '../language-model.js';

export const recipeSchema = z.object({
  title: z.string(),
  servings: z.number().int(),
  steps: z.array(z.string()).min(1),
});

export type Recipe = z.output<typeof recipeSchema>;

export const RECIPE: Recipe = {
  title: 'Plain pancakes for a slow morning',
  servings: 4,
  steps: ['Whisk the flour into the milk', 'Let the batter rest', 'Fry thin rounds in butter', 'Stack and serve'],
};

/** Longer than any test takes, even on a busy machine. */
const PATIENT: CallLimits = { firstByteMs: 60_000, chunkMs: 60_000, totalMs: 120_000 };

/** Names of the providers of a chain, in its order. */
const PROVIDERS = ['first', 'second', 'third'] as const;

export interface HarnessOptions {
  limits?: Partial<CallLimits>;
  structured?: StructuredSetting;
}

/** A model chain against a real {@link ModelServer}; pauses end immediately. */
export class ModelHarness {
  readonly clock = new FakeClock();
  /** Pauses between calls, in milliseconds. */
  readonly waits: number[] = [];
  readonly failures: ModelAttempt[] = [];

  private constructor(readonly server: ModelServer) {}

  static async start(): Promise<ModelHarness> {
    return new ModelHarness(await ModelServer.start({ answer: RECIPE }));
  }

  /** Creates a chain with one provider for each behavior of the server. */
  chain(behaviors: readonly string[], { limits, structured = 'auto' }: HarnessOptions = {}): ChainedLanguageModel {
    return new ChainedLanguageModel({
      chain: behaviors.map((model, index) => ({
        kind: 'compatible',
        provider: PROVIDERS[index] ?? 'last',
        model,
        apiKey: 'harness-key',
        baseUrl: this.server.baseUrl,
        structured,
      })),
      clock: this.clock,
      limits: { ...PATIENT, ...limits },
      pause: async (milliseconds) => {
        this.waits.push(milliseconds);
      },
      random: () => 0,
      onFailedAttempt: (attempt) => this.failures.push(attempt),
    });
  }

  /** Requests the recipe from a new chain. */
  ask(behaviors: readonly string[], options?: HarnessOptions): Promise<ObjectAnswer<Recipe>> {
    return this.chain(behaviors, options).generateObject(recipeRequest());
  }

  /** Clears everything recorded so far. */
  reset(): void {
    this.server.reset();
    this.waits.length = 0;
    this.failures.length = 0;
  }
}

export function recipeRequest(overrides: Partial<ObjectRequest<Recipe>> = {}): ObjectRequest<Recipe> {
  return {
    schema: recipeSchema,
    schemaName: 'recipe',
    instructions: 'You write recipes.',
    message: 'Pancakes, SECRET-INGREDIENT',
    signal: new AbortController().signal,
    ...overrides,
  };
}

/** Returns the error of a request that must fail. */
export async function failureOf(request: Promise<unknown>): Promise<LanguageModelError> {
  const outcome = await request.then(
    () => 'an answer',
    (error: unknown) => error,
  );
  if (outcome instanceof LanguageModelError) return outcome;
  throw new Error('The request must fail with a LanguageModelError', { cause: outcome });
}
