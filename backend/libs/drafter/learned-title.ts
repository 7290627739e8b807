import { titleOfName } from './english/name-title.js';
import { learnedNames } from './naming/learned-name.js';
import { stemsOf, tokensOf } from './naming/units.js';
import { titleOfForeignName } from './reading/name-title.js';
import { beginsWithTalk } from './talk/learned-talk.js';
import { splitSentences } from './text/sentences.js';
import { countWords } from './text/words.js';

/** Names were learned from requests of more words than this; a shorter one is its own name, or one of a template. */
const LEAST_WORDS = 40;
const MOST_NAMES = 5;
/**
 * How certain a name has to be before it takes the place of a title that the rules found: less where the request begins with
 * talk, in which they seldom find it, than where it begins with the work; less beside a title that they only guessed. The rules
 * of English know more ways to state a title than those of other languages.
 */
const CERTAIN = {
  talk: { stated: 0.15, statedInEnglish: 0.3, guessed: 0.1 },
  work: { stated: 0.5, statedInEnglish: 0.6, guessed: 0.35 },
} as const;
/** A name counts beside a more certain one that makes no title. */
const LEAST_OF_BEST = 0.3;
/** A title of so many words that stands in the middle of the first sentence is where it was cut. */
const LEAST_CUT_WORDS = 7;
const OPENING_LENGTH = 300;
/** Who sends a mail to whom, and when: names of people. */
const ENVELOPE =
  /^\s*(?:from|to|cc|bcc|sent|date|von|an|gesendet|datum|de|para|enviado|fecha|data|da|a|inviato|van|aan|verzonden|à|envoyé)\s?:.*$/gimu;
/** "[14:02] Ana": who speaks, and when. */
const OF_CHAT = /[[\]#@]|\d{1,2}[:.h]\d{2}/u;

/**
 * The title that a request names by words which a model found; null where it is not certain enough, or too short to have
 * any but its own words.
 *
 * @param ruled the title that the rules found
 * @param isStated whether the request states it, and it is no guess
 */
export function learnedTitle(request: string, lang: string, ruled: string, isStated: boolean): string | null {
  if (countWords(request) < LEAST_WORDS) return null;
  const names = learnedNames(request.replace(ENVELOPE, ''), lang, MOST_NAMES).filter(({ text }) => !OF_CHAT.test(text));
  const best = names[0]?.likelihood ?? 0;
  if (best < leastFor(request, lang, isStated) && !isPoor(ruled, request)) return null;
  for (const { text, likelihood } of names) {
    if (likelihood < best * LEAST_OF_BEST) break;
    const title = lang === 'en' ? titleOfName(text) : titleOfForeignName(text, lang);
    if (title !== null) return isStated && saysLess(title, ruled) ? null : title;
  }
  return null;
}

function leastFor(request: string, lang: string, isStated: boolean): number {
  const certain = CERTAIN[beginsWithTalk(sentencesOf(request, lang), lang) ? 'talk' : 'work'];
  if (!isStated) return certain.guessed;
  return lang === 'en' ? certain.statedInEnglish : certain.stated;
}

/** Line by line, as the first ones are enough. */
function* sentencesOf(request: string, lang: string): Generator<string> {
  for (const line of request.split('\n')) yield* splitSentences(line, lang);
}

/** Whether a title is none: of a chat, or words of a sentence that goes on ("Ana 14" of "Ana 14:02", or what was dictated). */
function isPoor(title: string, request: string): boolean {
  if (OF_CHAT.test(title)) return true;
  if (request.startsWith(title) && /^(?:\s\p{Ll}|:\d)/u.test(request.slice(title.length))) return true;
  const opening = request.slice(0, OPENING_LENGTH).toLowerCase();
  const at = opening.indexOf(title.toLowerCase());
  return at >= 0 && countWords(title) >= LEAST_CUT_WORDS && /^ \p{L}/u.test(opening.slice(at + title.length));
}

/** "Taking Back" beside "Taking Back Broken Ropes", or the same in more words. */
function saysLess(title: string, ruled: string): boolean {
  return isPartOf(title, ruled) || (countWords(ruled) > 1 && isPartOf(ruled, title));
}

/** Whether the longer words of one title are among those of another. */
function isPartOf(title: string, other: string): boolean {
  const others = new Set(stemsOf(tokensOf(other)));
  return stemsOf(tokensOf(title)).every((stem) => others.has(stem));
}
