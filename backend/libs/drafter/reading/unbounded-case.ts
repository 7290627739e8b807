import { holdsAnyVerb, romanceGrammarOf } from '../languages/clauses/foreign-order.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { caseIn } from './foreign-condition.js';

/** What is done in a case begins with none of these: "…, y el resto se tira", "…, sem exceções". */
const GOES_ON = /^(?:y|e|et|ed|ni|né|nem|pero|mas|mais|ma)\s/iu;
/** "…, nunca al suelo", "…, sans exception": says only how, where no verb follows. */
const ONLY_HOW =
  /^(?:sin|sem|sans|senza|nunca|jamás|jamais|mai|incluso|incluindo|inclusive|même|mesmo|anche|nemmeno|neanche|también|também|aussi)\s/iu;

/**
 * Whether the first comma of a sentence ends no case, because what is done stands before it: "si sube la temperatura se para, y el
 * caldo que quede se usa el mismo día".
 * @param lang ISO 639-1
 */
export function hasUnboundedCase(sentence: string, profile: ReadingProfile, lang: string): boolean {
  if (romanceGrammarOf(lang) === null) return false;
  const action = caseIn(sentence, profile, lang)?.action ?? '';
  return GOES_ON.test(action) || (ONLY_HOW.test(action) && !holdsAnyVerb(action, lang));
}
