import { foreignOrder, holdsAuxiliary, holdsFiniteVerb, romanceGrammarOf } from '../languages/clauses/foreign-order.js';
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
