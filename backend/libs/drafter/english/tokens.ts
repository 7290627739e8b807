/** A word, number, sign, quotation or bracket of a sentence, with where it stands. */
export interface Token {
  text: string;
  /**
   * The text in lower case, with straight apostrophes, also where they were left out: "doesnt" is "doesn't". A possessive
   * always ends in "'s": "buyers'" is "buyers's".
   */
  lower: string;
  kind: 'word' | 'number' | 'sign' | 'quoted' | 'bracketed';
  start: number;
  end: number;
}

/** The kinds of token, most special first; the first that fits takes the characters. */
const PATTERNS = [
  '"[^"]{1,200}"|“[^”]{1,200}”',
  String.raw`\([^()]{1,300}\)|\[[^\][]{1,200}\]`,
  // Addresses, paths and e-mail addresses.
  String.raw`(?:https?:\/\/|www\.)\S{1,300}|\\\\\S{1,300}|\/[\p{L}\d]{1,50}(?:\/[\p{L}\d]{1,50}){0,9}`,
  String.raw`[\p{L}\d._-]{1,64}@[\p{L}\d.-]{0,100}`,
  // "w/ a cloth", "w/o"
  String.raw`(?<![\p{L}\d])[wW]\/(?:o\b|(?=\s?[\p{L}\d$€£]))`,
  // "T&P", "R&D"
  String.raw`\p{Lu}{1,3}&\p{Lu}{1,3}\b`,
  // Numbers with their unit: "2nd", "35%", "0.1", "<5", "20min", "65+".
  String.raw`\d{1,2}(?:st|nd|rd|th)\b`,
  // "the 28-day result": one word.
  String.raw`\d{1,4}-\p{L}{2,20}(?:-\p{L}{2,20})?(?![\p{L}\d])`,
  // "above -60 degrees": no dash.
  String.raw`(?<=\b(?:to|[Aa]bove|[Bb]elow|[Uu]nder|[Oo]ver|[Aa]t|is|than|of|[Ff]rom|[Bb]etween|and|reads?|max|min|exceeds?|hits?|reach(?:es)?)\s)[-–−]\d{1,20}(?:[.,]\d{1,10})?(?:\s?[%°])?(?:\p{L}{1,4}\b)?`,
  // "with -15 allowed"
  String.raw`(?<=\p{L}\s)[-−]\d{1,20}(?:[.,]\d{1,10})?(?:\s?[%°])?(?:\p{L}{1,4}\b)?(?![-–]\d)`,
  // "…, -17.9 to -15 is refused", "-18 °C or colder"
  String.raw`(?<=[,;:(]\s?)[-−]\d{1,20}(?:[.,]\d{1,10})?(?:\s?[%°])?(?:\p{L}{1,4}\b)?(?![-–]\d)|^[-−]\d{1,20}(?:[.,]\d{1,10})?(?:\s?°|\s?[CF]\b)`,
  String.raw`(?:[<>~±]\s?)?[$€£#]?\d{1,20}(?:[.,:\/]\d{1,10}){0,5}(?:\s?[%°])?(?:\p{L}{1,4}\b)?(?:\+(?![\p{L}\d+]))?`,
  // "the buyers' assistant": the end of a quotation looks the same.
  String.raw`\p{L}[\p{L}\p{M}\d]{0,60}(?:[-–_.\/][\p{L}\d]{1,60}){0,6}(?:['’]\p{L}{1,10}|(?<=s)(?<!(?:^|[\s(])['‘][^'’]{0,60})['’](?=\s\p{L}))?`,
  String.raw`->|=>|→|\.{3}|…|\S`,
];
const TOKEN = new RegExp(PATTERNS.join('|'), 'gu');

/** "Operator A": a letter that is a name, and no article. */
const NAMED_BY_LETTER = /\p{Lu}\p{Ll}+ A(?: \p{Ll}|[,;.:)]|$)/u;
const LETTER_A = 'letter-a';
/** "the buyers' assistant" */
const OF_SEVERAL = /s'$/u;
/** "doesnt", "wont" */
const BARE_NEGATION = /^(do|does|did|is|are|was|were|has|have|had|ca|could|would|should|must|need|wo)nt$/u;
/** How people shorten words that say who does what with what; "n" and "em" are short only among other words. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['u', 'you'],
  ['ya', 'you'],
  ['ur', 'your'],
  ['b4', 'before'],
  ['bc', 'because'],
  ['bcs', 'because'],
  ['cuz', 'because'],
  ['coz', 'because'],
  ['thru', 'through'],
  ['ppl', 'people'],
  ['theres', "there's"],
  ['thats', "that's"],
  ['heres', "here's"],
  ['theyre', "they're"],
  ['youre', "you're"],
  ['w/', 'with'],
  ['w/o', 'without'],
]);
/** The department, and no pronoun. */
const IT = 'it-department';

/** "the till is counted": the drawer of a shop, and no time until which something lasts. */
const BEFORE_TILL =
  /\b(?:the|an?|each|every|our|your|my|his|her|their|both|this|that|one|any|another|main|second|bar|shop)\s$/iu;
const TILL = 'drawer';

/** Cuts a sentence into tokens, in their order. */
export function tokenise(text: string): Token[] {
  const isMixedCase = /\p{Ll}/u.test(text);
  return [...text.matchAll(TOKEN)].map((match) => {
    const isLetter =
      match[0] === 'A' && NAMED_BY_LETTER.test(text.slice(Math.max(0, match.index - 20), match.index + 4));
    const isDepartment = match[0] === 'IT' && isMixedCase;
    const isTill =
      /^till$/iu.test(match[0]) && BEFORE_TILL.test(text.slice(Math.max(0, match.index - 10), match.index));
    const plain = match[0]
      .replace(/[’‘]/gu, "'")
      .toLowerCase()
      .replace(BARE_NEGATION, "$1n't")
      .replace(OF_SEVERAL, "s's");
    const lower = isLetter ? LETTER_A : isDepartment ? IT : isTill ? TILL : (inFull(text, match) ?? plain);
    return { text: match[0], lower, kind: kindOf(match[0]), start: match.index, end: match.index + match[0].length };
  });
}

/** The word that was shortened; null for one that stands in full. */
function inFull(text: string, { 0: word, index }: RegExpMatchArray): string | null {
  const always = SHORT.get(/^w/iu.test(word) ? word.toLowerCase() : word);
  if (always !== undefined) return always;
  if (word !== 'n' && word !== 'em') return null;
  const at = index ?? 0;
  if (!/\p{L}\s$/u.test(text.slice(Math.max(0, at - 3), at))) return null;
  const after = text.slice(at + word.length);
  if (word === 'n') return /^\s\p{L}/u.test(after) ? 'and' : null;
  return /^\p{L}/u.test(after) ? null : 'them';
}

/** The text from the first to the last of the tokens, as it was written. */
export function textOf(source: string, tokens: readonly Token[]): string {
  const first = tokens[0];
  const last = tokens.at(-1);
  return first && last ? source.slice(first.start, last.end) : '';
}

function kindOf(text: string): Token['kind'] {
  if (text.length > 1 && /^["“]/u.test(text)) return 'quoted';
  if (text.length > 1 && /^[([]/u.test(text)) return 'bracketed';
  if (/^\d+-\p{L}/u.test(text)) return 'word';
  if (/^[<>~±–−-]?\s?[$€£#]?\d/u.test(text)) return 'number';
  return /^[\p{L}\\/]/u.test(text) || text.includes('@') ? 'word' : 'sign';
}
