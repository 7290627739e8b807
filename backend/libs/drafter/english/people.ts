import { ACRONYMS } from '../lexicon/acronyms.js';
import { SYSTEMS } from '../lexicon/systems.js';
import { BULLET } from './layout/request-line.js';
import * as Words from './lexicon/closed-classes.js';
import { isGivenName } from './lexicon/given-names.js';
import { isAdjective, isCommonNoun, isComparative, isGroupNoun, isPersonNoun, verbReadings } from './lexicon/words.js';
import { type Token, tokenise } from './tokens.js';

/** "Mr" */
export const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|herr|frau|señora?|signora?|madame|monsieur|mme|mevrouw|meneer)\.?$/u;
const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas)$/u;
/** Before a person: "ask Sam", "with Priya", "that's Helen". */
const ADDRESSED =
  /^(?:ask|call|tell|phone|ring|text|page|email|notify|inform|contact|message|by|with|that's|called|named|until|unless|then|usually|normally|mostly)$/u;
const ACTS = /^(?:is|has|does|will|must|should|can|gets|always|then|never|only)$/u;
/** "3.1 ", "2) ", "a) " at the beginning of a line */
const NUMBER = /^\s*(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|[a-z][.)])\s+/iu;
const MAX_PEOPLE = 100;

/** Gives the people that an English request names, as they are named: "Priya", "Dr. Osei". */
export function peopleIn(text: string): ReadonlySet<string> {
  const people = new Set<string>();
  // Each cell of a table stands for itself.
  for (const line of text.split(/[\n\t|]|,(?=\S)/u)) {
    // "[ ] Power lines checked": what begins an item is no word before its first one.
    const tokens = tokenise(line.replace(BULLET, '').replace(NUMBER, ''));
    for (const at of tokens.keys()) {
      const name = people.size < MAX_PEOPLE ? nameAt(tokens, at) : null;
      if (!name) continue;
      people.add(name);
      // Later the title may be missing: "Dr. Osei decides … tell Osei".
      people.add(name.replace(/^.*\s/u, ''));
    }
  }
  return withoutCommonWords(people, text);
}

/** The name at a token, with the title before it. */
function nameAt(tokens: readonly Token[], at: number): string | null {
  const name = nameOf(tokens[at]);
  if (name === null || !isPersonHere(tokens, at)) return null;
  const hasStop = tokens[at - 1]?.text === '.';
  const title = tokens[hasStop ? at - 2 : at - 1];
  return title && TITLE.test(title.lower) ? `${title.text}${hasStop ? '.' : ''} ${name}` : name;
}

