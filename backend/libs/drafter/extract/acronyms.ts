import { isUnknownWord } from '../english/lexicon/words.js';
import { ACRONYMS, PLAIN_ACRONYMS } from '../lexicon/acronyms.js';
import { SYSTEMS } from '../lexicon/systems.js';
import { capitalise, uniqueBy } from '../text/words.js';
import { toldAcronym } from './told-acronym.js';

const ACRONYM = /(?<![\p{L}\p{N}&-])(?:\p{Lu}&\p{Lu}|\p{Lu}{2,5})(?![\p{L}&-]|\d(?!\d))/gu;
const MOST = 12;
/** "Sport Keller AG": what kind of company it is. */
const COMPANY_FORM = /^(?:AG|KG|SE|SA|SAS|SARL|SRL|SPA|BV|NV|PLC|LLP|PTY|OY|AB|GMBH)$/u;
const FAREWELL = /^\s*(?:(?:kind|best|warm|many)?\s*regards|cheers|thanks|yours|best|sincerely)\b/imu;
/** "Ruth Keller MRICS": letters behind a name. */
const SIGNED = /^\s*(?:\p{Lu}\p{Ll}+\s+){2,3}(?:\p{Lu}{2,}[,\s]*)+$/u;
/** "30 PSI", "20 KG", "40 HRS": shouted, but the reader knows them. */
const UNIT =
  /^(?:MM|CM|KM|FT|YDS?|KG|LBS?|OZ|ML|CL|GAL|PSI|BAR|PPM|PPT|RPM|BPM|MPH|KPH|KW|KWH|MHZ|GHZ|DPI|PH|SECS?|MINS?|HRS?|WKS?|MTHS?|YRS?|PCS?|QTY|APPROX|TEMP|NR)$/u;
/** "500 MB", but "the KB" is a knowledge base. */
const SIZE = /\d\s?[KMGT]B$/u;
/** "YYYY", "MM": a place for digits, "XXX" for anything. */
const PLACEHOLDER = /^(\p{Lu})\1+$/u;
const NUMBER_OR_MONTH =
  /^(?:[IVX]+|JAN|FEB|MAR|APR|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC|INC|LLC|LTD|CORP|DOC|REV|DEPT|FW|FWD|RE|AW|WG|CC|NB|PS|FYI|ASAP|TBD|AKA|VS)$/u;

/** Gives the acronyms of a text with what they stand for, or null where the drafter does not know. */
export function acronymsIn(text: string): { term: string; text: string | null }[] {
  const isShouted = (text.match(/\p{Lu}/gu)?.length ?? 0) > (text.match(/\p{Ll}/gu)?.length ?? 0);
  if (isShouted) return [];
  const isSigned = FAREWELL.test(text);
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu));
  const found = text
    .split('\n')
    .filter((line) => !isHeadline(line) && !(isSigned && SIGNED.test(line)))
    .flatMap((line) =>
      [...line.matchAll(ACRONYM)]
        .filter(({ 0: term, index }) => !SIZE.test(line.slice(0, index + term.length)))
        .map((match) => match[0]),
    )
    .filter((term) => !PLAIN_ACRONYMS.has(term) && !SYSTEMS.has(term.toLowerCase()))
    // What shouts is a word, what an acronym stands for is known or asked.
    .filter((term) => ACRONYMS.has(term) || !isShoutedWord(term))
    .filter((term) => !COMPANY_FORM.test(term))
    // "KEG STORE", and "kegs" below it: a word, and only shouted there.
    .filter((term) => ACRONYMS.has(term) || !(small.has(term.toLowerCase()) || small.has(`${term.toLowerCase()}s`)));
  return uniqueBy(found, (term) => term)
    .slice(0, MOST)
    .map((term) => ({ term, text: told(term, text) ?? ACRONYMS.get(term) ?? null }));
}

/** What the text itself calls it. */
function told(term: string, text: string): string | null {
  const name = toldAcronym(term, text);
  return name === null ? null : capitalise(name);
}

/** A line in capitals: none of its words is an acronym for being one. */
function isHeadline(line: string): boolean {
  return !/\p{Ll}/u.test(line) && (line.match(/\p{L}+/gu)?.length ?? 0) > 1;
}

/** "STOP", "the III. part", "AUG 2020", "30 PSI", "YYYY" */
function isShoutedWord(term: string): boolean {
  if (UNIT.test(term) || PLACEHOLDER.test(term)) return true;
  return NUMBER_OR_MONTH.test(term) || !isUnknownWord(term.toLowerCase());
}
