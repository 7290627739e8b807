import { holdsFiniteVerb, romanceGrammarOf } from '../languages/clauses/foreign-order.js';
import { verbFirstCase } from '../languages/clauses/germanic-case.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { type ForeignCase, holdsWholeClause, withWholeCase } from './whole-case.js';

/** So many words at the beginning of an action tell whether things have gone wrong. */
const TELLING_WORDS = 2;
const ELLIPTIC_WORDS = 2;

/** "…, salvo en agosto": when it is not so, and nothing that is done. */
const EXCEPT =
  /^(?:a cura d\p{L}+|a carico d\p{L}+|a cargo del?|par les soins d\p{L}*|por cuenta del?|salvo|excepto|menos|sauf|excepté|hormis|tranne|eccetto|exceto|außer|ausgenommen|behalve|uitgezonderd)\s/iu;

/** The condition that a sentence begins with, and the rest; null where it has none. */
export function caseIn(sentence: string, profile: ReadingProfile, lang: string): ForeignCase | null {
  for (const pattern of profile.conditions) {
    const [, when = '', action = ''] = pattern.exec(sentence) ?? [];
    // "Bei Ankunft prüft die Fahrerin die Plomben, notiert …": its comma ends no case.
    const isCase = when !== '' && !EXCEPT.test(action) && !holdsWholeClause(when, sentence, lang);
    if (isCase) return withWholeCase(upToColon({ when, action }, sentence), sentence, lang);
  }
  return verbFirstCase(sentence, lang);
}

/** Whether things have gone wrong then; "…, refuser le colis": what is done may tell it as well. */
export function isTrouble({ when, action }: ForeignCase, profile: ReadingProfile): boolean {
  return profile.trouble.test(`${when} ${action.split(/\s+/u).slice(0, TELLING_WORDS).join(' ')}`);
}

/** "Controllare le unghie; se rotte, …": a word or two without a verb need what stands before them, so that they are no exception. */
export function isElliptic(sentence: string, { when }: ForeignCase, lang: string): boolean {
  const isShort = /^(?:si|se)\s/iu.test(sentence) && when.trim().split(/\s+/u).length <= ELLIPTIC_WORDS;
  return isShort && romanceGrammarOf(lang) !== null && !holdsFiniteVerb(`x ${when}`, lang);
}

/** "Bei Gewitter: alle warnen, …": what stands behind a colon is done, and is no part of the condition. */
function upToColon(told: ForeignCase, sentence: string): ForeignCase {
  const [, when = '', first = ''] = /^([^:：]{3,80}?)\s?[:：]\s+(\S.*)$/su.exec(told.when) ?? [];
  if (when === '') return told;
  const from = sentence.indexOf(first);
  return { when, action: from < 0 ? `${first}, ${told.action}` : sentence.slice(from) };
}
