import {
  foreignOrder,
  holdsAuxiliary,
  holdsFiniteVerb,
  isInfinitiveOf,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import { endsLikeAction } from './foreign-words.js';

/** "…, anderen 50 euro", "…, quello di legge 30": of others the same is said, and its verb stands before. */
const OF_OTHERS =
  /^(?:(?:alle )?(?:anderen?|übrigen|sonstigen?)|overigen?|de rest|(?:les|aux) autres|ce(?:lle|lui|ux|lles)(?:[- ]là)?|(?:gli|le|agli|alle) altr[ie]|quell[oaie]|l[oa]s demás|(?:el|la|los|las)(?=\sde\s)|[oa]s? outr[oa]s|[oa]s? restantes)\s/iu;

/** Whether a part of a sentence says of others what the one before it says, without its verb. */
export function isOfOthers(part: string, lang: string): boolean {
  if (!OF_OTHERS.test(part)) return false;
  if (romanceGrammarOf(lang)) return !holdsFiniteVerb(part, lang) && foreignOrder(part, lang) === null;
  return !holdsAuxiliary(part, lang) && foreignOrder(part, lang) === null && !endsLikeAction(part, lang);
}

/** Whether a clause ends so: what others do in it is not done by whoever does the rest. */
export function endsWithOthers(clause: string, lang: string): boolean {
  const [, last = ''] = /,\s([^,]+)$/u.exec(clause) ?? [];
  return last !== '' && isOfOthers(last, lang);
}

/** "…, también los viejos", "…, aussi ceux du matin": whom or what it holds for as well. */
const ALSO =
  /^(?:también|aussi|anche|também|ook|auch|incluso|persino)\s(?:a\s|aux?\s|à\s|ao?s?\s|para\s|pour\s|per\s|für\s|voor\s)?(?:el|la|los|las|le|les|l['’]|il|lo|i|gli|o|a|os|as|die|der|den|das|de|het|ceux|celles?|quell[aei])(?![\p{L}])/iu;
const RELATIVE = /\s(?:que|qui|che|quem|die|der|das|dat)\s.*$/iu;

/** Whether a part of a sentence only says what the one before it holds for as well. */
export function isAlso(part: string, lang: string): boolean {
  if (!ALSO.test(part)) return false;
  const named = part.replace(RELATIVE, '');
  if (romanceGrammarOf(lang)) return !holdsFiniteVerb(named, lang);
  return !holdsAuxiliary(named, lang) && foreignOrder(named, lang) === null && !endsLikeAction(named, lang);
}

/** "…, por pequeño que sea, …", "…, même petite, …": however small it may be, between two commas. */
const HOWEVER =
  /^(?:por (?:muy |más |mais )?\p{L}+ que sean?|por (?:mais )?\p{L}+ que sejam?|aunque sean? \p{L}+|(?:même|anche|incluso|mesmo|selbst|auch|zelfs|ook) \p{L}+|(?:aussi|si) \p{L}+ soit-\p{L}+|per quanto \p{L}+(?: sia)?|(?:anche se|même si|auch wenn|selbst wenn|ook al) [^,]{3,40}|wie \p{L}+ auch(?: immer)?|so \p{L}+ (?:er|sie|es) auch (?:ist|sein mag)|hoe \p{L}+ (?:het |hij |ze )?ook(?: is)?)$/iu;

/** "stagiaires compris", "también los externos", "auch Aushilfen": who is meant as well, or not. */
const INCLUDED =
  /^(?:(?:y compris|même|aussi|sauf|hormis|incluid[oa]s?|también|incluso|salvo|excepto|menos|compres[oaie]|inclus[oaie]|anche|tranne|eccetto|inclu(?:ind|íd)[oa]s?|inclusive|também|até|exceto|menos|auch|einschließlich|außer|sogar|ook|inclusief|behalve|zelfs)\s[^,]{3,50}|[^,]{3,40}\s(?:compris(?:es?)?|incluses?|incluid[oa]s?|compres[oaie]|inclus[oaie]|inclu[íi]d[oa]s?|eingeschlossen|inbegriffen|ausgenommen|inbegrepen|uitgezonderd))$/iu;

/** Whether what a sentence is about stands apart from its verb: "Une vis desserrée, même petite, bloque la machine". */
export function isSubjectApart(sentence: string, lang: string): boolean {
  const [subject = '', however = '', ...rest] = sentence.split(/,\s/u);
  if (rest.length === 0 || !(HOWEVER.test(however) || INCLUDED.test(however))) return false;
  // "Fermer tout, même le soir, …": an order has no subject.
  if (isInfinitiveOf(subject.split(/\s+/u)[0] ?? '', lang)) return false;
  const hasVerb = romanceGrammarOf(lang)
    ? foreignOrder(subject, lang) !== null
    : holdsAuxiliary(subject, lang) || foreignOrder(subject, lang) !== null || endsLikeAction(subject, lang);
  return !hasVerb;
}
