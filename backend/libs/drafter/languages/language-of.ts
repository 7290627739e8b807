import { isUnknownWord } from '../english/lexicon/words.js';
import { TEMPLATE_LANGUAGES } from '../templates/task-languages.js';
import { type DetectedLanguage, detectLanguage } from '../text/detect-language.js';

/** Longer requests have enough words for the detector. */
const MOST_SHORT_WORDS = 12;
const KNOWN_ELSEWHERE: readonly string[] = TEMPLATE_LANGUAGES;

/**
 * The language of a request. A few words are easily taken for Tagalog or Danish ("fixing a leaking tap"): when English knows
 * them, they are English. All of them have to be known where the detector says a language that we draft in, because those
 * share words with English; otherwise one may be a brand or a slip.
 */
export function languageOf(request: string): DetectedLanguage {
  const detected = detectLanguage(request);
  const words = request
    .toLowerCase()
    .replace(/['’]\p{L}{1,2}(?!\p{L})/gu, '')
    .match(/[\p{L}\p{M}]+/gu);
  if (detected.lang === 'en' || !words || words.length > MOST_SHORT_WORDS) return detected;
  const mayBeUnknown = words.length > 1 && !KNOWN_ELSEWHERE.includes(detected.lang) ? 1 : 0;
  const isEnglish = words.filter(isUnknownWord).length <= mayBeUnknown;
  return isEnglish ? { lang: 'en', isUnderstood: true } : detected;
}
