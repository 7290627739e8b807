import type { Specific } from '../specifics/specific.js';
import { specificsOf } from '../specifics/specifics.js';

/** A value that the request takes back: "two photos. No wait, three photos". */
export interface Correction {
  old: Specific;
  last: Specific;
  /** What the sentence is about, around the old value. */
  context: string;
}

/** Phrases that say that the value before them was wrong: alternatives of a pattern, to which each reader adds its own. */
export const CORRECTION_PHRASES =
  'no,?\\s+wait|wait,?\\s+no|no,?\\s+sorry|sorry,?\\s+no|no,?\\s+actually|actually,?\\s+no|scratch that|correction|' +
  'make that|i mean|nein,?\\s+(?:moment|doch|stimmt nicht)|ach nein|besser gesagt|perdón|mejor dicho|' +
  'non,?\\s+pardon|pardon,?\\s+non|enfin non|não,?\\s+espera|quer dizer';
const MARKER = new RegExp(
  `[,.;?–—-]\\s*(?:oh,?\\s+)?(?:${CORRECTION_PHRASES}|no,?\\s+espera|non,?\\s+(?:attendez|attends))(?!\\p{L})|` +
    '(?<=[\\p{L}\\d])\\?\\s+no,?(?=\\s+(?:\\d|two|three|four|five|six|seven|eight|nine|ten)\\b)',
  'giu',
);
/** Maximum distance of the values before and after the words of a correction. */
const REACH = 80;

/** Returns the values that the request corrects, each with the valid one. */
export function correctionsIn(prompt: string, lang: string): Correction[] {
  return [...prompt.matchAll(MARKER)].flatMap((marker) => {
    const context = prompt.slice(Math.max(0, marker.index - REACH), marker.index);
    const after = prompt.slice(marker.index + marker[0].length).slice(0, REACH);
    const [last] = valuesIn(after, lang);
    const old = valuesIn(context, lang).findLast((value) => last && isSameKind(value, last));
    if (!last || !old || old.keys.some((key) => last.keys.includes(key))) return [];
    const everywhereElse = prompt.slice(0, marker.index - context.length) + prompt.slice(marker.index);
    const isSaidAgain = valuesIn(everywhereElse, lang).some((value) =>
      value.keys.some((key) => old.keys.includes(key)),
    );
    return isSaidAgain ? [] : [{ old, last, context }];
  });
}

/** In their order, which the extractor does not keep. */
function valuesIn(text: string, lang: string): Specific[] {
  return specificsOf(text, lang)
    .filter(({ kind }) => kind === 'number' || kind === 'time' || kind === 'weekday')
    .sort((one, other) => text.indexOf(one.text) - text.indexOf(other.text));
}

function isSameKind(one: Specific, other: Specific): boolean {
  return one.kind === other.kind && one.quantity?.unit === other.quantity?.unit;
}
