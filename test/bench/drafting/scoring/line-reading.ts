import {
  cleanText,
  flatten,
  lowerWordsIn,
} from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import type { DraftedLine } from './drafted-line.js';
import type { GoldItem } from './gold-item.js';
import { flattenKeepingCommas, isCjk } from './plain-text.js';
import type { PromptContext } from './prompt-context.js';
import { bagOf, type WordBag } from './word-bag.js';

/** A stated line with what it was aligned with. */
export interface MatchedLine extends DraftedLine {
  /** The gold line that it stands for. */
  gold: GoldItem | undefined;
  /** The gold line that it stands for, or of which it is a part. */
  target: GoldItem | undefined;
  /** The gold steps and exceptions whose work it holds. */
  covers: readonly GoldItem[];
  /** Whether it begins with the verb of one of these; null where none has a verb. */
  hasRightVerb: boolean | null;
  /** Whether it stands in the prompt word for word. */
  isVerbatim: boolean;
}

/** A line as the signs of garbled text look at it. */
export interface LineReading {
  line: MatchedLine;
  context: PromptContext;
  text: string;
  when: string;
  whenBag: WordBag;
  /** Words of the text, in small letters. */
  words: readonly string[];
  targetWords: readonly string[];
  /** Commas and semicolons. */
  separators: number;
  /** Where the text stands in the flat prompt with commas; -1 where it does not. */
  place: number;
  /** The word before that place; empty unless the line is verbatim. */
  wordBefore: string;
  /** Where a verbatim line stands in the prompt as it is written, sentence marks included; -1 where it does not. */
  exactPlace: number;
}

export function readLine(line: MatchedLine, context: PromptContext): LineReading {
  const text = cleanText(line.text).trim();
  const when = cleanText(line.when);
  const place = context.flatWithCommas.indexOf(flattenKeepingCommas(text));
  const { isVerbatim } = line;
  return {
    line,
    context,
    text,
    when,
    whenBag: bagOf(when),
    words: lowerWordsIn(text),
    targetWords: lowerWordsIn(line.target?.text),
    separators: text.match(/[,;]/g)?.length ?? 0,
    place,
    wordBefore: isVerbatim ? (context.flatWithCommas.slice(0, Math.max(0, place)).trim().split(' ').at(-1) ?? '') : '',
    exactPlace: isVerbatim && !isCjk(text) ? context.prompt.toLowerCase().indexOf(text.toLowerCase()) : -1,
  };
}

/** Whether the prompt holds these words one after the other. */
export function isInPrompt(words: string, { flat }: PromptContext): boolean {
  return ` ${flat} `.includes(` ${flatten(words)} `);
}

/** A sign that a line is no sound line of a procedure. */
export interface Sign {
  name: string;
  shows(reading: LineReading): boolean;
}
