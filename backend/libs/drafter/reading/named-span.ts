import { endsWithInfinitive, germanicGrammarOf, holdsAuxiliary } from '../languages/clauses/foreign-order.js';

const MONTH =
  '(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|januari|februari|maart|mei|augustus|december)';
const DAY = String.raw`(?:\d{1,2}\.?\s|(?:anfang|mitte|ende|begin|midden|half|eind)\s)?${MONTH}`;
/** "1. November bis 31. März", "15 oktober t/m 1 april": from when to when it is so. */
const FROM_DAY_TO_DAY = new RegExp(
  String.raw`^(?:vom\s|ab\s|von\s|van\s|vanaf\s)?${DAY}\s(?:bis(?: zum)?|tot(?: en met)?|t/m|[–-])\s${DAY}$`,
  'iu',
);
/** "Tel. im Fahrzeug", "inkl. Aushilfen": what only says more of the words before it. */
const SHORTENED = /^(?:tel|nr|abt|afd|inkl|incl|einschl|exkl|excl|zzgl|abzgl|bzw|resp|vgl)\.\s\S/iu;

/** Whether a part of a German or Dutch sentence only says from when to when, or what belongs to it, and tells no work. @param lang ISO 639-1 */
export function isSpan(part: string, lang: string): boolean {
  if (germanicGrammarOf(lang) === null) return false;
  return (
    FROM_DAY_TO_DAY.test(part) ||
    (SHORTENED.test(part) && !endsWithInfinitive(part, lang) && !holdsAuxiliary(part, lang))
  );
}
