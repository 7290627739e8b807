/** A word, a number or a sign. */
export interface NameToken {
  text: string;
  /** In small letters; all numbers are alike. */
  key: string;
  /** Where it stands in its unit. */
  start: number;
  end: number;
  isSign: boolean;
}

/** A sentence, or a line that is one, in which the work may be named. */
export interface Unit {
  text: string;
  tokens: readonly NameToken[];
  /** How many units stand before it. */
  at: number;
  isLine: boolean;
}

/** A request as the model of names sees it. */
export interface NamingRequest {
  /** Those at its beginning and its end: the work is named there. */
  units: readonly Unit[];
  /** How many units there are in all. */
  count: number;
  /** In how many units a stem occurs. */
  occurrences: ReadonlyMap<string, number>;
}

const TOKEN = /[\p{L}\p{M}\d]+(?:['’.,:/&+-][\p{L}\p{M}\d]+)*['’]?|[^\s\p{L}\p{M}\d]/gu;
/** Cut alike in all languages: a name that is cut at an abbreviation is none, and nothing else is lost. */
const SENTENCE_END = /(?<=[.!?…])["”»)]?\s+(?=[\p{Lu}\d"“«'(*¿¡-])/u;
const SIGN = /^[^\p{L}\p{M}\d]/u;
const FIRST_UNITS = 24;
const LAST_UNITS = 4;
/** Of a text without an end, so many words are looked at. */
const MOST_TOKENS = 800;
const LEAST_STEM_LETTERS = 4;
const STEM_LETTERS = 6;
const LEAST_STEM = 3;

/** Cuts a request into the units in which its work may be named. */
export function readUnits(request: string): NamingRequest {
  const units = request
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const sentences = line.split(SENTENCE_END);
      return sentences.map((text) => ({ text, tokens: tokensOf(text), isLine: sentences.length === 1 }));
    })
    .filter(({ tokens }) => tokens.length > 0)
    .map((unit, at) => ({ ...unit, at }));
  const occurrences = new Map<string, number>();
  for (const { tokens } of units)
    for (const stem of new Set(stemsOf(tokens))) occurrences.set(stem, (occurrences.get(stem) ?? 0) + 1);
  const isLong = units.length > FIRST_UNITS + LAST_UNITS;
  return {
    units: withinLimit(isLong ? [...units.slice(0, FIRST_UNITS), ...units.slice(-LAST_UNITS)] : units),
    count: units.length,
    occurrences,
  };
}

function withinLimit(units: readonly Unit[]): Unit[] {
  let left = MOST_TOKENS;
  return units.flatMap((unit) => {
    const tokens = unit.tokens.slice(0, left);
    left -= tokens.length;
    return tokens.length === 0 ? [] : [{ ...unit, tokens }];
  });
}

/** The words, numbers and signs of a text. */
export function tokensOf(text: string): NameToken[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, index }) => ({
    text: token,
    key: /^\d/u.test(token) ? '0' : token.toLowerCase().replaceAll('’', "'"),
    start: index,
    end: index + token.length,
    isSign: SIGN.test(token),
  }));
}

/** The beginnings of the longer words, which are alike in "check" and "checking". */
export function stemsOf(tokens: readonly NameToken[]): string[] {
  return tokens
    .filter(({ text, isSign }) => !isSign && text.length >= LEAST_STEM_LETTERS)
    .map(({ key }) => stemOf(key));
}

function stemOf(key: string): string {
  const bare = key.replace(/'s?$/u, '');
  return bare.length > STEM_LETTERS
    ? bare.slice(0, STEM_LETTERS)
    : bare.slice(0, Math.max(LEAST_STEM, bare.length - 1));
}
