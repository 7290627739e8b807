import type { RequestSection } from '../../text/section-headings.js';

/** A line of a request with what its layout tells. */
export interface RequestLine {
  kind: 'heading' | 'item' | 'text';
  text: string;
  /** The part of a procedure that the heading above names; `skip` for what is no part of one. */
  section: RequestSection | 'skip' | null;
  /** The heading that named that part, as it was written. */
  under?: string;
  /** How many blanks stand before it. */
  indent: number;
  /** Whether it is the heading of one of several parts that are counted. */
  isPart?: boolean;
  /** Whether it is a question of a chat with its answer: "Rinse after: 5 mins". */
  isAnswer?: boolean;
  /** The number that an item of a list has. */
  number?: number;
  /** Who wrote it, in a chat. */
  speaker: string | null;
  /** Who does it, where a mark of the line or the heading above it says so. */
  doer: string | null;
}

/** What the layout of a whole request tells. */
export interface RequestLayout {
  lines: RequestLine[];
  /** Subject of the mail. */
  subject: string | null;
  /** Title of a document that was pasted whole. */
  title: string | null;
}

/** What begins an item of a list: a bullet, a box, a number, a letter; but "> 5 %" is a limit. */
export const BULLET =
  /^\s*(?!>\s?\d[\d.,]*\s?(?:%|°|[€£$]|(?:mm|cm|m|km|kg|g|mg|t|l|ml|bar|psi|v|a|w|kw|ppm|db|bpm|mins?|minutes?|h|hours?|days?|weeks?|eur|euros?)(?!\p{L})))(?:[-*•–▪◦‣·✓✔☐☑□■▢◯○⬜➤>»~](?:\s+\[[ x]?\])?|_{2,8}|\[[ x]?\]|\(?\d{1,2}[.):]|\(?[a-h][.)]|step\s\d{1,2}\s?[:.)–-]?)\s+(?=\S)/iu;

/** How many blanks stand before a line. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
