import { isBareCase, withBorder } from '../languages/clause-openers.js';
import {
  beginsWithVerb,
  cutAtOrders,
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
} from '../languages/clauses/foreign-order.js';
import { withCaseBorder } from '../languages/clauses/germanic-run-ons.js';
import { withConditionBorder } from '../languages/clauses/romance-border.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { cutAtCaseBehindComma } from './case-behind-comma.js';
import { withNameInBrackets } from './name-between.js';
import { cutBeforeBands } from './value-bands.js';

/** "Y a fin de mes …": says only that it goes on. */
const AND: Readonly<Record<string, RegExp>> = {
  es: /^(?:y|ah,? (?:y)?|pero)\s+(?!no\s)/iu,
  fr: /^(?:et|ah,? et)\s+/iu,
  it: /^(?:ed?|ah,? e)\s+/iu,
  pt: /^(?:e|ah,? e)\s+/iu,
};

/** "tu filtres si elle est claire sinon tu la jettes": behind a condition, without its comma. */
const OTHERWISE =
  /(?<=(?:^|[\s,])(?:si|s['’]ils?|s['’]elles?|se|quand|quando|caso)\s[^.;:]{3,120})(?<![,;:])\s(sinon|altrimenti|sennò|senão|de lo contrario|caso contrário)\s+(?=\p{L}+\s)/iu;

