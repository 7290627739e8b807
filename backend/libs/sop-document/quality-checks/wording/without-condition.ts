import { cleanText } from './plain-text.js';

/** A leading condition, time or place: "if it fails: …". */
const LEADING_CONDITION =
  /^(if|when|once|as soon as|after|before|while|unless|until|for|on|at|in|during|by|within|every|each|where|should|wenn|sobald|nach|vor|bei|si|cuando|al|quand|lorsque|dès|après|avant|se|quando|prima|ao|als|zodra)\b[^,:]*[,:]\s+/i;
const LEADING_ADVERB = /^(then|first|now|next|also|and|please|carefully|slowly|immediately|manually)\s+/i;

/** What follows the condition and the adverb at the beginning of a line. */
export function withoutCondition(text: string): string {
  return cleanText(text).replace(LEADING_CONDITION, '').replace(LEADING_ADVERB, '');
}
