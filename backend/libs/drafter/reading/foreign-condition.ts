import { germanicGrammarOf, holdsFiniteVerb, romanceGrammarOf } from '../languages/clauses/foreign-order.js';
import { verbFirstCase, withOpener } from '../languages/clauses/germanic-case.js';
import { finiteFormOf, isDeterminer, isPreposition } from '../languages/clauses/romance-grammar.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { trimPunctuation } from '../text/words.js';
import { type ForeignCase, holdsWholeClause, withWholeCase } from './whole-case.js';

/** What stands between a condition and what is done: "…, dann …". */
const THEN = /,\s+(?:dann|dan|so|entonces|alors|allora|então)\s*$/iu;
/** Languages whose conditions say "if" in a word of its own that an exception keeps: without it "não estiver" is no clause. */
const KEEPS_OPENER = new Set(['de', 'nl', 'pt', 'es', 'fr', 'it']);
/** So many words at the beginning of an action tell whether things have gone wrong. */
const TELLING_WORDS = 2;
const ELLIPTIC_WORDS = 2;

/** "Si baja de 4 bar avisa al jefe, | y por debajo de 2 bar …": what stands before the comma has its own clause. */
const AND_LIMIT =
  /,\s(?:y|e|et|ed|und|en)\s(?:por (?:encima|debajo)|entre|más de|menos de|a partir|hasta|au-del|au-dessus|en dessous|à partir|plus de|moins de|oltre|sopra|sotto|più di|meno di|acima|abaixo|mais de|menos de|bei|über|unter|ab|zwischen|boven|onder|vanaf|tussen|bij)\s/iu;

/** "…, salvo en agosto": when it is not so, and nothing that is done. */
const EXCEPT =
  /^(?:a cura d\p{L}+|a carico d\p{L}+|a cargo del?|par les soins d\p{L}*|por cuenta del?|salvo|excepto|menos|sauf|excepté|hormis|tranne|eccetto|exceto|außer|ausgenommen|behalve|uitgezonderd)\s/iu;

/** The condition that a sentence begins with, and the rest; null where it has none. */
export function caseIn(sentence: string, profile: ReadingProfile, lang: string): ForeignCase | null {
  for (const pattern of profile.conditions) {
    const [, when = '', action = ''] = pattern.exec(sentence) ?? [];
    // "Bei Ankunft prüft die Fahrerin die Plomben, notiert …": its comma ends no case.
    const isCase =
      when !== '' && !EXCEPT.test(action) && !holdsWholeClause(when, sentence, lang) && !AND_LIMIT.test(sentence);
    const told = isCase ? withItsVerb({ when, action }, sentence, lang) : null;
    if (told !== null) return withWholeCase(upToColon(told, sentence), sentence, lang);
  }
  return verbFirstCase(sentence, lang);
}

/** "si", "se", with a negation before it: what opens a clause that names nobody. */
const OF_NOBODY = /(?:(?:no|non|não|nunca|mai|jamás)\s)?(?<!\p{L})s[ei]\s(?=\p{L})/giu;
const NEGATION_AT_END = /(?:^|\s)(?:no|non|não|nunca|mai|jamás|jamais)$/iu;

/**
 * "si el cliente no | se presenta | no se cobra": a case without its comma reaches up to where another clause begins behind its
 * verb, and a negation stays with its verb. Null where that is not found.
 */
function withItsVerb(told: ForeignCase, sentence: string, lang: string): ForeignCase | null {
  if (!NEGATION_AT_END.test(told.when) || !sentence.includes(`${told.when} ${told.action}`)) return told;
  const all = sentence.slice(sentence.indexOf(told.when));
  for (const { index } of all.matchAll(OF_NOBODY)) {
    const when = all.slice(0, index).trim();
    // "si no | se toca": the verb of the case comes behind its negation.
    const isWhole = index > 0 && !NEGATION_AT_END.test(when) && mayHoldVerb(when, lang);
    if (isWhole) return { when, action: all.slice(index) };
  }
  return null;
}

const SOME = /^(?:algun|qualcun|algum)/iu;
/** "alguna pasa de 8 °C", "amanecen mojadas": a verb, or what may be one where no article stands before it. */
function mayHoldVerb(when: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  const words = when.split(/\s+/u);
  const isVerb = (word: string, before: string): boolean =>
    grammar !== null &&
    (!isDeterminer(before, grammar) || SOME.test(before)) &&
    !isPreposition(before) &&
    (finiteFormOf(word, grammar) !== null || /^\p{Ll}{3,}(?:an|en|ano|ono|am|em)$/u.test(word));
  return holdsFiniteVerb(`x ${when}`, lang) || words.some((word, at) => isVerb(word, words[at - 1] ?? ''));
}

/** Whether things have gone wrong then; "…, refuser le colis": what is done may tell it as well. */
export function isTrouble({ when, action }: ForeignCase, profile: ReadingProfile): boolean {
  return profile.trouble.test(`${when} ${action.split(/\s+/u).slice(0, TELLING_WORDS).join(' ')}`);
}

/** "Controllare le unghie; se rotte, …": a word or two without a verb need what stands before them, so that they are no exception. */
export function isElliptic(sentence: string, { when }: ForeignCase, lang: string): boolean {
  const isShort = /^(?:si|se)\s/iu.test(sentence) && when.trim().split(/\s+/u).length <= ELLIPTIC_WORDS;
  // "ist er dann noch hell": in German and Dutch, what stands before says who or what that is.
  if (germanicGrammarOf(lang) !== null) return /^\S+\s(?:er|sie|es|hij|ze|zij|het)\s/iu.test(when);
  return isShort && romanceGrammarOf(lang) !== null && !holdsFiniteVerb(`x ${when}`, lang);
}

/** "Bei Gewitter: alle warnen, …": what stands behind a colon is done, and is no part of the condition. */
function upToColon(told: ForeignCase, sentence: string): ForeignCase {
  const [, when = '', first = ''] = /^([^:：]{3,80}?)\s?[:：]\s+(\S.*)$/su.exec(told.when) ?? [];
  if (when === '') return told;
  const from = sentence.indexOf(first);
  return { when, action: from < 0 ? `${first}, ${told.action}` : sentence.slice(from) };
}

/** All that stands before what is done, with the word that opens it. */
export function wholeCaseOf(part: string, { action }: ForeignCase, lang: string): string {
  return withOpener(trimPunctuation(part.slice(0, part.lastIndexOf(action)).replace(THEN, '')), lang);
}

/** The case of an exception: with the word that opens it where a language needs one. */
export function openedCase(part: string, told: ForeignCase, lang: string): string {
  return KEEPS_OPENER.has(lang) ? wholeCaseOf(part, told, lang) : trimPunctuation(told.when);
}
