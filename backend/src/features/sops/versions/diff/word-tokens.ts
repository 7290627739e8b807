import { TextMask, takeBareNumbers, takeQuantities, takeTimes } from '../../../../../libs/sop-document/index.js';

/** A word, a sign or a fact, with the space after it. */
export interface WordToken {
  text: string;
  space: string;
  isFact: boolean;
}

/** Splits text into words as its language has them. A fact such as `7 °C` stays in one piece. */
export function wordTokens(text: string, lang: string): WordToken[] {
  const tokens: WordToken[] = [];
  let end = 0;
  for (const [from, to] of factRanges(text)) {
    addWords(tokens, text.slice(end, from), lang);
    tokens.push({ text: text.slice(from, to), space: '', isFact: true });
    end = to;
  }
  addWords(tokens, text.slice(end), lang);
  return tokens;
}

function addWords(tokens: WordToken[], text: string, lang: string): void {
  for (const { segment } of segmenterFor(lang).segment(text)) {
    const last = tokens.at(-1);
    if (last && segment.trim() === '') last.space += segment;
    else tokens.push({ text: segment, space: '', isFact: /\p{Nd}/u.test(segment) });
  }
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Making one is a hundred times as dear as using it. The tag is a document's own and may mean nothing. */
function segmenterFor(lang: string): Intl.Segmenter {
  const locale = Intl.Segmenter.supportedLocalesOf(lang)[0] ?? 'en';
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Where numbers with their units and times stand, in order and apart from each other. */
function factRanges(text: string): [from: number, to: number][] {
  const mask = new TextMask(text);
  const facts = [...takeTimes(mask), ...takeQuantities(mask), ...takeBareNumbers(mask)].map((fact) => fact.text);
  const ranges: [number, number][] = [];
  // Longer ones first: the 5 of "5 °C" is not a fact of its own.
  for (const fact of [...new Set(facts)].sort((one, other) => other.length - one.length)) {
    for (let at = text.indexOf(fact); at >= 0; at = text.indexOf(fact, at + fact.length)) {
      const end = at + fact.length;
      if (stands(text, at, end) && ranges.every(([from, to]) => end <= from || at >= to)) ranges.push([at, end]);
    }
  }
  return ranges.sort(([one], [other]) => one - other);
}

/** Whether a piece is no part of a longer word or number. */
function stands(text: string, from: number, to: number): boolean {
  const areOneWord = (at: number) => /^[\p{Script=Latin}\p{Nd}]{2}$/u.test(text.slice(at - 1, at + 1));
  return !(from > 0 && areOneWord(from)) && !areOneWord(to);
}
