import { foreignOrder } from '../languages/clauses/foreign-order.js';
import { type BandCase, bandsOf } from './value-bands.js';

/** What opens a case that holds for all of its sentence: "Bei Stromausfall wird abgeschaltet und der Techniker gerufen". */
const OPENS_CASE: Readonly<Record<string, RegExp>> = {
  de: /^(?:bei|im falle?|in diesem falle?|ohne)\s/iu,
  nl: /^(?:bij|in geval van|in dat geval|zonder)\s/iu,
  fr: /^(?:en cas d(?:e\s|['’])|dans ce cas\s|en l['’]absence d(?:e\s|['’]))/iu,
  es: /^(?:en caso de|en (?:ese|este) caso|ante|en ausencia de)\s/iu,
  it: /^(?:in caso di|in (?:quel|questo|tal) caso|in mancanza di)\s/iu,
  pt: /^(?:em caso de|nesse caso|neste caso|na falta de)\s/iu,
};

/**
 * The parts of a sentence, each with the case in which alone it is done, where the sentence begins with a range of a value or
 * with "bei", "en cas de" and the like; null for any other sentence. One line where its first part is no order: the others
 * would lose their case.
 */
export function heldCases(sentence: string, parts: readonly string[], lang: string): BandCase[] | null {
  const bands = bandsOf(sentence, lang);
  if (bands !== null) return bands;
  const [first = '', ...others] = parts;
  if (others.length === 0 || !OPENS_CASE[lang]?.test(first)) return null;
  const orders = others.map((part) => foreignOrder(part, lang));
  const isTorn = orders.some((order) => order !== null && order.when === null && order.doer.kind === 'nobody');
  if (!isTorn) return null;
  const when = foreignOrder(first, lang)?.when ?? null;
  if (when === null) return [{ when: null, text: sentence, isKept: true }];
  return parts.map((text, at) => ({
    when: at > 0 && orders[at - 1]?.when === null ? when : null,
    text,
    isKept: false,
  }));
}
