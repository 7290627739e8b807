import {
  beginsWithVerb,
  foreignOrder,
  ordersIn,
  standingAlone,
  uprightOf,
} from '../languages/clauses/foreign-order.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { trimPunctuation } from '../text/words.js';
import { hasCertainDoer } from './doer-memory.js';
import { partsOf } from './foreign-parts.js';
import { endsLikeAction } from './foreign-words.js';
import type { ForeignCase } from './whole-case.js';

/** "lässt sich … geben": a verb with its subject behind it, in German or Dutch. */
const FINITE_FIRST =
  /^(?:\p{Ll}+t|ist|sind|haben|muss|müssen|soll|sollen|kann|können|dürfen|werden|moeten|mag|mogen|kan|kunnen|zijn|hebben)\s/u;

/** "Den Empfänger informieren (Pförtner)" */
const NAMED_BEHIND = /\s\([^()]*\)$/u;

/** "si hay golpes, | se anotan y …": without its thing, a reflexive verb says too little as an order. */
const THIN = /^(?:s[ei]\s\p{L}+|\p{L}+-se)(?=$|\s(?:y|e|ed|et)\s|[,;])/iu;

/** "si hay golpes", "se houver riscos": a case that names the thing. */
const NAMES_THING =
  /(?:^|\s|['’])(?:hay|haya|existen?|aparecen?|faltan?|sobran?|houver|há|haja|existir(?:em)?|aparecer(?:em)?|faltar(?:em)?|sobrar(?:em)?|c['’]è|ci sono|vi sono|mancan?o?)\s\p{L}/iu;

/** Whether what is done in a case begins with a verb alone, of which only the case says what it is done to. */
export function isThin({ when, action }: ForeignCase): boolean {
  return THIN.test(trimPunctuation(action)) && NAMES_THING.test(when);
}

/** What has to be done behind a condition, as it stands without it; null where it can't: "…, geht der Kran runter und …". */
export function actionBehind(action: string, profile: ReadingProfile, lang: string): string | null {
  const whole = standingAlone(action, lang);
  if (!profile.turnsAfterCondition || !beginsWithVerb(whole, lang)) return whole;
  const pieces = partsOf(action, profile, lang);
  const parts = pieces.map((part) => {
    const told = standingAlone(part, lang);
    // "noteert de arts dit en zij belt": who does one half of it stands before its verb.
    const alone = pieces.length > 1 && NAMED_BEHIND.test(told) ? (uprightOf(part, lang) ?? part) : told;
    return beginsWithVerb(alone, lang) ? uprightOf(alone, lang) : alone;
  });
  const and = lang === 'nl' ? ' en ' : ' und ';
  return parts.every((part) => part !== null) ? parts.join(action.includes(',') ? ', ' : and) : null;
}

/** "… geht sie erst am nächsten Tag raus": verbs of what happens to a thing. */
const HAPPENS =
  /^(?:geht|gehen|kommt|kommen|läuft|laufen|fällt|fallen|bleibt|bleiben|steht|wird|werden|ist|sind|verdirbt|platzt|springt|gaat|gaan|komt|loopt|valt|blijft|wordt|worden|is|zijn|staat|bederft)\s(?:sie|es|er|das|die|der|het|hij|ze|de|dat)\s/u;

const NOT_HAPPENS: Readonly<Record<string, RegExp>> = {
  fr: /^(?:(?:le|la|les|nos|un|une)\s|l['’])(?:\p{L}+\s){1,3}(?:ne\s|n['’])/iu,
  es: /^(?:el|la|los|las|un|una)\s(?:\p{L}+\s){1,3}no\s/iu,
  it: /^(?:(?:il|lo|la|i|gli|le|un|una)\s|l['’])(?:\p{L}+\s){1,3}non\s/iu,
  pt: /^(?:[oa]s?|uma?)\s(?:\p{L}+\s){1,3}não\s/iu,
};

/** Whether what is done otherwise is work: "…, sonst den Chef rufen", and not what happens then: "…, sonst läuft es über". */
export function tellsWork(action: string, lang: string): boolean {
  const isGermanic = lang === 'de' || lang === 'nl';
  if (isGermanic && HAPPENS.test(action)) return false;
  // "…, sinon le grossiste ne les rembourse pas": what then does not happen.
  if (NOT_HAPPENS[lang]?.test(action)) return false;
  return (
    !isGermanic ||
    foreignOrder(action, lang) !== null ||
    (endsLikeAction(action, lang) && !beginsWithVerb(action, lang))
  );
}

/** "und ziehen eine Nummer": what a part adds to the words before it where it tells what the same people do next; null for another. */
export function goingOn(part: string, lang: string): string | null {
  const and = { de: 'und', nl: 'en' }[lang];
  if (and === undefined || foreignOrder(part, lang)?.doer.kind !== 'gone on') return null;
  return part.startsWith(`${and} `) ? ` ${part}` : ` ${and} ${part}`;
}

/** The steps behind a condition. */
export interface CaseSteps {
  /** Those that are done only then. */
  inCase: string[];
  /** Those that follow whatever opens the work. */
  later: string[];
}

/**
 * What is done behind a condition, step by step; null where a clause is turned, and can't stand without its condition: "wenn
 * der LKW steht, lässt sich …". What opens the work is followed by all of it: only its first part is done then for certain.
 */
export function stepsBehind(
  action: string,
  profile: ReadingProfile,
  lang: string,
  isOpening: boolean,
): CaseSteps | null {
  const isTurned = profile.turnsAfterCondition && (!endsLikeAction(action, lang) || FINITE_FIRST.test(action));
  const [first = action, ...later] = isOpening || isTurned ? partsOf(action, profile, lang) : [action];
  const orders = ordersIn(trimPunctuation(first), lang);
  const [opener = '', ...others] = orders;
  const isCertain = (order: string): boolean => hasCertainDoer(foreignOrder(order, lang));
  const isOrder = (order: string): boolean => foreignOrder(order, lang) !== null;
  if (isOpening || !isTurned) return isTurned && !orders.every(isCertain) ? null : { inCase: orders, later };
  // "…, nimmt die Kollegin die Maße und steckt die Stelle ab": whoever was named goes on.
  if (isCertain(opener) && [...others, ...later].every(isOrder)) return { inCase: [...orders, ...later], later: [] };
  const upright = uprightOf(trimPunctuation(action), lang);
  return upright === null ? null : { inCase: [upright], later: [] };
}

/** "gehen beide …": a verb of which several are the subject. */
const SEVERAL_FOLLOW = /^\p{Ll}+e?n\s(?:beide|alle|wir|die|allen|we)\s/u;

/** A part without the words that only say it comes next; "Danach wird es getrocknet" stays whole where the rest would begin with its verb. */
export function withoutConnectives(text: string, { connectives }: ReadingProfile, lang: string): string {
  const rest = connectives ? trimPunctuation(text.replace(connectives, '')) : text;
  const isTurned = beginsWithVerb(rest, lang) || SEVERAL_FOLLOW.test(rest);
  return rest !== text && isTurned && foreignOrder(rest, lang) === null ? text : rest;
}
