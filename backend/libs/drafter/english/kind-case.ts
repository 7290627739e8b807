import { lowerFirst } from '../text/words.js';
import type { SentenceContext } from './sentence-context.js';

/** "For chilled goods a core temperature of …", but neither "for two days" nor "for this" */
const OF_KIND =
  /^(for (?!(?:this|that|it|these|those|example|instance|now|once|each|every|at|up|more|less|about|an?|the|one|two|three|safety|details?)\b)\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,4}?)(?:,| (?:the|an?|we|you|it|they|only|nothing|everything|[-−$€£]?\d)(?!\p{L}))/iu;
/** "Between 5 and 7 °C", "above £500" */
const LIMIT = /^(?:above|below|over|under|between|up to|from|until|at|more than|less than|at least) [-−]?[$€£]?\d/iu;

/**
 * Gives the case of a sentence with the kind of thing that an earlier one named: "For chilled goods 2 to 5 °C is accepted. Above
 * 7 °C it is refused." is of chilled goods in both.
 */
export function withKind(source: string, leads: readonly string[], context: SentenceContext): string[] {
  const kind = OF_KIND.exec(source)?.[1];
  if (kind !== undefined) {
    context.kind = kind;
    return [...leads];
  }
  const [first, ...others] = leads;
  if (first === undefined || !LIMIT.test(first)) context.kind = null;
  return context.kind && first !== undefined ? [`${context.kind}, ${lowerFirst(first)}`, ...others] : [...leads];
}
