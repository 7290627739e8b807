import { diffArrays } from 'diff';
import { TextMask, takeBareNumbers, takeQuantities, takeTimes } from '../../../../../libs/sop-document/index.js';
import type { FactChange, Segment } from './sop-diff.js';

/** Maximum words of one comparison, more than usual texts have. The rest is shown as a whole. */
const MOST_WORDS = 20_000;
/** The fixed cost of segmenting a text, in words. */
const COST_OF_TEXT = 20;
/** Longest text that is compared by words, in UTF-16 units: eight times the longest field of a document. */
const MOST_LETTERS = 8000;
/** If more words differ, the text was rewritten: two whole texts are easier to read than many small changes. */
const MOST_DIFFERENCES = 120;
const MOST_FACTS = 100;

/** Compares words, within bounds that hold for all texts of one comparison together. */
export class WordDiff {
  readonly facts: FactChange[] = [];
  private wordsLeft = MOST_WORDS;

  constructor(private readonly lang: string) {}

  /** @param from null where there was no text; likewise `to`. At least one is there, and they differ. */
  compare(from: string | null, to: string | null): Segment[] {
    const isLong = Math.max(from?.length ?? 0, to?.length ?? 0) > MOST_LETTERS;
    if (isLong || this.wordsLeft <= 0) return whole(from, to);
    const before = from === null ? [] : wordTokens(from, this.lang);
    const after = to === null ? [] : wordTokens(to, this.lang);
    this.wordsLeft -= before.length + after.length + 2 * COST_OF_TEXT;
    const segments = this.segmentsOf(before, after);
    const isOnlySpace = segments.every(({ change }) => change === 'same');
    return isOnlySpace ? whole(from, to) : segments;
  }

  private segmentsOf(before: WordToken[], after: WordToken[]): Segment[] {
    const options = { maxEditLength: MOST_DIFFERENCES, comparator: isSameWord };
    const changes = diffArrays(before, after, options) ?? [
      { value: before, removed: true, added: false, count: before.length },
      { value: after, removed: false, added: true, count: after.length },
    ];
    this.noteFacts(
      changes.flatMap(({ value, removed }) => (removed ? factsOf(value) : [])),
      changes.flatMap(({ value, added }) => (added ? factsOf(value) : [])),
    );
    return changes.flatMap(({ value, added, removed }) =>
      joined(value, added ? 'added' : removed ? 'removed' : 'same'),
    );
  }

  /** The first number that went belongs to the first that came, and so on. */
  private noteFacts(gone: string[], come: string[]): void {
    for (let index = 0; index < Math.max(gone.length, come.length) && this.facts.length < MOST_FACTS; index += 1) {
      this.facts.push({ from: gone[index] ?? null, to: come[index] ?? null });
    }
  }
}

function isSameWord(one: WordToken, other: WordToken): boolean {
  return one.text === other.text;
}

function factsOf(tokens: WordToken[]): string[] {
  return tokens.filter(({ isFact }) => isFact).map(({ text }) => text);
}

/** Adjacent pieces are merged; changed facts stay separate pieces. */
function joined(tokens: WordToken[], change: Segment['change']): Segment[] {
  const segments: Segment[] = [];
  for (const { text, space, isFact } of tokens) {
    const is_fact = isFact && change !== 'same';
    const last = segments.at(-1);
    if (last?.is_fact === is_fact) last.text += text + space;
    else segments.push({ change, text: text + space, is_fact });
  }
  return segments;
}

function whole(from: string | null, to: string | null): Segment[] {
  const segments: Segment[] = [];
  if (from !== null) segments.push({ change: 'removed', text: from, is_fact: false });
  if (to !== null) segments.push({ change: 'added', text: to, is_fact: false });
  return segments;
}

/** A word, a sign or a fact, with the space after it. */
interface WordToken {
  text: string;
  space: string;
  isFact: boolean;
}

/** Splits text into words as its language has them. A fact such as `7 °C` stays in one piece. */
function wordTokens(text: string, lang: string): WordToken[] {
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

/** Creating one costs a hundred times as much as using it. The tag is from the document and may be unknown. */
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
