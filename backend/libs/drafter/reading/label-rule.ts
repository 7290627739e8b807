const NEVER = 'jamais|nunca|jamás|mai|niemals|nie|nooit';
const ONLY =
  'uniquement|seulement|solo|sólo|solamente|únicamente|soltanto|unicamente|apenas|somente|só|nur|ausschließlich|alleen|enkel|uitsluitend';
const NO = String.raw`pas d(?:e\s|['’])|aucune?\s|sin\s|ning[uú]n[oa]?\s|nada de\s|sem\s|nenhuma?\s|niente\s|senza\s|nessun(?:[oa]\s|\s|['’])|ohne\s|kein(?:e[nrms]?)?\s|zonder\s|geen\s`;
const OPENING = String.raw`^[^:：,;?]{2,60}\s?[:：]\s`;

/** "Moins de 16 ans : jamais …", "Azubis: nur mit …": behind a colon, what may never or only so be. */
const NEVER_OR_ONLY = new RegExp(`${OPENING}(?:${NEVER}|${ONLY})(?!\\p{L})`, 'iu');
/** "Femmes enceintes : pas d'huiles"; behind a comma something could be done. */
const NONE = new RegExp(`${OPENING}(?:${NO})[^,;:]{2,80}$`, 'iu');
/** "Pas de test = pas de soin": without the one there is not the other. */
const NOT_WITHOUT = new RegExp(
  `^(?:${NO}|sans\\s)[^=→:;]{2,60}?\\s?(?:=>?|→|->)\\s?(?:${NO}|sans\\s|(?:no|non|não|nicht|niet)\\s)`,
  'iu',
);

/** Whether a line with a colon or an equals sign bans or restricts what it names. */
export function isLabelRule(line: string): boolean {
  return NEVER_OR_ONLY.test(line) || NONE.test(line) || NOT_WITHOUT.test(line);
}
