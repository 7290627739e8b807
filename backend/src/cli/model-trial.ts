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

/** Checks that a usable draft must pass: its parts, its facts, its language, no secrets, no markup. */
const ESSENTIAL_CHECKS = new Set(['Q01', 'Q02', 'Q03', 'Q20', 'Q21', 'Q22']);
/** Of all checks. The offline drafter passes more. */
const LEAST_PASSED = 0.75;

/** How fast the last call of a draft was. */
export interface TrialSpeed {
  /** Seconds to the first word; null when none came. */
  firstWordS: number | null;
  /** After the first word; null if unknown. */
  tokensPerS: number | null;
  charactersPerS: number | null;
}

/** The result of a model for one prompt. */
export interface Trial {
  prompt: TrialPrompt;
  speed: TrialSpeed;
  /** The number of calls to the model. */
  calls: number;
  outcome:
    | { kind: 'failed'; code: LanguageModelErrorCode }
    | { kind: 'drafted'; steps: number; passed: number; total: number; isGood: boolean; failedChecks: string[] };
}

/** Whether a model answered and drafted well. */
export function isGood({ outcome }: Trial): boolean {
  return outcome.kind === 'drafted' && outcome.isGood;
}

/** Has a model draft the three trial prompts, as the product would, and runs the product's own quality checks on the drafts. */
export async function* tryModel(link: ModelLink, limits: CallLimits): AsyncGenerator<Trial> {
  const model = new ChainedLanguageModel({ chain: [link], clock: new SystemClock(), limits });
  for (const prompt of TRIAL_PROMPTS) {
    const trial = await tryPrompt(model, prompt);
    yield trial;
    // A model that does not respond will not respond to the next one.
    if (trial.outcome.kind === 'failed' && trial.outcome.code !== 'invalid_output') return;
  }
}

async function tryPrompt(model: ChainedLanguageModel, prompt: TrialPrompt): Promise<Trial> {
  try {
    const draft = await draftWithModel(model, prompt.text, { signal: new AbortController().signal });
    if (draft === null) throw new Error('The guards leave nothing of a trial prompt');
    return { prompt, ...figuresOf(draft.attempts), outcome: outcomeOf(draft, prompt) };
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    return { prompt, ...figuresOf(error.attempts), outcome: { kind: 'failed', code: error.code } };
  }
}

function outcomeOf({ document }: ModelDraft, { text }: TrialPrompt): Trial['outcome'] {
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

/** A prompt of the trial. */
interface TrialPrompt {
  /** The name shown to the operator. */
  name: string;
  text: string;
}

/** Typical prompts: told in order, dictated, and in another language. Each has facts that must be kept. */
const TRIAL_PROMPTS: readonly TrialPrompt[] = [
  {
    name: 'told in order',
    text: `Receiving a delivery at the warehouse. The driver reports to the gate and shows the delivery note. The clerk compares the note with the order and counts the pallets. Chilled goods must be 7 °C or colder; measure two boxes of each pallet. If a box is warmer, the shift lead refuses the pallet and takes a photo. The clerk signs the note, labels each pallet with the date, and moves chilled goods to cold room 2 within 15 minutes. The notes are kept for 3 years.`,
  },
  {
    name: 'dictated',
    text: `ok so when a customer wants their money back you first ask for the receipt and check that it is not older than 30 days then you look at the item if it is damaged you take a photo and put it in the returns box if everything is fine you refund it the same way they paid cards take up to 5 days anything over 200 dollars needs the manager to sign and at the end you write it in the returns log`,
  },
  {
    name: 'in German',
    text: `Kaffeemaschine am Abend reinigen: Die Servicekraft schaltet die Maschine aus und lässt sie 10 Minuten abkühlen. Dann leert sie den Tresterbehälter und spült ihn mit heißem Wasser. Das Milchsystem wird mit 20 ml Reiniger gespült und danach zweimal mit klarem Wasser. Wenn die Anzeige rot blinkt, ruft sie den Techniker an. Zum Schluss trägt sie Datum und Uhrzeit in das Reinigungsbuch ein.`,
  },
];
