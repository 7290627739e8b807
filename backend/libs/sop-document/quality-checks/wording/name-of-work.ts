import { cleanText, lowerWordsIn } from './plain-text.js';
import { endsInTheAir, isOpenQuote } from './whole-lines.js';

const FINITE =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|must|should|shall|will|would|can|could|may|might|needs?|wants?|gets?)$/u;
const PERSON = /^(?:i|i'm|we|we're|you|he|she|they|it|it's|me|us|my|your|hey|hi|please)$/u;
const OPENS_CLAUSE =
  /^(?:if|when|while|because|so|and|but|or|then|how|why|where|before|after|once|until|unless|that|who|to|for|with|from)$/u;

/**
 * Whether an English title is a noun phrase or a gerund, as on a folder: "Opening the shop", "Stock count", "What to do in a
 * fire".
 * @param isOrder tells orders ("Close the bakery") from names that begin with the same word ("Shift handover")
 */
export function isNameOfWork(title: string, isOrder: (title: string) => boolean): boolean {
  if (/[?!]/u.test(title)) return false;
  // "Keeping the IT inventory": in capitals it is no pronoun. "When to call a doctor" names what is decided.
  const words = lowerWordsIn(title.replace(/^(?:what|when) to \p{L}+/iu, 'work').replace(/\bIT\b/gu, 'computer'));
  if (words.some((word) => PERSON.test(word)) || OPENS_CLAUSE.test(words[0] ?? '')) return false;
  const subordinate = words.findIndex((word) => /^(?:if|when|that|which|who|while|until|before|after)$/u.test(word));
  const main = subordinate < 0 ? words : words.slice(0, subordinate);
  return !main.some((word) => FINITE.test(word)) && !isOrder(title);
}

/** Whether a title, in any language, was cut off. Nobody ends a title in the air, whatever the request says. */
export function isCutTitle(title: string, lang: string): boolean {
  const plain = cleanText(title);
  return (
    endsInTheAir(plain, { lang, prompt: '' }) || isOpenQuote(plain, { lang, prompt: '' }) || /…|\.\.\.$/u.test(plain)
  );
}
