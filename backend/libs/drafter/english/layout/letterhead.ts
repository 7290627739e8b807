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
    if (at < head) return { ...line, kind: 'text', section: 'notes' };
    const text = at === head ? line.text.replace(EXTRACT, '').replace(DESIGNATION, '') : line.text;
    return text === line.text || text.length < 4 ? line : { ...line, text };
  });
}