/** A capitalised word that is no day, month, system, acronym or department. */
function nameOf(token: Token | undefined): string | null {
  if (token?.kind !== 'word' || !/^\p{Lu}\p{Ll}{1,20}(?:['’]s)?$/u.test(token.text)) return null;
  const name = token.text.replace(/['’]s$/u, '');
  const word = name.toLowerCase();
  const isOther =
    TITLE.test(word) ||
    CALENDAR.test(word) ||
    SYSTEMS.has(word) ||
    ACRONYMS.has(name.toUpperCase()) ||
    isGroupNoun(word) ||
    Words.isFunctionWord(word);
  return isOther ? null : name;
}

/** Whether the word before or after tells that the name is somebody's. */
function isPersonHere(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const before = tokens[at - 1];
  if (TITLE.test((before?.text === '.' ? tokens[at - 2] : before)?.lower ?? '')) return true;
  const word = token.lower.replace(/'s$/u, '');
  const isUnknown =
    !isCommonNoun(word) && !isAdjective(word) && !isComparative(word) && verbReadings(word).length === 0;
  if (before && isPersonNoun(before.lower) && isDoerOf(word)) return false;
  if (isUnknown && before && isPersonNoun(before.lower)) return true;
  if (isUnknown && (token.lower.endsWith("'s") || ADDRESSED.test(before?.lower ?? ''))) return true;
  const next = tokens[at + 1];
  // "let Carol know"
  if (/^lets?$/u.test(before?.lower ?? '') && next?.lower === 'know') return true;
  if (isUnknown && isExplained(tokens, at)) return true;
  // "to Maria, who signs it"
  const follows = next?.text === ',' ? tokens[at + 2] : next;
  if (follows?.lower === 'who' && before?.kind === 'word') return true;
  // "the forms go to Maria"
  if (isGivenName(word) && /^(?:to|from|by)$/u.test(before?.lower ?? '')) return true;
  const isOneOfSeveral = /^(?:and|or)$/u.test(next?.lower ?? '') && nameOf(tokens[at + 2]) !== null;
  if (isOneOfSeveral) return isPersonHere(tokens, at + 2);
  const beginsSentence = !before || /^[.!?:•*–-]$/u.test(before.text);
  if (isGivenName(word) && (beginsSentence ? givenActs(tokens, at) : isGivenTo(before, token))) return true;
  // At the beginning of a sentence any noun has a capital letter: "Soy candles".
  const isPlural =
    beginsSentence &&
    next !== undefined &&
    isCommonNoun(next.lower) &&
    !ACTS.test(next.lower) &&
    !takesObject(tokens[at + 2]);
  if (isPlural) return false;
  const isLikely = isUnknown || !(beginsSentence || isAdjective(word) || Words.DETERMINERS.has(before?.lower ?? ''));
  return isLikely && acts(next);
}

/** Between somebody and what they do: "must", "has to", "is responsible for", "then", "and the mechanic". */
const BEFORE_ACT =
  /^(?:is|has|will|must|shall|should|can|needs?|to|then|always|also|usually|normally|first|only|never|still|now|or|and|both)$/u;
const HOLDS_DUTY = /^(?:responsible|accountable|supposed|expected|required|tasked)$/u;
const MAX_BEFORE_ACT = 3;

/** At the beginning of a sentence: "Grace opens the door", "Ana ticks off the list", "Rose must check the seals". */
function givenActs(tokens: readonly Token[], at: number): boolean {
  let verb = at + 1;
  if (/^(?:and|or)$/u.test(tokens[verb]?.lower ?? '') && Words.DETERMINERS.has(tokens[verb + 1]?.lower ?? ''))
    return isPersonNoun(tokens[verb + 2]?.lower ?? '');
  if (tokens[verb]?.lower === 'who') return true;
  // "Grace: lock the gate"
  if (/^[:–—-]$/u.test(tokens[verb]?.text ?? ''))
    return (
      verbReadings(tokens[verb + 1]?.lower ?? '').some(({ form }) => form === 'base') && actsOn(tokens.slice(verb + 2))
    );
  while (verb <= at + MAX_BEFORE_ACT && BEFORE_ACT.test(tokens[verb]?.lower ?? '')) verb += 1;
  if (HOLDS_DUTY.test(tokens[verb]?.lower ?? '')) return true;
  const isAct = verbReadings(tokens[verb]?.lower ?? '').some(
    ({ form }) => form === 's' || (form === 'base' && verb > at + 1),
  );
  const [first, second] = tokens.slice(verb + 1);
  const isSure = first?.lower === 'sure' && second?.lower === 'that';
  const isOver = Words.PARTICLES.has(first?.lower ?? '') && second?.lower === 'and';
  return isAct && (isSure || isOver || actsOn(tokens.slice(verb + 1)));
}

/** "have Rose check it", "Rose's job", "ask Grace" */
function isGivenTo(before: Token | undefined, { text, lower }: Token): boolean {
  const isCapital = /^\p{Lu}/u.test(text);
  return (
    isCapital &&
    (/['’]s$/u.test(lower) ||
      /^(?:have|let|get|make)$/u.test(before?.lower ?? '') ||
      ADDRESSED.test(before?.lower ?? ''))
  );
}

/** "Head Brewer": whoever brews. */
function isDoerOf(word: string): boolean {
  const act = /^(\p{L}{3,})ers?$/u.exec(word)?.[1] ?? '';
  return verbReadings(act).some(({ form }) => form === 'base');
}

/** "Petra, who has the keys", "Jan, our driver", "to Mo, she signs it", "get Ines to sign" */
function isExplained(tokens: readonly Token[], at: number): boolean {
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (next?.text === ',' && /^(?:who|our|my|the|he|she)$/u.test(second?.lower ?? '')) return true;
  return (
    before?.lower === 'get' &&
    next?.lower === 'to' &&
    verbReadings(second?.lower ?? '').some(({ form }) => form === 'base')
  );
}

function takesObject(token: Token | undefined): boolean {
  return token !== undefined && (Words.DETERMINERS.has(token.lower) || Words.OBJECT_PRONOUNS.has(token.lower));
}

/** "the list", "off the list", "in with the code" */
function actsOn([first, second]: readonly Token[]): boolean {
  const hasParticle = Words.PARTICLES.has(first?.lower ?? '');
  return takesObject(first) || (hasParticle && (takesObject(second) || Words.PREPOSITIONS.has(second?.lower ?? '')));
}

function acts(next: Token | undefined): boolean {
  return next !== undefined && (ACTS.test(next.lower) || verbReadings(next.lower).some(({ form }) => form === 's'));
}

/** A word that the request writes small as well is no name. */
function withoutCommonWords(people: ReadonlySet<string>, text: string): ReadonlySet<string> {
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}{2,30}(?!\p{L})/gu));
  return new Set([...people].filter((name) => !small.has(name.toLowerCase())));
}
