import { actIn, lastThing, leadingVerb, singleObject } from './leading-verb.js';
import { isSameAct } from './task-acts.js';
import type { TemplateLanguage } from './task-languages.js';
import type { AskedPhrase } from './template-score.js';

/**
 * How often the words of a request have to be asked with, at most twice each: one word in one way to ask is a coincidence, so
 * that "change a wheel" is no wish to chock the wheels of a truck.
 */
const ENOUGH_ASKED = 2;

/**
 * A request that is no more like a template than this has to ask more often, and in English "install a heat pump" is no wish
 * of one that nobody asks for with "pump".
 */
const UNSURE = { score: 0.65, times: 2 };
/** They go with any task: "put in an IV line". */
const LIGHT: ReadonlySet<string> = new Set('put tak giv mak in out up down off back over new'.split(' '));

/**
 * How much of what an English request says nobody may ask for the template with: "rent increase letter" is no wish to
 * collect rent. In German and Portuguese it would lose a tenth of what is found.
 */
const MOST_UNASKED = 0.5;
/**
 * The same of words that other templates are asked for with: they speak for another task, so that less is enough. Languages
 * with fewer templates have fewer others.
 */
const MOST_ASKED_ELSEWHERE = { en: 0.42, others: 0.6 };

/** What a template is asked for with. */
interface AskedTemplate {
  /** Its title and each other way to ask for it. */
  phrases: readonly AskedPhrase[];
  /** In how many of these a word is. */
  asked: ReadonlyMap<string, number>;
}

/** The words of a request as the library knows them. */
export interface RequestWords {
  lang: TemplateLanguage;
  wordsOf: (text: string) => string[];
  weightOf: (words: readonly string[]) => number;
  /** Whether any template is asked for with a word. */
  isAskedWith: (word: string) => boolean;
}

/**
 * Whether a request asks for a template that it is like: in words that the template is asked for with, often enough, for what it
 * does and for the thing that it does it to.
 * @param score how like each other they are, from 0 to 1
 */
export function isAskedWith(
  text: string,
  { asked, phrases }: AskedTemplate,
  score: number,
  { lang, wordsOf, weightOf, isAskedWith: isAsked }: RequestWords,
): boolean {
  // "buying insurance" is no wish of a template that nobody asks for with "buy".
  const verb = lang === 'en' ? leadingVerb(text) : null;
  const isOfItsVerb = verb === null || wordsOf(verb).every((word) => asked.has(word));
  if (score < 1 && !(isOfItsVerb && isDoneSo(text, phrases, lang, wordsOf))) return false;
  const words = wordsOf(text);
  const unasked = weightOf(words.filter((word) => !asked.has(word)));
  if (lang === 'en' && score < 1 && unasked > MOST_UNASKED * weightOf(words)) return false;
  if (score === 1) return true;
  const elsewhere = weightOf(words.filter((word) => !asked.has(word) && isAsked(word)));
  if (elsewhere > MOST_ASKED_ELSEWHERE[lang === 'en' ? 'en' : 'others'] * weightOf(words)) return false;
  const isUnsure = score < UNSURE.score;
  const object = lang === 'en' && isUnsure ? (singleObject(text) ?? lastThing(text)) : null;
  if (object !== null && wordsOf(object).every((word) => !asked.has(word))) return false;
  const telling = lang === 'en' ? words.filter((word) => !LIGHT.has(word)) : words;
  const times = telling.map((word) => Math.min(2, asked.get(word) ?? 0));
  return times.reduce((sum, count) => sum + count, 0) >= ENOUGH_ASKED + (isUnsure ? UNSURE.times : 0);
}

/** Whether what an English request asks for is what a template does. */
function isDoneSo(
  text: string,
  phrases: readonly AskedPhrase[],
  lang: TemplateLanguage,
  wordsOf: RequestWords['wordsOf'],
): boolean {
  const asked = lang === 'en' ? actIn(text) : null;
  const [things, ways] = [wordsOf(asked?.things ?? ''), phrases.map(({ words }) => words)];
  return wordsOf(asked?.act ?? '').every((word) => isSameAct(word, things, ways));
}
