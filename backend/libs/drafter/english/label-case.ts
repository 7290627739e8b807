import { orderCertainty } from './imperative.js';
import { isNoun, isTransitive, readingOf } from './lexicon/words.js';
import { type Token, tokenise } from './tokens.js';

/** "any wheel with cracks: …": each of them that is so. */
const ANY =
  /^(?:any|every|each) \p{L}[\p{L} -]{0,30}? (?:with(?:out)?|w\/o?|that|which|over|under|above|below|from|in|on|past|still|not)\s?\S/iu;
/** "Felt torn: …", "clasp broken: …" */
const STATE_OF_THING =
  /^(?:the |a )?(?:\p{L}+ )?\p{L}{2,} (?:torn|broken|cracked|frayed|bent|burnt|burned|split|stuck|lost|missing|damaged|spilled|spilt|blocked|clogged|jammed|expired|stolen|late|dead|empty|loose|dirty|wet|sick|hurt|injured|unwell|faulty|wrong|leaking|overdue|absent|drunk)$/iu;
const HAPPENING =
  /^(?:come|sound|bark|flash|blink|beep|leak|drip|smoke|burn|bleed|wait|fail|rise|fall|drop|peel|flake|curl|rattle|squeak|slip|cry|shout|fight|vomit|faint|choke|shake|limp)$/u;

/** Whether what stands before a colon is a case, and what stands behind it is done then, or must not be. */
export function namesCase(name: string, rest: string): boolean {
  const isState = STATE_OF_THING.test(name) || isGoingOn(tokenise(name));
  return (isState && isDone(rest)) || (ANY.test(name) && rest.split(/,\s+/u).some(isDone));
}

/** "rain coming", "alarm sounding": a thing, and what it does by itself; of "floor cleaning" somebody does it. */
function isGoingOn(tokens: readonly Token[]): boolean {
  const verb = readingOf(tokens.at(-1)?.lower ?? '', 'ing');
  const things = tokens.slice(0, -1);
  return (
    things.length > 0 &&
    things.length <= 2 &&
    verb !== null &&
    ((!isTransitive(verb.lemma) && !isNoun(tokens.at(-1)?.lower ?? '')) || HAPPENING.test(verb.lemma)) &&
    isNoun(things.at(-1)?.lower ?? '')
  );
}

/** An order, or what must not be done then. */
function isDone(rest: string): boolean {
  return orderCertainty(tokenise(rest), 0) >= 2 || /^(?:don['’]?t|do not|never)\s/iu.test(rest);
}
