import * as Words from './lexicon/closed-classes.js';
import { isPersonNoun, verbReadings } from './lexicon/words.js';
import { isOutsider, roleOf } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** Verbs whose object is somebody who is told or asked. */
export const TOLD = /^(?:call|tell|notify|inform|page|contact|ask|phone|ring|text|alert|warn)s?$/u;
const TOLD_TO = /^(?:escalates?|reports?|speaks?|talks?|hands?)$/u;
const MAX_NAME_LENGTH = 4;

/** Gives the roles that a request mentions without saying what they do: whom to call, who is behind a name. */
export function mentionedRoles(text: string, people: ReadonlySet<string>): string[] {
  const roles: string[] = [];
  // Cells of a table are apart, too.
  for (const line of text.split(/[\n\t|]/u)) {
    const tokens = tokenise(line);
    for (const at of tokens.keys()) {
      const role = toldRole(line, tokens, at, people) ?? namedRole(line, tokens, at, people);
      if (role && !isOutsider(role)) roles.push(role);
    }
  }
  return roles;
}

/** "tell the shift lead", "escalate to the supervisor". */
function toldRole(line: string, tokens: readonly Token[], at: number, people: ReadonlySet<string>): string | null {
  const word = tokens[at]?.lower ?? '';
  const isLetKnow =
    /^lets?$/u.test(word) && tokens.slice(at + 2, at + MAX_NAME_LENGTH + 2).some(({ lower }) => lower === 'know');
  const isTold = isLetKnow || TOLD.test(word) || (word === 'to' && TOLD_TO.test(tokens[at - 1]?.lower ?? ''));
  if (!isTold) return null;
  const start = Words.DETERMINERS.has(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1;
  const phrase = tokens.slice(start, start + MAX_NAME_LENGTH);
  const end = phrase.findIndex(
    ({ lower, kind }) => kind !== 'word' || lower === 'know' || Words.DETERMINERS.has(lower) || isBorder(lower),
  );
  const name = end < 0 ? phrase : phrase.slice(0, end);
  const head = name.at(-1);
  if (!head || !(isPersonNoun(head.lower) || people.has(head.text))) return null;
  return roleOf(line, name, people);
}

function isBorder(word: string): boolean {
  const isFunctionWord = [Words.PREPOSITIONS, Words.CONDITION_WORDS, Words.COORDINATORS, Words.MODALS, Words.BE].some(
    (words) => words.has(word),
  );
  return isFunctionWord || verbReadings(word).some(({ form }) => form === 's' && !isPersonNoun(word));
}

/** "senior (Ben)", "account manager (Sofia)". */
function namedRole(line: string, tokens: readonly Token[], at: number, people: ReadonlySet<string>): string | null {
  const token = tokens[at];
  const before = tokens[at - 1];
  const isName = token?.kind === 'bracketed' && people.has(token.text.slice(1, -1));
  if (!isName || !before || !isPersonNoun(before.lower)) return null;
  const first = tokens[at - 2];
  const isPart = first?.kind === 'word' && !isBorder(first.lower) && !Words.DETERMINERS.has(first.lower);
  return roleOf(line, tokens.slice(isPart ? at - 2 : at - 1, at + 1), people);
}
