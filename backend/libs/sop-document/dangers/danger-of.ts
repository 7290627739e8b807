/** Why a line must not be followed. */
export type RefusalReason = 'chemicals' | 'protection' | 'safeguards' | 'fraud';

const CHLORINE =
  'bleach|chlorine|hypochlorite|lejía|cloro|eau de javel|javel|chlorreiniger|chlorbleiche|água sanitária|漂白|مبيض';
const PARTNER =
  'ammonia|acids?|vinegar|descaler|toilet cleaner|alcohol|acetone|peroxide|amoniaco|desincrustante|ácido|vinagre|ammoniaque|acide|vinaigre|détartrant|ammoniak|säure|essig|entkalker|amônia|amoníaco|氨|酸|أمونيا|حمض';
const MIXING_VERB = /\b(?:mix|combin|blend|add|pour|mezcl|mélang|misch|mistur)|混|خلط/iu;
const TOGETHER = /\b(?:together|with|plus)\b|\+|&/giu;
const MIXTURE = new RegExp(`(?:${CHLORINE}).{0,80}(?:${PARTNER})|(?:${PARTNER}).{0,80}(?:${CHLORINE})`, 'iu');
const NEGATION =
  /\b(?:never|do not|don['’]t|must not|may not|cannot|not|avoid|no|nobody|nunca|jamás|jamais|ne pas|n[e'’](?=\s?\p{L}+ (?:pas|jamais)\b)|nie|niemals|nicht|kein|não)\b|不|禁|لا /giu;
/** What begins an order of its own, which a negation before it does not reach. */
const NEXT_ORDER = /[,;:.]|\b(?:and|but|then|so|y|pero|luego|et|mais|puis|und|aber|dann|e|mas)\b/iu;
const NO_PROTECTION =
  /\b(?:no need for|without|don['’]t (?:need|bother with)|skip|no)\s+(?:any\s+|the\s+)?(?:masks?|gloves|goggles|respirators?|ppe|protection|ventilation|safety (?:gear|glasses))\b/iu;
/**
 * "No gloves", as "no rings", is what a machine that turns demands: a ban that must not get lost. "No gloves needed", or
 * where something is named that burns or infects, is another thing.
 */
const GLOVES_BAN =
  /^\W*no (?:gloves|work gloves)\b(?!.*\b(?:need(?:ed)?|necessary|required|blood|chemicals?|acids?|bleach|solvents?|needles?|waste|hot|glass|sharps?)\b)/iu;
const DEFEATING =
  '(?:bypass|defeat|disabl|overrid|remov|take off|taking off|tape (?:over|down)|taping (?:over|down)|bridg|jumper)\\p{L}*';
const SAFEGUARD = new RegExp(
  `(?<!\\p{L})${DEFEATING}\\b.{0,40}\\b(?:interlocks?|safety (?:switch|guard|sensor|device|valve)|smoke (?:detector|alarm)|light curtain|emergency stop)\\b|(?<!\\p{L})skip(?:ping)? (?:the )?lock-?out\\b`,
  'iu',
);
/** Not "measures that remove or guard the danger". */
const GUARD_OFF = new RegExp(`(?<!\\p{L})${DEFEATING}\\b.{0,40}(?<!\\b(?:or|and|to) )\\bguards?\\b`, 'iu');
/** A guard comes off for maintenance, on a machine that cannot start, and goes on again. */
const CANNOT_START =
  /\block(?:ed|s|ing)?[- ]?(?:it |the \p{L}+ )?out\b|\btag(?:ged)?[- ]?out\b|\bisolat|\bunplug|\bde-?energi|\b(?:switch|turn|power|shut)(?:ed|s|ing)?(?: \p{L}+){0,4} (?:off|down)\b(?! (?:the |a |its |all )?(?:\p{L}+ )?guards?\b)|\b(?:refit|reinstall|re-?attach|replac|put)\p{L}*\b.{0,30}\bguards?\b/iu;
/** "Make chlorine gas" asked for; what some mixture makes is said of it. */
const POISON =
  /(?:^\W*|\bto |\bhow (?:do|can) (?:i|we|you) |\bplease )(?:make|produce|generate|create|release) (?:some |more |the )?(?:chlorine gas|chloramine|mustard gas|phosgene|hydrogen sulfide|(?:poison(?:ous)?|toxic|nerve) gas)\b/iu;
const FRAUD =
  /\b(?:back[- ]?dat(?:e[sd]?|ing)|falsif(?:y|ie[sd]|ying)|forg(?:e[sd]?|ing)|fak(?:e[sd]?|ing))\b.{0,40}\b(?:records?|signatures?|logs?|dates?|results?|invoices?|timesheets?|entries)\b|\b(?:destroy|shred|delet)\p{L}*\b.{0,50}\b(?:before|so that|to hide)\b.{0,40}\b(?:audit|inspection|inspectors?|auditors?|regulators?|police)\b/iu;

/** Whether a procedure keeps its machine from starting, or puts its guard on again: then the guard may come off. */
export function keepsMachineOff(procedure: string): boolean {
  return CANNOT_START.test(procedure);
}

/** A cheap test that skips most texts. */
export function isSuspect(text: string): boolean {
  return [MIXTURE, POISON, NO_PROTECTION, SAFEGUARD, GUARD_OFF, FRAUD].some((pattern) => pattern.test(text));
}

/**
 * The danger of one clause; null where there is none.
 * @param isMachineOff what {@link keepsMachineOff} says of the whole procedure
 */
export function dangerOf(clause: string, isMachineOff: boolean): RefusalReason | null {
  if (isMixing(clause) || isOrdered(clause, POISON.exec(clause))) return 'chemicals';
  if (isOrdered(clause, NO_PROTECTION.exec(clause)) && !GLOVES_BAN.test(clause)) return 'protection';
  if (isOrdered(clause, SAFEGUARD.exec(clause))) return 'safeguards';
  if (isOrdered(clause, FRAUD.exec(clause))) return 'fraud';
  return !isMachineOff && isOrdered(clause, GUARD_OFF.exec(clause)) ? 'safeguards' : null;
}

/** "Bleach with acid frees chlorine" says what happens and orders nothing. */
const CONSEQUENCE =
  /\b(?:frees?|releases?|gives? off|makes?|forms?|produces?|creates?|is|are|can|may|kills?|setz(?:t|en)|bilde[tn]|dégagen?t?|libera[nm]?)\b/iu;

function isMixing(clause: string): boolean {
  const mixture = MIXTURE.exec(clause);
  if (!mixture || isForbidden(mixture[0], mixture[0].length)) return false;
  const verb = MIXING_VERB.exec(clause)?.index;
  if (verb === undefined && CONSEQUENCE.test(clause)) return false;
  const at = verb ?? [...clause.matchAll(TOGETHER)].at(-1)?.index;
  return at !== undefined && !isForbidden(clause, at);
}

function isOrdered(clause: string, found: RegExpExecArray | null): boolean {
  return found !== null && !isForbidden(clause, found.index);
}

/** Whether a negation governs what begins at `end`: "mix these and do not open the window" forbids the window only. */
function isForbidden(clause: string, end: number): boolean {
  const last = [...clause.matchAll(NEGATION)].findLast(({ index }) => index < end);
  return last !== undefined && !NEXT_ORDER.test(clause.slice(last.index + last[0].length, end));
}
