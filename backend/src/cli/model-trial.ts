import { runQualityChecks, stepsOf } from '../../libs/sop-document/index.js';
import { SystemClock } from '../common/clock.js';
import { draftWithModel, type ModelDraft } from '../features/sops/writing/model-drafter.js';
import type { CallLimits } from '../platform/language-model/calls/call-watch.js';
import { ChainedLanguageModel } from '../platform/language-model/chain/chained.language-model.js';
import type { ModelLink } from '../platform/language-model/chain/model-chain.js';
import {
  LanguageModelError,
  type LanguageModelErrorCode,
  type ModelAttempt,
} from '../platform/language-model/language-model.js';
import { TRIAL_PROMPTS, type TrialPrompt } from './trial-prompts.js';

/** Checks without which a draft is of no use: its parts, its facts, its language, no secrets, no markup. */
const ESSENTIAL_CHECKS = new Set(['Q01', 'Q02', 'Q03', 'Q20', 'Q21', 'Q22']);
/** Of all checks. The offline drafter passes more. */
const LEAST_PASSED = 0.75;

/** How fast the last call of a draft was. */
export interface TrialSpeed {
  /** Seconds to the first word; null when none came. */
  firstWordS: number | null;
  /** After the first word; null where it cannot be told. */
  tokensPerS: number | null;
  charactersPerS: number | null;
}

/** What a model made of one prompt. */
export interface Trial {
  prompt: TrialPrompt;
  speed: TrialSpeed;
  /** How often the model was asked. */
  calls: number;
  outcome:
    | { kind: 'failed'; code: LanguageModelErrorCode }
    | { kind: 'drafted'; steps: number; passed: number; total: number; isGood: boolean; failedChecks: string[] };
}

/** Whether a model answered and drafted well. */
export function isGood({ outcome }: Trial): boolean {
  return outcome.kind === 'drafted' && outcome.isGood;
}

/** Has a model draft the three trial prompts, as the product would, and judges the drafts by the product's own checks. */
export async function* tryModel(link: ModelLink, limits: CallLimits): AsyncGenerator<Trial> {
  const model = new ChainedLanguageModel({ chain: [link], clock: new SystemClock(), limits });
  for (const prompt of TRIAL_PROMPTS) {
    const trial = await tryPrompt(model, prompt);
    yield trial;
    // A model that does not answer will not answer the next one.
    if (trial.outcome.kind === 'failed' && trial.outcome.code !== 'invalid_output') return;
  }
}

async function tryPrompt(model: ChainedLanguageModel, prompt: TrialPrompt): Promise<Trial> {
  try {
    const draft = await draftWithModel(model, prompt.text, { signal: new AbortController().signal });
    if (draft === null) throw new Error('The guards leave nothing of a trial prompt');
    return { prompt, ...figuresOf(draft.attempts), outcome: judge(draft, prompt) };
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    return { prompt, ...figuresOf(error.attempts), outcome: { kind: 'failed', code: error.code } };
  }
}

function judge({ document }: ModelDraft, { text }: TrialPrompt): Trial['outcome'] {
  const { passed, total, results } = runQualityChecks(document, text);
  const failed = results.filter((result) => !result.passed);
  const isUsable = failed.every(({ id }) => !ESSENTIAL_CHECKS.has(id));
  return {
    kind: 'drafted',
    steps: stepsOf(document).length,
    passed,
    total,
    isGood: isUsable && passed / total >= LEAST_PASSED,
    failedChecks: failed.map(({ id, title }) => `${id} ${title}`),
  };
}

function figuresOf(attempts: readonly ModelAttempt[]): Pick<Trial, 'speed' | 'calls'> {
  return { speed: speedOf(attempts.at(-1)), calls: attempts.length };
}

function speedOf(attempt: ModelAttempt | undefined): TrialSpeed {
  const firstWordMs = attempt?.firstWordMs ?? null;
  if (!attempt || firstWordMs === null) return { firstWordS: null, tokensPerS: null, charactersPerS: null };
  // A whole answer in one piece has no speed.
  const writingS = (attempt.durationMs - firstWordMs) / 1000;
  const rate = (count: number | null): number | null => (count === null || writingS <= 0 ? null : count / writingS);
  return {
    firstWordS: firstWordMs / 1000,
    tokensPerS: rate(attempt.usage?.outputTokens ?? null),
    charactersPerS: rate(attempt.characters),
  };
}
