import { type NameToken, type NamingRequest, stemsOf, type Unit } from './units.js';

/** What is the same in all languages begins so: where something stands, how long it is, its capitals. */
export const SHARED = '#';
const ENDING_LETTERS = 3;
/** So many words before a name, but for the next ones, are seen without their order. */
const WORDS_BEFORE = 9;
const NEXT_WORDS = 3;
const LEAST_WORD_LETTERS = 3;
const PLACES = [0, 1, 2, 3, 5, 8, 13] as const;
const QUARTERS = 4;
const LENGTHS = [2, 5, 9, 15, 25] as const;
const NAME_LENGTHS = [1, 2, 4] as const;
const CAPITALS = [0, 1, 2] as const;
const MOST_STEMS = 5;
const OFTEN = [-1, 0, 1, 2, 4, 7] as const;
const OFTEN_ON_AVERAGE = [-1, 0, 0.5, 1, 2, 4] as const;

/** What shows that a name begins at a word: the words before it, and the first ones. */
export function startFeatures({ tokens }: Unit, start: number): string[] {
  const [second, before] = [keyAt(tokens, start - 2), keyAt(tokens, start - 1)];
  const [first, next] = [keyAt(tokens, start), keyAt(tokens, start + 1)];
  const ending = endingOf(first);
  const shape = shapeAt(tokens, start);
  const features = [
    `<${before}`,
    `<<${second} ${before}`,
    `<2${second}`,
    `[${first}`,
    `[[${first} ${next}`,
    `[-${ending}`,
    `<[${before} ${first}`,
    `<-${before} ${shape}${ending}`,
    `${SHARED}<${shapeAt(tokens, start - 1)}${shape}`,
  ];
  for (let at = Math.max(0, start - WORDS_BEFORE); at < start - NEXT_WORDS; at += 1)
    features.push(`…${keyAt(tokens, at)}`);
  return features;
}

/** What shows that a name ends before a word: its last words, and those behind it. */
export function endFeatures({ tokens }: Unit, end: number): string[] {
  const [last, next] = [keyAt(tokens, end - 1), keyAt(tokens, end)];
  return [
    `]${last}`,
    `]-${endingOf(last)}`,
    `>${next}`,
    `>>${next} ${keyAt(tokens, end + 1)}`,
    `]>${endingOf(last)} ${next}`,
    `]]${keyAt(tokens, end - 2)} ${last}`,
    `${SHARED}>${shapeAt(tokens, end - 1)}${shapeAt(tokens, end)}`,
  ];
}

/** What shows that a sentence or a line names the work: where it stands, how long it is, which words it has. */
export function unitFeatures({ tokens, at, isLine }: Unit, { count }: NamingRequest): string[] {
  const last = tokens.at(-1);
  const features = [
    `${SHARED}at${rank(at, PLACES)}`,
    `${SHARED}of${Math.floor((QUARTERS * at) / count)}`,
    `${SHARED}line${isLine}${rank(tokens.length, LENGTHS)}${at === 0}`,
    `${SHARED}ends${isLine}${last?.isSign ? last.text : ''}`,
  ];
  for (const key of new Set(tokens.map((token) => token.key)))
    if (key.length >= LEAST_WORD_LETTERS) features.push(`~${key}`);
  return features;
}

/** What shows that these words are a name: how many they are, their borders, and how often the request speaks of them. */
export function nameFeatures(unit: Unit, start: number, end: number, { occurrences }: NamingRequest): string[] {
  const { tokens } = unit;
  const name = tokens.slice(start, end);
  const begins = start === 0 || isSignAt(tokens, start - 1);
  const ends = end === tokens.length || isSignAt(tokens, end);
  const signs = name.filter(({ isSign }) => isSign);
  const capitals = name.slice(1).filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  const seen = stemsOf(name).map((stem) => (occurrences.get(stem) ?? 1) - 1);
  const average = seen.length === 0 ? -1 : seen.reduce((sum, one) => sum + one, 0) / seen.length;
  return [
    `${SHARED}n${name.length}`,
    `n${name.length}${endingOf(name[0]?.key ?? '')}`,
    `${SHARED}whole${start === 0}${ends}${unit.isLine}`,
    `${SHARED}edge${begins}${ends}`,
    `${SHARED}digit${name.some(({ key }) => key === '0')}`,
    `${SHARED}signs${signs.length}`,
    `${SHARED}capitals${rank(capitals, CAPITALS)}${rank(name.length, NAME_LENGTHS)}`,
    `${SHARED}stems${Math.min(seen.length, MOST_STEMS)}`,
    `${SHARED}most${rank(Math.max(-1, ...seen), OFTEN)}`,
    `${SHARED}mean${rank(average, OFTEN_ON_AVERAGE)}`,
    ...signs.map(({ text }) => `${SHARED}sign${text}`),
    ...name.filter(({ isSign }) => !isSign).map(({ key }) => `=${key}`),
  ];
}

/** The first step of a scale that a number does not exceed. */
function rank(value: number, scale: readonly number[]): number {
  const found = scale.findIndex((most) => value <= most);
  return found < 0 ? scale.length : found;
}

function keyAt(tokens: readonly NameToken[], at: number): string {
  return tokens[at]?.key ?? (at < 0 ? '^' : '$');
}

function isSignAt(tokens: readonly NameToken[], at: number): boolean {
  return tokens[at]?.isSign ?? false;
}

function endingOf(key: string): string {
  return key.slice(-ENDING_LETTERS);
}

function shapeAt(tokens: readonly NameToken[], at: number): string {
  const token = tokens[at];
  if (token === undefined) return at < 0 ? '^' : '$';
  if (token.isSign) return token.text;
  if (token.key === '0') return '0';
  return /^\p{Lu}{2,}/u.test(token.text) ? 'XX' : /^\p{Lu}/u.test(token.text) ? 'X' : 'x';
}
