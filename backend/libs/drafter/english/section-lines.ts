import type { Findings } from '../reading/findings.js';
import { readSectionBlock } from '../reading/section-reader.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import { tellsWhatHappened } from './chatter.js';
import { addDutyOf } from './duties-of-roles.js';
import { FIGURE } from './kept.js';
import type { RequestLine } from './layout/request-line.js';
import { mayTellWork, tellsCase, tellsWork } from './section-sentence.js';
import { sentencesIn } from './sentences-in.js';
import { readStatement } from './statements.js';

/** Reads a line under a heading that names a part of the document; gives what of it is work, to be read as elsewhere. */
export function workInSection(
  line: RequestLine,
  section: NonNullable<RequestLine['section']>,
  findings: Findings,
): RequestLine[] {
  if (section === 'skip') {
    keepFigures(line.text, findings);
    return [];
  }
  if (section === 'roles' && addDutyOf(line, findings)) return [];
  if (section === 'purpose' && WHY.test(line.under ?? '')) return dutiesOfReasons(line, findings);
  const isPart = (text: string): boolean => readSectionBlock({ section, text }, findings);
  if (!mayTellWork(line)) return isPart(line.text) ? [] : [line];
  return sentencesOf(line.text).flatMap((text) => {
    if (section === 'records' && (readKept(text, findings) || readStatement(text, findings) !== null)) return [];
    const isWork = tellsWork(text, findings.people) || tellsCase(text, line, findings.people);
    return !isWork && isPart(text) ? [] : [{ ...line, text }];
  });
}

const WHY = /^(?:why|(?:the )?reasons?)\s/iu;
const AIM =
  /^(?:to|so that|in order to|we want|(?:this|the|these) (?:procedure|policy|rules?|sop|guide|document|instructions?)) /iu;
const DUTY = /\b(?:must|has to|have to|shall|never|not allowed|forbidden|prohibited|only)\b/iu;

/** What stands under "Why we have this" is the aim or a note; what of it has to be so from now on is read as elsewhere. */
function dutiesOfReasons(line: RequestLine, findings: Findings): RequestLine[] {
  return splitSentences(line.text, 'en').flatMap((text) => {
    if (DUTY.test(text) && !tellsWhatHappened(text)) return [{ ...line, text }];
    const told = capitalise(trimPunctuation(text));
    if (AIM.test(text) && findings.purpose === null) findings.purpose = told;
    else findings.notes.push(told);
    return [];
  });
}

/** The sentences of a line; a time alone is of the one before: "Form, log book. 5 years." */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const sentence of splitSentences(line, 'en')) {
    const last = sentences.at(-1);
    if (last !== undefined && TIME_ALONE.test(sentence)) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

const TIME_ALONE = /^(?:all |kept |keep )*(?:for )?\d{1,3} (?:days?|weeks?|months?|years?)[.!]?$/iu;
const KEPT =
  /^(?:the |all )?(?<names>[^:;]{3,160}?) (?:is|are|must be|should be|to be|have to be|has to be) (?:kept|retained|stored|archived|held)(?: for)?(?: at least)? (?<keep>(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?))(?:\s(?:in|on|at|by)\s(?<where>.{3,60}))?[.!]?$/iu;

const WITH_TIME =
  /^(?:the |all )?(?<name>\p{L}[\p{L} '’/&-]{2,60}?):? (?:for )?(?<keep>(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?))$/iu;
/** "Keep them 2 years", "after 3 years", "lists are kept 1 year": no name. */
const BEGINS_CASE =
  /^(?:if|when|once|after|before|within|every|each|for|at|in|keep|store|file|archive|retain|destroy|shred|delete|we|they|it|these|this|that)\b|\b(?:is|are|be|must|should|will|has|have|at|least|about|after|within|than|last|every|to|them|it)(?:\s|$)/iu;

/** "Cash slips, count book: 6 years": a time behind the colon is that of all of them. */
const TIME_OF_ALL =
  /^(?:the |all )?(?<names>[^:;.]{3,60},[^:;.]{3,100}):\s+(?:kept )?(?:for )?(?:at least )?(?<keep>(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?))[.!]?$/iu;

/** "Form F-12, submission forms and confirmations are kept for 6 years": each of them; false where that is not said. */
function readKept(sentence: string, { records }: Findings): boolean {
  const { names = '', keep = '', where } = (KEPT.exec(sentence) ?? TIME_OF_ALL.exec(sentence))?.groups ?? {};
  if (names === '') return readTimes(sentence, records);
  const several = names.includes(',') ? names.split(/\s*,\s*(?:and\s+)?|\s+and\s+/u) : [names];
  for (const name of several) records.push({ name: capitalise(name.trim()), where: where ?? null, keep });
  return true;
}

/** "Visitor lists 1 year, test results 12 months": what is kept, each with its time; false where a part has none. */
function readTimes(sentence: string, records: Findings['records']): boolean {
  const parts = trimPunctuation(sentence).split(/\s*[,;]\s+(?:and\s+)?/u);
  const read = parts.map((part) => WITH_TIME.exec(part)?.groups);
  if (read.some((groups) => groups === undefined || BEGINS_CASE.test(groups['name'] ?? ''))) return false;
  for (const groups of read)
    records.push({ name: capitalise(groups?.['name'] ?? ''), where: null, keep: groups?.['keep'] ?? null });
  return true;
}

/** An introduction tells nothing of the work, but a figure in it is never lost. */
function keepFigures(text: string, findings: Findings): void {
  for (const sentence of sentencesIn(text).filter((one) => FIGURE.test(one) && !/\b(?:19|20)\d\d\b/u.test(one)))
    if (readStatement(sentence, findings) === null) findings.notes.push(capitalise(trimPunctuation(sentence)));
}
