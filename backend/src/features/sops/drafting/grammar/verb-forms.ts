import { VERBS } from '../lexicon/verbs.js';

export type VerbForm = 'base' | 'third' | 'ing' | 'past';

/** A word as a form of a verb that procedures use. */
export interface VerbReading {
  base: string;
  form: VerbForm;
}

const IRREGULAR_PAST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bled: 'bleed',
    brought: 'bring',
    built: 'build',
    chosen: 'choose',
    done: 'do',
    drawn: 'draw',
    fed: 'feed',
    found: 'find',
    frozen: 'freeze',
    given: 'give',
    held: 'hold',
    hung: 'hang',
    kept: 'keep',
    left: 'leave',
    lit: 'light',
    made: 'make',
    met: 'meet',
    paid: 'pay',
    ran: 'run',
    sent: 'send',
    shown: 'show',
    sold: 'sell',
    swept: 'sweep',
    taken: 'take',
    thrown: 'throw',
    told: 'tell',
    took: 'take',
    withdrawn: 'withdraw',
    worn: 'wear',
    written: 'write',
    wrote: 'write',
  }),
);

const IRREGULAR_THIRD: ReadonlyMap<string, string> = new Map([
  ['does', 'do'],
  ['goes', 'go'],
  ['has', 'have'],
]);

/** Verbs whose participle looks like the verb itself. */
const UNCHANGED_PARTICIPLES = new Set(['run', 'set', 'put', 'cut', 'shut', 'read', 'let']);

/** Reads a word as a verb; null if it is none that procedures use. */
export function readVerb(word: string): VerbReading | null {
  const lower = word.toLowerCase().replace(/[^a-z-]/gu, '');
  if (lower === '') return null;
  if (VERBS.has(lower)) return { base: lower, form: 'base' };
  const irregularPast = IRREGULAR_PAST.get(lower);
  if (irregularPast) return { base: irregularPast, form: 'past' };
  const irregularThird = IRREGULAR_THIRD.get(lower);
  if (irregularThird) return { base: irregularThird, form: 'third' };
  return readSuffix(lower);
}

function readSuffix(word: string): VerbReading | null {
  if (word.endsWith('s')) {
    return found('third', [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`]);
  }
  if (word.endsWith('ing')) {
    const stem = word.slice(0, -3);
    return found('ing', [stem, `${stem}e`, ...withoutDouble(stem)]);
  }
  if (word.endsWith('ied')) return found('past', [`${word.slice(0, -3)}y`]);
  if (word.endsWith('ed')) {
    const stem = word.slice(0, -2);
    return found('past', [`${stem}e`, stem, ...withoutDouble(stem)]);
  }
  return null;
}

function found(form: VerbForm, candidates: string[]): VerbReading | null {
  const base = candidates.find((candidate) => VERBS.has(candidate));
  return base === undefined ? null : { base, form };
}

function withoutDouble(stem: string): string[] {
  return stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
}

/** Gives the verb whose participle the word is ("filtered" → "filter"), or null. */
export function participleOf(word: string): string | null {
  const verb = readVerb(word);
  if (!verb) return null;
  return verb.form === 'past' || UNCHANGED_PARTICIPLES.has(verb.base) ? verb.base : null;
}

/** Gives the -ing form of a verb. */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  const doubles = /^[^aeiou]*[aeiou][bdgmnprt]$/u.test(verb);
  return doubles ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
