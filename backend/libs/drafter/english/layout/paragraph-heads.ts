import { orderCertainty } from '../imperative.js';
import { tokenise } from '../tokens.js';
import { BULLET } from './request-line.js';

const MAX_WORDS = 4;
const LEAST_HEADS = 2;
/** An order with its object: "Wipe the chair" has only lost its stop. */
const WITH_OBJECT = /^\S+ (?:\S+ )?(?:the|an?|your|my|our|its|all|each|every|both|this|that|these|those|it|them)\b/iu;

/**
 * Short lines without an end that stand above sentences, where at least two paragraphs begin so: "Set up" above "Lay out the
 * needles. Wipe the chair." Gives the places of those lines.
 */
export function headsOfParagraphs(lines: readonly string[]): ReadonlySet<number> {
  const heads = lines.flatMap((line, at) => (isHead(lines, line, at) ? [at] : []));
  return new Set(heads.length >= LEAST_HEADS ? heads : []);
}

function isHead(lines: readonly string[], line: string, at: number): boolean {
  const text = line.trim();
  const isFirstOfParagraph = at > 0 && lines[at - 1]?.trim() === '';
  if (!isFirstOfParagraph || !/^\p{Lu}[\p{L}\d '’&/-]+$/u.test(text) || BULLET.test(line)) return false;
  const words = text.split(/\s+/u).length;
  if (words > MAX_WORDS || WITH_OBJECT.test(text)) return false;
  // "Grind twice": two words of an order may be a line of the work, "Set up" and "Mince" above it are none.
  if (words > 1 && orderCertainty(tokenise(text), 0) === 3) return false;
  const below = lines.slice(at + 1, at + 1 + linesOfParagraph(lines, at + 1));
  return below.length > 0 && below.every((one) => /[.!?]["”)]?\s*$/u.test(one) && !BULLET.test(one));
}

/** A longer paragraph is not looked through to its end. */
const MOST_LINES = 30;

function linesOfParagraph(lines: readonly string[], from: number): number {
  const end = lines.slice(from, from + MOST_LINES).findIndex((line) => line.trim() === '');
  return end < 0 ? MOST_LINES : end;
}
