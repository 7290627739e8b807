import { foreignOrder } from '../languages/clauses/foreign-order.js';
import type { ReadingProfile } from '../languages/reading-profile.js';
import { isBan, isLeave } from './ban-or-leave.js';
import { isLabelRule } from './label-rule.js';
import { isNotDone } from './not-done.js';

/** "remover la pintura para que no se asiente": why it is done, and no ban. */
const SO_THAT_NOT =
  /\s(?:para que|para|per|affinché|perché|pour que|pour|afin d[e'’]|de modo que|de forma que|así|così|assim|(?<=^\p{L}{4,}\s(?:de\s)?)(?:que|che))\s(?:no|non|não|ne|il ne|elle ne)\s(?!(?:se\s|si\s)?(?:pued|deb|pod|dev|può|poss)).*$/iu;
/** "feu interdit", "perros prohibidos en la sala", "Rauchen streng verboten": the ban stands behind what it forbids. */
const FORBIDDEN =
  /^(?:\p{L}[\p{L}'’-]*\s){1,4}?(?:\p{L}+(?:ment|mente|stens|ng|k)\s)?(?:interdite?s?|prohibid[oa]s?|proibid[oa]s?|vietat[oaie]|verboten|untersagt|verboden)(?!\p{L})/iu;
/** "Der Lagerist nimmt nur die Kisten, die auf der Liste stehen": which ones, and no ban. */
export const ONLY_SOME =
  /^(?!(?:[^,]*\s)?(?:darf|dürfen|nicht|kein\p{L}*|nie|niemals)\s)[^,:;]{3,90}\s\p{Ll}+(?:t|en)\s(?:[^,:;]{1,50}\s)?nur\s(?:die|das|den)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+,\s(?:die|das|der|den|deren|dessen)\s/u;
/** What is done with protective equipment at work. */
const WEARING =
  /(?<!\p{L})(?:trag|träg|anzieh|anleg|aufsetz|zieh|setz|leg|benutz|verwend|indoss|mett|usa|utili|port|mett|mets|enfil|pon|póng|llev|us[ae]|coloc|vest|calç|draag|dragen|doe|zet|trek|aantrek|opzet|gebruik)/iu;

/** The protective equipment that a part of a sentence names, and whether the part is a rule: a ban, or nothing but equipment. */
export function ruleIn(
  part: string,
  { protective, rule }: ReadingProfile,
  lang: string,
  when: string | null = null,
): { equipment: readonly string[]; isRule: boolean; isLeave: boolean } {
  const equipment = part.match(protective) ?? [];
  // "consegna il casco": something else is done with it than to wear it.
  const order = foreignOrder(part, lang);
  // "la enfermera se pone los guantes": somebody puts them on now.
  const isOther = order !== null && (!WEARING.test(part) || order.doer.kind !== 'nobody');
  const isEquipmentOnly = equipment.length > 0 && !isOther && part.split(/\s+/u).length <= equipment.length * 2 + 1;
  const isForbidden =
    isEquipmentOnly ||
    (rule.test(part.replace(SO_THAT_NOT, '')) && !ONLY_SOME.test(part)) ||
    FORBIDDEN.test(part) ||
    isLabelRule(part) ||
    isNotDone(part, lang) ||
    isBan(part, when, lang);
  const isAllowed = !isForbidden && isLeave(part, lang);
  return { equipment, isRule: isForbidden || isAllowed, isLeave: isAllowed };
}
