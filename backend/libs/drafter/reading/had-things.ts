import { romanceGrammarOf } from '../languages/clauses/foreign-order.js';

/** "Chaque machine a sa fiche": what something has, in French, Spanish, Italian and Portuguese. */
const HAS =
  /\s(?:a|ont|possèdent?|reçoi(?:t|vent)|ha|hanno|tienen?|llevan?|recibe|tem|têm|riceve|recebe)\s(?:(?:sa|son|ses|leurs?|une?|una?|uno|uma?|sus?|seus?|suas?)|(?:il|la|i|le|o|a|os|as)\s(?:su[aoe]i?|seus?|suas?))\s[^,;:]{2,60}$/iu;

/** Whether words tell what something has, and no time: "Chaque machine a sa fiche". @param lang ISO 639-1 */
export function tellsWhatItHas(words: string, lang: string): boolean {
  return romanceGrammarOf(lang) !== null && HAS.test(words);
}

/** Whether a part only says how or where that is: "…, | rangée dans le tiroir". @param lang ISO 639-1 */
export function saysHowItIs(part: string, before: string, lang: string): boolean {
  const [first = ''] = part.split(/\s+/u);
  const isParticiple = romanceGrammarOf(lang)?.verbs.infinitiveOfParticiple(first.toLowerCase()) != null;
  return isParticiple && tellsWhatItHas(before, lang);
}
