import type { RequestLine } from './request-line.js';

/** "Hedgerow Services Ltd" alone in its line. */
const COMPANY =
  /^[\p{L}\d][\p{L}\d .,&'’()-]{2,60}\s(?:ltd|limited|inc|llc|llp|plc|gmbh|pty|corp|corporation|& (?:sons|co|partners))\.?$/iu;
/** "NORTH VALE CO-OPERATIVE" */
const INSTITUTION =
  /^[\p{Lu}\d .,&'’-]{3,50}\s(?:CO-?OPERATIVE|ASSOCIATION|SOCIETY|COUNCIL|TRUST|FOUNDATION|HOSPITAL|UNIVERSITY|COLLEGE|SCHOOL|SERVICES|GROUP|AGENCY|AUTHORITY|LABORATOR(?:Y|IES)|INDUSTRIES|DEPARTMENT)$/u;
/** "Sampling at taps. Work instruction W-12, rev. D" */
const DESIGNATION =
  /[.,]\s+(?:work instruction|(?:standard )?operating procedure|instruction|procedure|document|form|sop)\s+(?:no\.?\s*)?\p{Lu}{0,5}[-\s]?\d[\w.-]*(?:,?\s*(?:rev|revision|issue|version|v)\.?\s*\w+)?\.?$/iu;
/** "Bird control: extract from the operating policy": of which document a text is a part. */
const EXTRACT = /\s*[:,(–—-]\s*(?:an? )?(?:extract|excerpt)s? (?:from|of) [^:]{3,80}$/iu;

/** "Village library – draft 2", "Kitchen team, version 4 of May 2024", "Second draft" */
const STATE_OF_TEXT =
  /^(?:[^\n:;]{2,60}?\s?[,;|–—-]\s+)?(?:(?:first|second|third|final|working|latest|new) draft|draft(?:\s(?:no\.?\s?)?\d{1,2}|\sversion)?|(?:version|rev(?:ision)?|issue|edition)\.?\s?[\dA-Z][\d.]{0,5})(?:[\s,]+(?:(?:of|from|dated|for)\s)?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:\d{1,2}\s)?\p{L}{3,9}\s\d{4}|comments?|discussion|review|approval))?\s*[.)]?$/iu;
/** Below the title stand so many lines about the text itself. */
const LINES_BELOW_TITLE = 2;

/** What stands above a text and names nothing of its work: the company aside, as a note, and the heading without its document. */
export function withLetterheadAside(lines: readonly RequestLine[]): RequestLine[] {
  const [first, second, third] = lines;
  const isCompany =
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    (COMPANY.test(first.text) || INSTITUTION.test(first.text));
  const head = isCompany ? 1 : 0;
  return lines.map((line, at) => {
    const isState = at > head && at <= head + LINES_BELOW_TITLE && STATE_OF_TEXT.test(line.text);
    if (at < head || isState) return { ...line, kind: 'text', section: 'notes' };
    const text = at === head ? line.text.replace(EXTRACT, '').replace(DESIGNATION, '') : line.text;
    return text === line.text || text.length < 4 ? line : { ...line, text };
  });
}
