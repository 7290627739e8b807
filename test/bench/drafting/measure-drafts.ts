import { draftSop } from '../../../backend/libs/drafter/draft-sop.js';
import type { Draft } from '../../../backend/libs/drafter/index.js';
import { renderText } from '../../../backend/libs/sop-document/index.js';
import { type GoldSet, OLD_PROMPTS } from './prompt-sets.js';
import { type PromptScore, scorePrompt } from './scoring/score-prompt.js';

/** The scores of a set, and how long each draft took. */
export interface MeasuredSet {
  name: string;
  scores: PromptScore[];
  milliseconds: number[];
}

/** What is known of drafts that have no gold answers. */
export interface MeasuredPatterns {
  prompts: number;
  patterns: number;
  /** Patterns that a draft should hold and does not. */
  lost: number;
  milliseconds: number[];
}

/** The longest request that is read. */
const LONGEST_REQUEST = 20_000;

/** Drafts every prompt of a set and compares the drafts with the gold answers. */
export function measureSet({ name, golds, verbs }: GoldSet): MeasuredSet {
  const drafts = golds.map((gold) => ({ gold, ...timedDraft(gold.prompt) }));
  return {
    name,
    scores: drafts.map(({ gold, draft }) => scorePrompt(gold, draft.document, verbs)),
    milliseconds: drafts.map((each) => each.milliseconds),
  };
}

/** Drafts the old prompts and looks for their patterns. */
export function measureOldPrompts(): MeasuredPatterns {
  const drafts = OLD_PROMPTS.map((fixture) => ({ fixture, ...timedDraft(fixture.prompt) }));
  const lost = drafts.flatMap(({ fixture, draft }) => {
    const text = renderText(draft.document, { notice: true });
    return fixture.match.filter((pattern) => !new RegExp(pattern, 'iu').test(text));
  });
  return {
    prompts: drafts.length,
    patterns: OLD_PROMPTS.flatMap(({ match }) => match).length,
    lost: lost.length,
    milliseconds: drafts.map((each) => each.milliseconds),
  };
}

/** How long a draft of 20,000 characters takes, in milliseconds: the prompts of a set one below the other. */
export function timeLongest({ golds }: GoldSet): number {
  const english = golds.filter(({ lang }) => lang === 'en').map(({ prompt }) => prompt);
  const request = english.join('\n\n');
  if (request.length < LONGEST_REQUEST) throw new Error('The set has not enough text for the longest request');
  return timedDraft(request.slice(0, LONGEST_REQUEST)).milliseconds;
}

/** Loads what the first draft loads, so that no prompt is measured with it. */
export function warmUp(): void {
  draftSop('The manager checks the oil every morning and writes the level into the log.');
}

function timedDraft(prompt: string): { draft: Draft; milliseconds: number } {
  const started = performance.now();
  const draft = draftSop(prompt);
  return { draft, milliseconds: performance.now() - started };
}
