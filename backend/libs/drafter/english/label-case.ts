import { orderCertainty } from './imperative.js';
import { isAdjective, isNoun, isTransitive, readingOf } from './lexicon/words.js';
import { type Token, tokenise } from './tokens.js';

/** "any wheel with cracks: …": each of them that is so. */
const ANY =
  /^(?:any|every|each) \p{L}[\p{L} -]{0,30}? (?:with(?:out)?|w\/o?|that|which|over|under|above|below|from|in|on|past|still|not)\s?\S/iu;
/** "Felt torn: …", "clasp broken: …" */
const STATE_OF_THING =
  /^(?:the |a )?(?:\p{L}+ )?\p{L}{2,} (?:torn|broken|cracked|frayed|bent|burnt|burned|split|stuck|lost|missing|damaged|spilled|spilt|blocked|clogged|jammed|expired|stolen|late|dead|empty|loose|dirty|wet|sick|hurt|injured|unwell|faulty|wrong|leaking|overdue|absent|drunk)$/iu;
/** "all pieces are found: …" */
const IS_SO =
  /^(?:(?:all|the|any|every|each|no) )?(?:\p{L}+ ){1,3}(?:is|are) (?:not )?(?!(?:different|special|exempt|excluded|exceptions?|other)$)\p{L}+$/iu;
/** "Pass: …", "Not OK: …": how something turned out. */
const OUTCOME =
  /^(?:pass(?:ed|es)?|fail(?:ed|s|ure)?|(?:not )?(?:ok|okay|in order|approved|accepted|confirmed|found)|rejected|refused|positive|negative|in range|out of range|match(?:es)?|no match|mismatch|complete|incomplete)$/iu;
const HAPPENING =
  /^(?:come|sound|bark|flash|blink|beep|leak|drip|smoke|burn|bleed|wait|fail|rise|fall|drop|peel|flake|curl|rattle|squeak|slip|cry|shout|fight|vomit|faint|choke|shake|limp|swell|spark|bulge|ring|vibrate|overheat|stall|cough)$/u;

/** "Second complaint on the same night: …": the case that is not the first. */
const REPEATED =
  /^(?:(?:on )?(?:the |a )?(?:second|third|fourth|fifth|2nd|3rd|4th|5th|another|repeat(?:ed)?) )(?!(?:coat|layer|step|stage|pass|round|check|person|shift|part|phase|half|thing|option|key|day|week|line|point|rule|floor)s?\b)\p{L}/iu;
const INCIDENT =
  /^(?:the )?(?:first|1st) (?:\p{L}+ )?(?:complaint|offen[cs]e|warning|time|miss|failure|strike|violation|breach|attempt|absence|incident|reminder|no-show)\b/iu;
/** "Variance over 2%: …": a thing that is more or less than something. */
export const COMPARED =
  /^\p{L}[\p{L} -]{1,30}? (?:over|under|above|below|beyond|outside|up to|between|at most|no more than|(?:more|less|fewer|greater|higher|lower|older|longer) than|at least) (?:€|\$|£|\d|the |an? |limit|target|range|tolerance)/iu;
/** "Anyone who gets hurt: call the nurse" */
const CASE =
  /^(?:any(?:one|body|thing)|every(?:one|body|thing)|some(?:one|body|thing)|whoever) (?:who|that|is|gets|has|with|\p{L}+s) ?/iu;
/** "Spill: cover with paper" */
const MISHAP =
  /^(?:spill(?:s|ages?)?|leak(?:s|age)?|fire|power (?:cut|failure|outage)|breakages?|accidents?|injur(?:y|ies)|emergenc(?:y|ies)|alarm|paper jam|flood(?:ing)?|theft|burns?|scalds?|cuts?|bites?|stings?|nosebleeds?|seizures?|choking|fainting|bleeding|allergic reactions?|needle ?sticks?|no answer)(?:\s(?:in|on|at|with|of|near|under|behind)\s[\p{L}\d ]{2,30})?$|^(?:trouble|faults?|errors?|problems?|complaints?|disputes?|failures?|breakdowns?|damage|illness|disputes?)(?:\s(?:in|on|at|with|near|during)\s[\p{L}\d ]{2,30})?$/iu;
/** "Lost card: freeze it" */
const LOSS =
  /^(?:lost|broken|stolen|missing|damaged|forgotten|expired|failed|jammed|cracked|sick|late|wrong|torn|spilled|spilt)\s\p{L}+(?:\s\p{L}+)?$/iu;
/** "Nobody in: leave a card" */
const NOBODY = /^(?:nobody|no one|none)\s\p{L}/iu;
/** "Out of tolerance: repeat" */
const STATE =
  /^(?:out of|not|still|no|too)\s\p{L}|^(?:over|under|above|below|more than|less than|at least)\s[\p{L}\d$€£]|^(?:over|under|above|below|more|less)$|^\p{L}{3,}er than\s[-–−]?[\p{L}\d$€£]/iu;
/** Adjectives that say when, or how it matters, and nothing of a thing. */
const NO_STATE =
  /^(?:first|last|next|final|second|third|fourth|fifth|daily|weekly|monthly|yearly|important|general|basic|main|extra|optional|good|best|easy|simple|quick|short|long|new|old|clean|safe|further|other|additional|outside|inside|front|back|upper|lower|early|late)$/u;

/** "over 10", "not found" */
export function namesState(name: string): boolean {
  return STATE.test(name);
}

/** Whether what stands before a colon is a case, and what stands behind it is done then, or must not be. */
export function namesCase(name: string, rest: string): boolean {
  if (OUTCOME.test(name) && rest.split(/\s+/u).length > 1) return true;
  if ([STATE, CASE, MISHAP, REPEATED, INCIDENT, NOBODY].some((form) => form.test(name))) return true;
  const isOrder = orderCertainty(tokenise(rest), 0) >= 2;
  if (isOrder && (LOSS.test(name) || isState(name))) return true;
  const isSo = STATE_OF_THING.test(name) || IS_SO.test(name) || isGoingOn(tokenise(name));
  return (isSo && isDone(rest)) || (ANY.test(name) && rest.split(/,\s+/u).some(isDone));
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
  return (
    orderCertainty(tokenise(rest), 0) >= 2 ||
    /^\p{L}+ (?:is|are) to be\s|^\p{L}+ to be\s/iu.test(rest) ||
    /^(?:don['’]?t|do not|never|nothing|nobody|no one)\s/iu.test(rest)
  );
}

/** "Red: restart the job", "Empty: refill it": how something is found. */
function isState(name: string): boolean {
  const [word, ...others] = tokenise(name);
  return others.length === 0 && word !== undefined && isAdjective(word.lower) && !NO_STATE.test(word.lower);
}
