import { capitalise } from '../text/words.js';
import { participleBehind } from './done-regularly.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPersonNoun, readingOf } from './lexicon/words.js';
import { isGroup, isPerson, isPlural, upToPreposition } from './noun-phrase.js';
import { isOutsider, roleOf } from './role.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** A sentence without what is said of its subject between two commas. */
export interface WithoutAside {
  text: string;
  /** Who acts, where the aside gives the name or the role of whoever does. */
  role: string | null;
  /** "if she is still there" */
  when: string | null;
  /** "never the same one twice" */
  caution: string | null;
  /** "Petra has the keys" */
  note: string | null;
}

const MAX_SUBJECT = 5;
const MAX_ASIDE = 10;
const CONDITION = /^(?:if|when|whenever|unless|once|until|as soon as)$/u;
const INTERPOSED = /^(?:then|always|also|usually|normally|first|personally|immediately)$/u;

/**
 * Takes out what stands between two commas after whoever acts: "Petra, who has the keys, opens the store", or after what it is
 * done to. Null where nothing does, and where the commas may be those of a list.
 */
export function takeAside(source: string, people: ReadonlySet<string>): WithoutAside | null {
  const tokens = tokenise(source);
  const first = tokens.findIndex(({ text }) => text === ',');
  const second = tokens.findIndex(({ text }, at) => at > first + 1 && text === ',');
  if (first < 1 || first > MAX_SUBJECT || second < 0 || second - first > MAX_ASIDE) return null;
  const subject = tokens.slice(0, first);
  const aside = tokens.slice(first + 1, second);
  const isSomebody = isPerson(subject, people) || isGroup(subject);
  const taken = (): WithoutAside => ({
    text: `${textOf(source, subject)} ${source.slice(tokens[second]?.end).trimStart()}`,
    ...saidOf(source, subject, aside, people),
  });
  if (!isSomebody && isOfThing(subject, aside) && isDoneTo(tokens, second + 1)) return taken();
  if (!isSomebody || !endsWithNoun(subject, people) || !actsAt(tokens, second + 1)) return null;
  const opening = aside[0]?.lower ?? '';
  // "the nurse, the doctor, signs": one of several, unless it has an article or a name alone.
  if (Words.COORDINATORS.has(opening) && opening !== 'or') return null;
  if (readingOf(opening, 's') !== null && aside.length > 1) return null;
  // "check joiners, movers, leavers": of whom somebody checks one after the other.
  const [only] = aside;
  const isOrder = subject.some(({ lower }, at) => at < first - 1 && readingOf(lower, 'base', 's') !== null);
  if (isOrder && aside.length === 1 && only && isPlural(only)) return null;
  return taken();
}

/** "The samples, which come in blue boxes, …" */
function isOfThing(subject: readonly Token[], [which, verb]: readonly Token[]): boolean {
  const isNamed = Words.DETERMINERS.has(subject[0]?.lower ?? '') && isCommonNoun(subject.at(-1)?.lower ?? '');
  const isTold = Words.BE.has(verb?.lower ?? '') || readingOf(verb?.lower ?? '', 's', 'base') !== null;
  return which?.lower === 'which' && isNamed && isTold;
}

/** "are logged", "must be logged" */
function isDoneTo(tokens: readonly Token[], at: number): boolean {
  const be = Words.MODALS.has(tokens[at]?.lower ?? '') ? at + 1 : at;
  return /^(?:is|are|be)$/u.test(tokens[be]?.lower ?? '') && participleBehind(tokens, be) > 0;
}

function saidOf(
  source: string,
  subject: readonly Token[],
  aside: readonly Token[],
  people: ReadonlySet<string>,
): Omit<WithoutAside, 'text'> {
  const none = { role: null, when: null, caution: null, note: null };
  const said = textOf(source, aside);
  const name = textOf(source, subject);
  const [first] = aside;
  const opening = first?.lower ?? '';
  if (CONDITION.test(opening)) return { ...none, when: said };
  if (opening === 'who' || opening === 'which')
    return { ...none, note: capitalise(`${name} ${textOf(source, aside.slice(1))}`) };
  const role = roleOf(source, subject, people);
  const isName = aside.length <= 3 && aside.every(({ text, kind }) => kind === 'word' && /^\p{Lu}/u.test(text));
  if (role !== null && isName && !people.has(subject.at(-1)?.text ?? '')) return { ...none, role: `${role} (${said})` };
  const isJob = /^(?:the|our|my|an?)$/u.test(opening) && isPersonNoun(aside.at(-1)?.lower ?? '') && !isOutsider(said);
  const job = isJob ? roleOf(source, aside, people) : null;
  if (role !== null && job !== null) return { ...none, role: `${job} (${/\(([^)]+)\)$/u.exec(role)?.[1] ?? role})` };
  return { ...none, caution: capitalise(opening === 'or' ? `${name}, ${said}` : said) };
}

function endsWithNoun(subject: readonly Token[], people: ReadonlySet<string>): boolean {
  const last = upToPreposition(subject).at(-1);
  return last?.kind === 'word' && (isPersonNoun(last.lower) || people.has(last.text) || isGroup([last]));
}

/** "opens", "then opens", "must open", "is to open": the verb of the subject before the aside. */
function actsAt(tokens: readonly Token[], at: number): boolean {
  const start = INTERPOSED.test(tokens[at]?.lower ?? '') ? at + 1 : at;
  const word = tokens[start]?.lower ?? '';
  if (Words.MODALS.has(word) || /^(?:has|have|needs?)$/u.test(word)) return tokens[start + 1] !== undefined;
  const next = tokens[start + 1];
  const isThird = readingOf(word, 's') !== null;
  return isThird && next !== undefined && next.kind !== 'sign' && !Words.BE.has(next.lower);
}