/** "si luz roja => avisar al taller" */
const ARROW = /^((?:si|se|s['’]il|quand|quando|cuando|caso)\s[^,;:=]{2,80}?)\s*(?:=+>|-+>|→)\s*/iu;

/** "wenn einer verloren geht bitte sofort melden": what is asked for begins where a condition without its comma ends. */
const CASE_BEFORE_PLEASE =
  /^((?:wenn|falls|sobald|sofern|als|wanneer|indien|zodra)\s[^,;:]{6,90}?)\s(?:bitte|graag|alsjeblieft|svp)\s+/iu;

/** A sentence with a comma behind a condition that has none, and without an "and" before it. @param lang ISO 639-1 */
export function withBorders(told: string, lang: string): string {
  const sentence = withNameInBrackets(told, lang);
  if (lang === 'de' || lang === 'nl')
    return withTimesJoined(
      withCaseBehind(withCaseBorder(sentence.replace(CASE_BEFORE_PLEASE, '$1, '), lang), lang),
      lang,
    );
  const and = AND[lang];
  const said = sentence.replace(OTHERWISE, ', $1 ');
  const plain = and ? said.replace(and, '') : said;
  return withConditionBorder(withBorder(withCaseFirst(plain.replace(ARROW, '$1, '), lang), lang), lang);
}

/** "Contrôler la peau ; si elle est rouge, reporter": behind a semicolon a case begins with what is done in it. */
const CASE_BEHIND_STOP =
  /(?=;\s+(?:(?:si\s(?!no,)|se\s(?!n[oã]o?[,\s])|s['’]ils?\s|quand\s|cuando\s|quando\s|caso\s|en cas d|en caso de\s|in caso di\s|em caso de\s))[^,;:.]{2,100},\s)/giu;

const COUNT = String.raw`(?:\d{1,3}|un['’]?[ea]?|uma?|deux|trois|quatre|cinq|six|dix|quinze|vingt|trente|dos|tres|cuatro|cinco|seis|diez|quince|veinte|treinta|media|due|tre|quattro|cinque|sei|dieci|quindici|venti|trenta|mezz['’]|dois|duas|três|quatro|dez|quinze|vinte|trinta|meia)`;
const UNIT =
  '(?:minutes?|heures?|h|jours?|semaines?|mois|demi-heure|minutos?|horas?|días?|dias?|semanas?|mes(?:es)?|mês|min|minut[oi]|or[ae]|giorn[oi]|settiman[ae])';
/** "Une semaine avant, elle envoie un SMS ; 48 heures avant, elle appelle": behind a semicolon another time begins its own clause. */
const TIME_BEHIND_STOP = new RegExp(
  String.raw`(?=;\s+(?:${COUNT}\s?${UNIT}\s(?:avant|après|plus tard|antes|después|depois|más tarde|mais tarde|prima|dopo|più tardi)(?:\s[^,;:.]{2,40})?|la veille|le lendemain|le (?:jour même|matin même)|la víspera|al día siguiente|el mismo día|na véspera|no dia seguinte|no próprio dia|il giorno (?:dopo|prima|stesso)|la sera prima),\s)`,
  'iu',
);

/** A sentence, cut where such a case of a Romance language begins, or the ranges of a value; the later cases keep their sign. @param lang ISO 639-1 */
export function cutAtCases(sentence: string, lang: string): string[] {
  const apart = cutBeforeBands(sentence, lang);
  if (apart.length > 1) return apart;
  const behind = cutAtCaseBehindComma(sentence, lang);
  if (behind.length > 1) return behind;
  // "Sucre : jusqu'à 5 % …; si …, …": what stands before a colon is the topic of all of it.
  if (!AND[lang] || /^[^;]{2,80}[:：]\s/u.test(sentence)) return [sentence];
  const pieces: string[] = [];
  for (const piece of sentence.split(CASE_BEHIND_STOP).flatMap((one) => one.split(TIME_BEHIND_STOP))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.split('(').length > last.split(')').length) pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

/** "El técnico, si ve óxido, lo anota": a case between two commas. */
const CASE_BETWEEN =
  /^(?<who>(?:\p{L}+\s|l['’])[^,;:.]{3,40}), (?<when>(?:si|cuando|en cuanto|se|quando|appena|caso|assim que|lorsqu['’]\S+|lorsque|quand|dès que|s['’]ils?|s['’]elles?|en caso de|in caso di|em caso de|en cas de|al|ao)\s[^,;:.]{3,80}), (?<rest>\p{Ll}.{3,})$/isu;

/** The sentence with such a case before whoever acts then, where that is somebody. */
function withCaseFirst(sentence: string, lang: string): string {
  const { who = '', when = '', rest = '' } = CASE_BETWEEN.exec(sentence)?.groups ?? {};
  const told = `${who} ${rest}`;
  const doer = who === '' ? null : foreignOrder(cutAtOrders(told, lang)[0] ?? told, lang)?.doer;
  return doer?.kind === 'role' ? `${capitalise(when)}, ${lowerFirst(who)} ${rest}` : sentence;
}

/** "Der Techniker trägt es, wenn er Rost sieht, in den Bericht ein": a case in the middle of a clause. */
const CASE_WITHIN =
  /^(?<head>\p{L}[^,;:]{6,60}), (?<when>(?:wenn|falls|sobald|sofern|als|wanneer|zodra|indien)\s[^,;:]{4,80}), (?<rest>(?!(?:und|en|dann|dan)\s)\p{Ll}[^,;:]{3,80})$/su;

/** The sentence with such a case behind it, where both halves are one clause. */
function withCaseBehind(sentence: string, lang: string): string {
  const { head = '', when = '', rest = '' } = CASE_WITHIN.exec(sentence)?.groups ?? {};
  const isOne = head !== '' && foreignOrder(rest, lang) === null && foreignOrder(`${head} ${rest}`, lang) !== null;
  return isOne ? `${head} ${rest}, ${when}` : sentence;
}

/** "Jeden Abend, nach Ladenschluss, zählt …": two times before the verb. */
const TWO_TIMES = /^([^,;:]{3,40}), ([^,;:]{3,60}), (\p{Ll}.{5,})$/su;

/** The sentence without the commas between such times. */
function withTimesJoined(sentence: string, lang: string): string {
  const [, first = '', second = '', rest = ''] = TWO_TIMES.exec(sentence) ?? [];
  const leads = germanicGrammarOf(lang)?.leads;
  const isTime = (time: string): boolean =>
    leads?.test(`${time.toLowerCase()} `) === true && !holdsAuxiliary(time, lang) && foreignOrder(time, lang) === null;
  const areTimes = first !== '' && isTime(first) && isTime(second) && !isBareCase(first, lang);
  return areTimes && beginsWithVerb(rest, lang) ? `${first} ${second} ${rest}` : sentence;
}

/** A question that opens with a condition, which its answer is about. */
const ASKED_CASE: Readonly<Record<string, RegExp>> = {
  es: /^¿?\s*(?:y\s+)?((?:si|cuando)\s[^?,;:.]{3,80}?)\s*\?+$/iu,
  fr: /^(?:et\s+)?((?:si\s|s['’]ils?\s|quand\s)[^?,;:.]{3,80}?)\s*\?+$/iu,
  it: /^(?:ed?\s+)?((?:se|quando)\s[^?,;:.]{3,80}?)\s*\?+$/iu,
  pt: /^(?:e\s+)?((?:se|quando|caso)\s[^?,;:.]{3,80}?)\s*\?+$/iu,
};

/** "¿Y si no contesta?" → "Si no contesta"; null for any other question. @param lang ISO 639-1 */
export function caseAsked(question: string, lang: string): string | null {
  const told = ASKED_CASE[lang]?.exec(question.trim())?.[1];
  return told === undefined ? null : capitalise(told);
}

const AND_AT_END: Readonly<Record<string, RegExp>> = {
  es: /[\s,]+(?:y|e|pero)\s*,?$/iu,
  fr: /[\s,]+(?:et|mais|puis)\s*,?$/iu,
  it: /[\s,]+(?:ed?|ma|poi)\s*,?$/iu,
  pt: /[\s,]+(?:e|mas)\s*,?$/iu,
};

/** "…, y, si tiene fiebre, …": a part without the "and" that what follows begins with. @param lang ISO 639-1 */
export function withoutAndAtEnd(part: string, lang: string): string {
  const and = AND_AT_END[lang];
  return and && /\s/u.test(part.trim()) ? part.replace(and, '') : part;
}
