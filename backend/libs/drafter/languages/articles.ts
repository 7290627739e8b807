/** The definite articles of Romance languages, as alternatives of a pattern; those with an apostrophe need no blank behind them. */
const DEFINITE = {
  es: 'el|la|los|las',
  fr: "le|la|les|l['’]",
  it: "il|lo|la|i|gli|le|l['’]",
  pt: 'o|a|os|as',
} as const;

/** The definite articles of all of them. */
const OF_ALL = [...new Set(Object.values(DEFINITE).flatMap((words) => words.split('|')))].join('|');
const INDEFINITE = 'une?|un[oa]|uma?|un';

function beforeNoun(words: string): string {
  return `(?:(?:${words})(?:\\s+|(?<=['’])))`;
}

/** A pattern of a definite article with what parts it from its noun; of any Romance language where none is named. */
export function definiteArticle(lang?: string): string {
  return beforeNoun(DEFINITE[lang as keyof typeof DEFINITE] ?? OF_ALL);
}

/** A pattern of any article of a Romance language with what parts it from its noun. */
export const ARTICLE_PATTERN = beforeNoun(`${OF_ALL}|${INDEFINITE}`);
