import { capitalise, lowerFirst } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, readingOf } from './lexicon/words.js';
import type { Line } from './line.js';
import { isName } from './name-phrase.js';
import { tokenise } from './tokens.js';

/** How many of the items of a list must be questions, so that each asks for a check. */
const LEAST_SHARE = 0.4;
const LEAST_QUESTIONS = 3;
const DONE = /^(?:did|have|has) (?:you|we|someone|somebody|anyone) (.{3,120})$/iu;
const STATE = /^(?:is|are) ((?:the|all|both|every|each|your|our|all the) .{3,120})$/iu;

/** Whether a list of items asks whether everything is as it must be: "gas detector green?", "did you strap the bottle?" */
export function isChecklist(items: readonly string[]): boolean {
  const asked = items.filter((item) => /^[^.!?]{3,80}\?/u.test(item)).length;
  return asked >= LEAST_QUESTIONS && asked >= items.length * LEAST_SHARE;
}

/** The question of such a list as an order: "Strap the bottle", "Check – gas detector green". */
export function checkOf(question: string, people: ReadonlySet<string>): string {
  const text = question.trim().replace(/\s*\?+$/u, '');
  const done = DONE.exec(text)?.[1];
  const verb = tokenise(done ?? '')[0];
  if (done && verb && readingOf(verb.lower, 'base') && /^did\b/iu.test(text)) return capitalise(done);
  const state = STATE.exec(text)?.[1];
  const told = state ? withVerb(state, /^is\b/iu.test(text) ? 'is' : 'are') : null;
  return told ? `Check that ${told}` : `Check – ${lowerFirst(text, people)}`;
}

/** "the water in the basin actually hot" → "the water in the basin is actually hot"; null where the border is not certain. */
function withVerb(text: string, verb: string): string | null {
  const tokens = tokenise(text);
  const last = tokens.at(-1);
  if (!last || tokens.length < 3 || !(isAdjective(last.lower) || readingOf(last.lower, 'participle'))) return null;
  const before = tokens.at(-2);
  const at = before && (Words.ADVERBS.has(before.lower) || before.lower.endsWith('ly')) ? before.start : last.start;
  return `${text.slice(0, at).trimEnd()} ${verb} ${text.slice(at)}`;
}

/** "Forks" in a list of checks: "Check forks". */
export function checkThing([line, ...others]: Line[], people: ReadonlySet<string>): void {
  const isThing = line && others.length === 0 && line.kind === 'step' && line.isKept && line.isPhrase && !line.when;
  if (!isThing || !/^[\p{L}'’ -]{2,40}$/u.test(line.text) || !isName(tokenise(line.text), people)) return;
  line.text = `Check ${lowerFirst(line.text, people)}`;
  line.isKept = false;
}

/** "Forklift Check", "Daily Checks" */
const NAMES_CHECK =
  /^check-?list\b|(?:^|\s)(?:check-?lists?|checks?|inspections?|walk-?arounds?)(?:\s(?:for|before|after|of|at)\s.*)?$/iu;

/** Whether a title names a check, so that the things of its list are looked at. */
export function namesCheck(title: string): boolean {
  return NAMES_CHECK.test(title);
}
