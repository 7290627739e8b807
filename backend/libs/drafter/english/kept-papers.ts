import type { Findings } from '../reading/findings.js';
import { capitalise } from '../text/words.js';

const UNIT = '(?:days?|wks?|weeks?|mths?|months?|yrs?|years?)';
/** "more than the shelf life", "from the last entry": from when, and beyond what. */
const BEYOND =
  '(?: (?:(?:more|longer) than|beyond|past) (?:the |its |their )?[^,;.]{3,40}| (?:from|after|since) the (?:last|first|end|date|day|final)\\b[^,;.]{0,40})?';
export const PERIOD = `(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\\s+${UNIT}${BEYOND}`;
/** A paper or a file that is kept. */
export const PAPER =
  '(?:log ?books?|logs?|sheets?|forms?|registers?|records?|checklists?|reports?|letters?|files?|certificates?|minutes|results?|data|documents?|copy|copies|receipts?|slips?|notes|invoices?|cards?|books?)';
/** "for a year", "90 days": an article alone says no time, as in "three slips a day". */
const TIME = `(?:for (?:at least )?(?=an?\\s)|(?:for )?(?:at least )?(?!an?\\s))(?<keep>(?:${PERIOD}|an? ${UNIT})`;
const KEPT =
  '(?:(?:is|are|get|must be|should be|to be|has to be|have to be) )?(?:kept|retained|stored|archived|held|filed)|stays?|lives?';
const NAME =
  "(?!(?:if|when|once|after|before|we|you|they|it|no|never|nobody)\\b)\\p{L}[\\p{L}\\d’'/-]*(?: (?!(?:is|are|must|kept|for|in|on|at|and)\\b)[\\p{L}\\d’'/-]+){0,4}";
const PLACE =
  "(?:(?:in|on|at|by|next to|near|behind|under|with) (?:the |our |an? )?[\\p{L}\\d’'-]+(?: (?!for\\b)[\\p{L}\\d’'-]+){0,4})";
/** "from the last entry" */
const FROM = '(?:(?:from|after|since|following) (?:the |each |their |its )?[^,;.]{3,50})';
/** "The ledger is retained for 90 days" */
const FIRST = new RegExp(
  `^(?:the |all |used )?(?<name>${NAME}) (?:${KEPT})(?: (?<where>${PLACE}))? ${TIME}(?: ${FROM})?)$`,
  'iu',
);
/** "camera tapes for one year", "and slips six months" */
const NEXT = new RegExp(`^(?:and )?(?:the |all )?(?<name>${NAME}) (?:(?:${KEPT}) )?${TIME}(?: ${FROM})?)$`, 'iu');
/** Food is kept as well: only papers are retained, archived or filed. */
const IS_PAPER = new RegExp(`\\b${PAPER}$`, 'iu');
const IS_FILED = /\b(?:retained|archived|filed)\b/iu;
const MOST_LENGTH = 300;

/** Reads "The ledger is retained for 90 days, camera tapes for one year": each paper with its own time. False for any other sentence. */
export function readKeptPapers(sentence: string, { records }: Findings): boolean {
  if (sentence.length > MOST_LENGTH) return false;
  const [head = '', ...others] = sentence.split(/[,;]\s+|\s+and\s+(?=[^,;]{3,60}\bfor\s)/u);
  const first = FIRST.exec(head)?.groups;
  const next = others.map((part) => NEXT.exec(part)?.groups);
  if (first === undefined || others.length === 0 || next.some((groups) => groups === undefined)) return false;
  if (!IS_PAPER.test(first['name'] ?? '') && !IS_FILED.test(head)) return false;
  for (const groups of [first, ...next])
    records.push({
      name: capitalise(groups?.['name'] ?? ''),
      where: groups?.['where'] ?? null,
      keep: groups?.['keep'] ?? null,
    });
  return true;
}
