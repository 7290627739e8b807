import { capitalise } from '../text/words.js';
import { readingOf } from './lexicon/words.js';
import { asWantedOrder } from './wanted-order.js';

/** "Next is draining the tank", "What has to be done afterwards is letting it cool" */
const IS_DOING =
  /^(?<when>next|first|then|last|afterwards|after that)(?: (?:step|thing|task|job))? (?:is|comes) (?<does>\p{L}+ing\b.+)$/iu;
const WHAT_IS_DOING =
  /^(?:what|all that) (?:has to|needs to|must|should) be done(?: (?<when>next|first|then|last|afterwards|after that))? is (?<does>\p{L}+ing\b.+)$/iu;
/** "Checking the stamp comes first: …" */
const DOING_COMES = /^(?<does>\p{L}+ing\b(?: [\p{L}-]+){1,6}) comes (?<when>first|next|last)(?<rest>[:;,].*)?$/iu;

/** "the first thing you do when you get there is check the gauge", "what you have to do before closing is to drain it" */
const THING_IS_ORDER =
  /^(?:(?:and|so|ok|okay|then|well|um|uh)[\s,]+){0,3}(?:(?:the )?(?:very )?(?:first|next|second|last|other|only|main) thing(?: that)?|what|all(?: that)?) (?:you|i|we) (?:(?:have|need|want|are supposed) to |must |should |always |usually |gotta ){0,2}do (?<occasion>(?:when|whenever|once|after|before|if|as soon as|at|on)\b[^,;:.]{3,60}) is (?:to )?(?<order>(?<verb>\p{Ll}+)\b.+)$/iu;

/** "I unlock it, and the first thing I do is test the water": within a sentence; sentence.ts reads its beginning. */
const DOES_FIRST =
  /(?<=[,;]\s(?:and\s)?|\b(?:and|so|then)\s)the (?:very )?(?:first|next|second|last|other) thing(?: that)? (?:you|i|we) (?:(?:have|need|want) to |must |should |always |usually ){0,2}do is (?:to )?(?=(?<verb>\p{L}+)\b)/giu;

/** "when a delivery comes in the first thing is | you check the truck" */
const AFTER_OCCASION =
  /^(?<occasion>(?:(?:and|so|ok|okay|well|basically)[\s,]+){0,3}(?:when|whenever|once|after|before|as soon as|if)\b[^,;:.]{3,60}?),?\s+(?:the )?(?:very )?(?:first|next|last) thing (?:(?:that )?(?:you|i|we) (?:(?:have|need|want) to |must |always |usually ){0,2}do )?is(?: that)? (?:to|you|we|i) (?=(?<verb>\p{L}+)\b)/iu;

const ORDINAL = /^(?:next|first|last)$/iu;

/**
 * Gives a sentence that says what has to be done as the order that it is: "Next is draining the tank" as "Next drain the tank",
 * "The first thing you do at noon is ring the bell" as "At noon, ring the bell".
 */
export function asPlainOrder(sentence: string): string {
  const told = asWantedOrder(sentence).replace(DOES_FIRST, (all: string, verb: string) =>
    readingOf(verb.toLowerCase(), 'base') ? '' : all,
  );
  return asOrderOf(
    told.replace(AFTER_OCCASION, (all: string, occasion: string, verb: string) =>
      readingOf(verb.toLowerCase(), 'base') ? `${occasion}, ` : all,
    ),
  );
}

function asOrderOf(sentence: string): string {
  const [, text = '', stop = ''] = /^(.*?)([.!;\s]*)$/su.exec(sentence) ?? [];
  const { occasion = '', order = '', verb = '' } = THING_IS_ORDER.exec(text)?.groups ?? {};
  if (readingOf(verb.toLowerCase(), 'base')) return `${capitalise(occasion)}, ${order}${stop}`;
  for (const pattern of [IS_DOING, WHAT_IS_DOING, DOING_COMES]) {
    const { does = '', when = '', rest = '' } = pattern.exec(text)?.groups ?? {};
    const orders = does === '' ? null : ordersOf(does);
    if (orders)
      return `${capitalise(when === '' ? orders : `${ORDINAL.test(when) ? when.toLowerCase() : 'afterwards,'} ${orders}`)}${rest}${stop}`;
  }
  return sentence;
}

/** "letting it cool, topping off and closing the valve": each of them as an order; null where one is none. */
export function ordersOf(does: string): string | null {
  const first = lemmaOf(/^\p{L}+/u.exec(does)?.[0] ?? '');
  if (!first) return null;
  const rest = does.replace(/^\p{L}+/u, '');
  return `${first}${rest.replace(/(,(?: and| or)?|\band|\bor) (\p{L}+ing)\b/giu, (all, joint: string, verb: string) => {
    const other = lemmaOf(verb);
    return other ? `${joint} ${other}` : all;
  })}`;
}

function lemmaOf(verb: string): string | null {
  const lemma = readingOf(verb.toLowerCase(), 'ing')?.lemma;
  return lemma && !/^(?:be|have)$/u.test(lemma) ? lemma : null;
}

/** "After that comes identity", "Next is the handover": names a part of the work, and is neither an order nor a time. */
const COMES_NEXT =
  /^(?:after (?:that|this)|then|next(?: up)?|first|last|finally|second|third) (?:comes?|follows?|is|are) (?:the |an? |our |your )?\p{L}/iu;
const IS_DONE = /^(?:next|first|last|then|finally) (?:is|are) (?:to|that)\b/iu;

/** Whether a sentence, or what stands before its colon, names what comes next. */
export function namesWhatComesNext(sentence: string): boolean {
  return COMES_NEXT.test(sentence) && !IS_DONE.test(sentence);
}
