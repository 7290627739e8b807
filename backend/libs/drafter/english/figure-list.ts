import { readClause } from './clause.js';
import { orderCertainty } from './imperative.js';
import { readingOf } from './lexicon/words.js';
import { tokenise } from './tokens.js';

const WITH_FIGURE = /^\p{L}[\p{L} '’/-]{1,40} \d[\d.,–-]{0,9}(?:\s?(?:%|°C?|\p{L}{1,12})(?: of \p{L}{2,12})?)?$/u;
const ACTS = /^(?:imperative|active|passive|prohibition|finite)$/u;
const LEAST_PARTS = 2;

/** "filling 24 hours": a thing with its figure, and nothing that somebody does. */
function tellsFigure(part: string): boolean {
  const tokens = tokenise(part);
  if (!WITH_FIGURE.test(part) || orderCertainty(tokens, 0) > 0) return false;
  const isThird = readingOf(tokens[0]?.lower ?? '', 's') !== null;
  return !isThird && !ACTS.test(readClause(tokens, { people: new Set(), previous: null }).clause.form);
}

/** "paint 20 litres, thinner 5 litres, glue 8 tubes": each part of a sentence is a thing with its figure. */
export function listsFigures(sentence: string): boolean {
  const parts = partsOf(sentence);
  // "paint" may be an order as well; beside a thing that is none it is a thing.
  return parts.length >= LEAST_PARTS && parts.every((part) => WITH_FIGURE.test(part)) && parts.some(tellsFigure);
}

/** Whether a sentence is such a list, or its first part is a thing with its figure. */
export function beginsWithFigure(sentence: string): boolean {
  return tellsFigure(partsOf(sentence)[0] ?? '') || listsFigures(sentence);
}

function partsOf(sentence: string): string[] {
  return sentence
    .replace(/[.;!\s]{1,5}$/u, '')
    .split(/[,;]\s+(?:and\s+)?/u)
    .map((part) => part.trim());
}
