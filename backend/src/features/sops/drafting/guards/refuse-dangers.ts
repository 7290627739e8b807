import { splitSentences } from '../text/sentences.js';

/** Why a part of a request was left out. */
export type RefusalReason = 'chemicals' | 'protection' | 'safeguards' | 'fraud';

/** A request without what would harm people. */
export interface SafeText {
  text: string;
  refusals: RefusalReason[];
}

const CHLORINE =
  'bleach|chlorine|hypochlorite|lejía|cloro|eau de javel|javel|chlorreiniger|chlorbleiche|água sanitária|漂白|مبيض';
const PARTNER =
  'ammonia|acids?|vinegar|descaler|toilet cleaner|alcohol|acetone|peroxide|amoniaco|desincrustante|ácido|vinagre|ammoniaque|acide|vinaigre|détartrant|ammoniak|säure|essig|entkalker|amônia|amoníaco|氨|酸|أمونيا|حمض';
const MIXING = /\b(?:mix|combine|blend|add|pour|together|with|plus|mezcl|mélang|misch|mistur)|混|خلط|\+|&/iu;
const MIXTURE = new RegExp(`(?:${CHLORINE}).{0,80}(?:${PARTNER})|(?:${PARTNER}).{0,80}(?:${CHLORINE})`, 'iu');
const WARNS =
  /\b(?:never|do not|don['’]t|must not|not|avoid|no|nunca|jamás|jamais|ne pas|nie|niemals|nicht|kein|não)\b|不|禁|لا /iu;
const NO_PROTECTION =
  /\b(?:no need for|without|don['’]t (?:need|bother with)|skip|no)\s+(?:any\s+|the\s+)?(?:masks?|gloves|goggles|respirators?|ppe|protection|ventilation|safety (?:gear|glasses))\b/iu;
const SAFEGUARD =
  /\b(?:bypass|defeat|disable|override|remove|tape (?:over|down)|bridge|jumper)\b.{0,40}\b(?:interlocks?|safety (?:switch|guard|sensor|device|valve)|smoke (?:detector|alarm)|light curtain|emergency stop|machine guards?)\b|\bskip (?:the )?lock-?out\b/iu;
const FRAUD =
  /\b(?:backdate|falsify|forge|fake)\b.{0,40}\b(?:records?|signatures?|logs?|dates?|results?|invoices?|timesheets?)\b|\b(?:destroy|shred|delete)\b.{0,50}\b(?:before|so that|to hide)\b.{0,40}\b(?:audit|inspection|inspectors?|auditors?|regulators?|police)\b/iu;
const MADE_WORSE = /\bin an? closed room\b|\balone\b/iu;

/** Leaves out steps that would hurt people or hide the truth; warnings against them stay. */
export function refuseDangers(text: string, lang: string): SafeText {
  const refusals = new Set<RefusalReason>();
  const lines = text.split('\n').map((line) => {
    if (!isDangerous(line)) return line;
    return splitSentences(line, lang)
      .map((sentence) => withoutDanger(sentence, refusals))
      .filter(Boolean)
      .join(' ');
  });
  return { text: lines.join('\n').trim(), refusals: [...refusals] };
}

function isDangerous(text: string): boolean {
  return MIXTURE.test(text) || NO_PROTECTION.test(text) || SAFEGUARD.test(text) || FRAUD.test(text);
}

function withoutDanger(sentence: string, refusals: Set<RefusalReason>): string {
  if (!isDangerous(sentence)) return sentence;
  const head = /^[^:]{3,80}:\s/u.exec(sentence)?.[0] ?? '';
  const clauses = sentence.slice(head.length).split(/(?<=[,;])\s+/u);
  const isMixed = clauses.some((clause) => dangerOf(clause) === 'chemicals');
  const kept = clauses.filter((clause) => {
    const danger = dangerOf(clause);
    if (danger) refusals.add(danger);
    return danger === null;
  });
  const rest = isMixed ? kept.map((clause) => clause.replace(MADE_WORSE, '')) : kept;
  return `${head}${rest.join(' ')}`
    .replace(/\s+(?=[,;.])/gu, '')
    .replace(/[,;:]\s*$/u, '.')
    .trim();
}

function dangerOf(clause: string): RefusalReason | null {
  if (MIXTURE.test(clause) && MIXING.test(clause) && !WARNS.test(clause)) return 'chemicals';
  if (NO_PROTECTION.test(clause) && !/\b(?:never|do not|don['’]t (?:work|enter|start|touch))\b/iu.test(clause))
    return 'protection';
  if (SAFEGUARD.test(clause) && !WARNS.test(clause)) return 'safeguards';
  if (FRAUD.test(clause) && !WARNS.test(clause)) return 'fraud';
  return null;
}
