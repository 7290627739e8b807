import { capitalise, countWords, lowerFirst } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import { SUBJECT_PRONOUNS } from './lexicon/closed-classes.js';
import { isPersonNoun } from './lexicon/words.js';
import { isGroup, isPerson } from './noun-phrase.js';
import { isOutsider, roleOf } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** What stands at the end of a line about who may do it, or on which days. */
export interface Marked {
  text: string;
  role: string | null;
  caution: string | null;
  when: string | null;
}

const ROLE_ONLY = /\s*(?:[-–—,]\s+|\()(?:by )?(?:the )?([\p{L} ]{3,40}?) only\)?$/iu;
const DAYS_ONLY =
  /\s*\(((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:,| and| &) (?:mon|tues|wednes|thurs|fri|satur|sun)days?){0,6}) only\)/iu;

/** "…, usually Ben", "…, that is the milkers", "…, done by the grips" */
const TAIL =
  /(?:,|\s[-–—])\s+(?:(?:usually|normally|mostly|ideally|always)\s+|(?:(?:(?:that|this|it|which)(?:['’]s| is) |is |to be )?(?:done|handled|taken care of) )?by\s+|(?:that|this|it)(?:['’]s| is)(?: (?:on|for|up to))?\s+)(?:the |our )?([\p{L} ]{2,30})$/iu;
/** "Bring water, runner." */
const CALLED = /(?:,|\s[-–—])\s+(?:the )?(\p{L}+(?: \p{L}+)?)$/iu;
/** Somebody after these is told it. */
const TELLS = /\b(?:tell|call|ask|phone|inform|notify|warn|thank|greet|with|for|to|from|and|or|by)\b/iu;

/** How jobs end, and those that end otherwise: a hood or a guard may be a part of a machine as well. */
const JOB =
  /(?:(?<!ov)er|or|ist|ian|ant|ent|ee|eur|man|woman|ster)s?$|^(?:nurse|lead|chef|cook|clerk|host|medic|coach|boss|chief|captain|pilot|hand|staff|team|crew)s?$/u;

/** More than one thing to do, of which a mark at the end may mean the last only. */
const SEVERAL = /,|;|\band\b/iu;

/** Takes "- head chef only" and "(Tuesday and Friday only)" off a sentence. */
export function takeMarks(sentence: string, people: ReadonlySet<string>): Marked {
  const marked = DAYS_ONLY.exec(sentence);
  const days = marked && !SEVERAL.test(sentence.slice(0, marked.index)) ? marked : null;
  const text = days ? sentence.replace(days[0], '') : sentence;
  const when = days ? `Only on ${days[1] ?? ''}` : null;
  const tail = tailOf(text.trimEnd(), people);
  if (tail) return { ...tail, caution: null, when };
  const suffix = ROLE_ONLY.exec(text.trimEnd());
  const name = suffix?.[1] ?? '';
  const tokens = tokenise(name);
  const isDoer =
    (isPerson(tokens, people) || isGroup(tokens)) &&
    // "they tell the treasurer only": a clause.
    !tokens.some(({ lower }) => SUBJECT_PRONOUNS.has(lower)) &&
    roleOf(name, tokens, people)?.toLowerCase() === name.toLowerCase() &&
    !isOutsider(name);
  // "an account in the chat, guests only": for whom it is.
  if (!suffix || suffix.index === 0 || !isDoer) {
    return { text, role: null, caution: null, when };
  }
  const by = people.has(tokens[0]?.text ?? '') ? name : `the ${lowerFirst(name, people)}`;
  const caution = `To be done by ${by} only`;
  return { text: text.slice(0, suffix.index), role: capitalise(name), caution, when };
}

/** Who does it, where that stands after a comma at the end. */
function tailOf(text: string, people: ReadonlySet<string>): { text: string; role: string } | null {
  const said = TAIL.exec(text);
  const called = said ? null : CALLED.exec(text);
  const found = said ?? called;
  const name = found?.[1] ?? '';
  const tokens = tokenise(name);
  if (!found || name === '' || found.index === 0 || !(isPerson(tokens, people) || isGroup(tokens))) return null;
  const before = text.slice(0, found.index);
  const isOrder = orderCertainty(tokenise(before), 0) >= 2 && countWords(before) > 1;
  const isAlone =
    !SEVERAL.test(before) &&
    !TELLS.test(before) &&
    !isPerson(tokenise(before), people) &&
    !isOutsider(name) &&
    !isOrderOfThing(tokens, people) &&
    isCertainName(tokens, people);
  const role = roleOf(name, tokens, people);
  const isRule = /\b(?:must|has to|have to|should|may|can)\b/iu.test(before);
  return role !== null && (said ? !isOutsider(name) && !isRule : isOrder && isAlone) ? { text: before, role } : null;
}

/** "close hood", "lower guard" behind another order: what is done next, and not "charge nurse", which is a job. */
function isOrderOfThing(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const last = tokens.at(-1);
  const isJob = last === undefined || people.has(last.text) || JOB.test(last.lower);
  return tokens.length > 1 && !isJob && orderCertainty(tokens, 0) >= 1;
}

/** "runner", "Jo", but not "kitchen", which may be where it is done. */
function isCertainName(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const last = tokens.at(-1);
  return last !== undefined && (isPersonNoun(last.lower) || people.has(last.text));
}
