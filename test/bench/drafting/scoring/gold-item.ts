import { GOLD_KINDS, type GoldKind, type GoldLine, type GoldPrompt } from './gold-prompt.js';
import { joinParts } from './plain-text.js';
import { bagOf, type WordBag } from './word-bag.js';

/** A gold line with its content words. */
export interface GoldItem extends GoldLine {
  kind: GoldKind;
  whenBag: WordBag;
  /** The readings that are compared with drafted lines. */
  bags: WordBag[];
  /** The content words of everything that is said of it. */
  all: WordBag;
}

/** The lines of a gold answer: steps, exceptions, cautions, records. */
export function goldItemsOf(gold: GoldPrompt): GoldItem[] {
  return GOLD_KINDS.flatMap((kind) => gold[kind].map((line) => goldItem(kind, line)));
}

function goldItem(kind: GoldKind, line: GoldLine): GoldItem {
  const { text, when, role, source } = line;
  return {
    ...line,
    kind,
    whenBag: bagOf(when),
    bags: [bagOf(text), bagOf(joinParts(when, text)), bagOf(source), bagOf(joinParts(text, role))],
    all: bagOf(joinParts(text, when, source, role)),
  };
}
