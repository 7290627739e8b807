import type { Findings } from '../reading/findings.js';
import { capitalise, countWords, trimPunctuation } from '../text/words.js';
import { readClause } from './clause.js';
import { withoutFillers } from './fillers.js';
import { takeLead } from './lead.js';
import { isName, tellsWhoActs } from './name-phrase.js';
import { titleFrom } from './title.js';
import { tokenise } from './tokens.js';

const MAX_HEADLINE_WORDS = 7;
/** "Blood pressure round on ward 2." */
const PLACE_NUMBER = /\s(?:on|in|at|for) (?:the )?\p{L}+ \d{1,3}[.!]?$/iu;
/** "So, session day." */
const NEXT_TOPIC =
  /^(?:(?:and|ok|okay|alright|right|now)[,\s]+)*(?:so|right|okay|ok|alright|now)[,\s]+(?!(?:the|an?|your|our|my|this|that)\s)\p{L}+(?: \p{L}+){1,3}[.!]?$/iu;

/**
 * "Tear-off day.": words without a verb before the first step say what the text is about. Becomes the title, if there is none,
 * and a note.
 * @param isOfWork whether the sentence stands where work is told
 * @returns whether it is such a headline
 */
export function takeHeadline(sentence: string, findings: Findings, isOfWork: boolean): boolean {
  const { people } = findings;
  const isFirst = findings.steps.length === 0 && findings.exceptions.length === 0 && !isOfWork;
  // "So, session day.": what comes next is about it.
  const isNext = !isOfWork && NEXT_TOPIC.test(sentence);
  if (
    !(isFirst || isNext) ||
    countWords(sentence) > MAX_HEADLINE_WORDS ||
    /[:=\d]|->|→/u.test(sentence.replace(PLACE_NUMBER, ''))
  )
    return false;
  const parts = withoutFillers(tokenise(sentence));
  if (tellsWhoActs(parts, people)) return false;
  const text = sentence.slice(parts[0]?.start ?? 0);
  if (takeLead(sentence, parts, people)) return false;
  const isPhrase = trimPunctuation(text)
    .split(/,\s+/u)
    .every((part) => readClause(tokenise(part), { people, previous: null }).clause.form === 'phrase');
  if (!isPhrase) return false;
  // "Only people with the license": who may do it.
  if (/^only\s/iu.test(text)) return false;
  if (findings.title === null && isName(tokenise(text.split(/,\s+/u)[0] ?? ''), people))
    findings.title = titleFrom(text) || null;
  findings.notes.push(capitalise(trimPunctuation(text)));
  return true;
}
