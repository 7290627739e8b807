import { readingOf, verbShare } from '../english/lexicon/words.js';
import { foldWords } from './task-words.js';

/** What stands before the task: "sop for …", "how do we …". */
const ASKING =
  /^(?:(?:please|pls|need|write|create|an?|the|our)\s+)*(?:(?:sop|procedure|process|checklist|instructions?|guide|steps)\s+(?:for|on|to|about)|how (?:to|we|do (?:we|i|you)|should (?:we|i))|what to do when)\s+/iu;
/** How often the word has to be a verb, so that "record keeping" begins with none. */
const MOSTLY_VERB = 0.5;

/** They say nothing of the task: "handling a needle stick injury". */
const NEUTRAL = /^(?:handle|deal|manage|respond|react|do|perform|use|give|take|make|keep|have|get)$/u;

const BEFORE_ARTICLE = /^\p{L}+ (?:an?|the|our|my) /iu;

/** The verb that says what an English request asks for: "buying" of "buying insurance"; null where it begins with none. */
export function leadingVerb(request: string): string | null {
  const task = request.replace(ASKING, '');
  const [first = ''] = foldWords(task);
  const reading = readingOf(first, 'base', 'ing');
  // "plant a vineyard": nothing but a verb stands before an article.
  const isVerb = BEFORE_ARTICLE.test(task) || verbShare(reading?.lemma ?? '') >= MOSTLY_VERB;
  return reading && isVerb && !NEUTRAL.test(reading.lemma) ? first : null;
}

/** "repotting": a known verb done again, and no slip. */
export function isDoneAgain(word: string): boolean {
  const [, again = ''] = /^re(\p{L}{3,})$/iu.exec(word) ?? [];
  return readingOf(again.toLowerCase(), 'base', 's', 'ing', 'participle') !== null;
}

const SINGLE_OBJECT =
  /^\p{L}+(?: (?:in|up|out|on|off))? an? ((?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?=$|[,;:.(]| (?:of|for|with|in|at|to|from|on|by|when|if|after|before|into|under|and|or|so|that) )/iu;

/** What an English request does its work on, where that is one thing: "pump" of "install a heat pump in the cellar". */
export function singleObject(request: string): string | null {
  const [, object = ''] = SINGLE_OBJECT.exec(request.trim().replace(ASKING, '')) ?? [];
  return object.split(' ').at(-1) || null;
}

/** The last word of what an English request does its work on: "bars" of "making soap bars". */
export function lastThing(request: string): string | null {
  return actIn(request)?.things.split(' ').at(-1) ?? null;
}

const DONE_TO =
  /^(?<act>\p{L}+)(?: (?:in|up|out|on|off|down|away|back))?(?<things>(?: [\p{L}\p{N}'’-]+){1,6}?)(?=$|[,;:.(]| (?:of|for|with|in|at|to|from|on|by|when|if|after|before|into|under|or|so|that|during|until|between|without) )/iu;

/** What an English request asks to be done, and the words of what it is done to: "closing", "ice cream shop"; null where it names no such things. */
export function actIn(request: string): { act: string; things: string } | null {
  const { act = '', things = '' } = DONE_TO.exec(request.trim().replace(ASKING, ''))?.groups ?? {};
  const [verb = ''] = foldWords(act);
  return things === '' || /\sand\s/iu.test(things) || readingOf(verb, 'base', 'ing') === null
    ? null
    : { act, things: things.trim() };
}

const KIND_OF_SHOP =
  /^((?:.*\s)?(?:the|our|my)) (?:(?!new\b)[\p{L}'’-]+ ){1,3}(shop|store)(?=$|[,;:.(]| (?:at|in|on|before|after|for) )/iu;

/** "closing the shop" of "closing the ice cream shop": an English request without what is sold there; null where it tells nothing of the kind. */
export function ofAnyShop(request: string): string | null {
  const [, before, shop] = KIND_OF_SHOP.exec(request.trim().replace(ASKING, '')) ?? [];
  return before !== undefined && shop !== undefined && actIn(request) !== null ? `${before} ${shop}` : null;
}
