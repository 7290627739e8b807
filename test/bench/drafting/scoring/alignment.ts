import type { DraftedLine } from './drafted-line.js';
import type { GoldItem } from './gold-item.js';
import { THRESHOLDS } from './thresholds.js';
import { firstWordOf, holdsVerb } from './verbs.js';
import { bagOf, shareInside, similarity } from './word-bag.js';

/** A step counts a little more than an exception, and a line in the same place of the procedure than one far away. */
const STEP_BONUS = 0.02;
const DISTANCE_PENALTY = 0.02;
/** "Check it", "Turn off": the verb and a word that says nothing by itself. */
const PHRASAL = /^\w+ (it|them|him|her|this|again|off|on|up|down|out|over|through|back|away)\b/i;

/** Which drafted line stands for which gold line. */
export interface Alignment {
  /** One to one. */
  goldOf: ReadonlyMap<DraftedLine, GoldItem>;
  lineOf: ReadonlyMap<GoldItem, DraftedLine>;
  /** The gold line of which a line is a part, where it stands for none. */
  partOf: ReadonlyMap<DraftedLine, GoldItem>;
  /** The line that holds a gold line beside another one, where no line stands for it alone. */
  mergedIn: ReadonlyMap<GoldItem, DraftedLine>;
}

/** Aligns lines with gold lines one to one, best pairs first; what is left may be a part, or merged. */
export function alignLines(lines: readonly DraftedLine[], items: readonly GoldItem[]): Alignment {
  const goldOf = new Map<DraftedLine, GoldItem>();
  const lineOf = new Map<GoldItem, DraftedLine>();
  for (const { line, item } of pairsOf(lines, items)) {
    if (goldOf.has(line) || lineOf.has(item)) continue;
    goldOf.set(line, item);
    lineOf.set(item, line);
  }
  const partOf = new Map<DraftedLine, GoldItem>();
  for (const line of lines.filter((each) => !goldOf.has(each) && each.bag.size > 0)) {
    const whole = items.find((item) => isPartOf(line, item));
    if (whole) partOf.set(line, whole);
  }
  const mergedIn = new Map<GoldItem, DraftedLine>();
  for (const item of items.filter((each) => !lineOf.has(each))) {
    const textBag = bagOf(item.text);
    const holder = lines.find((line) => shareInside(textBag, line.full) >= THRESHOLDS.merged);
    if (holder) mergedIn.set(item, holder);
  }
  return { goldOf, lineOf, partOf, mergedIn };
}

/** The pairs that are alike enough, best first. */
function pairsOf(lines: readonly DraftedLine[], items: readonly GoldItem[]): { line: DraftedLine; item: GoldItem }[] {
  const pairs = lines.flatMap((line, at) =>
    items.map((item, itemAt) => {
      const alike = Math.max(...line.bags.flatMap((bag) => item.bags.map((other) => similarity(bag, other))));
      const distance = Math.abs(at / lines.length - itemAt / items.length);
      const score = alike + (item.kind === 'steps' ? STEP_BONUS : 0) - distance * DISTANCE_PENALTY;
      return { line, item, alike, score };
    }),
  );
  return pairs.filter(({ alike }) => alike >= THRESHOLDS.aligned).sort((one, other) => other.score - one.score);
}

/** Whether a gold line holds most of a line's words. One word alone needs more: that it is the verb. */
function isPartOf(line: DraftedLine, item: GoldItem): boolean {
  if (shareInside(line.bag, item.all) < THRESHOLDS.part) return false;
  if (line.bag.size > 1 || item.all.size < 3) return true;
  const verb = firstWordOf(line.text);
  const isItsVerb = item.kind === 'steps' && PHRASAL.test(line.text) && holdsVerb(item.source, verb);
  return isItsVerb || (line.hasSubSteps && item.verbs?.includes(verb) === true);
}
