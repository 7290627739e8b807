import { countWords, trimPunctuation } from '../text/words.js';
import { takeLead } from './lead.js';
import { tokenise } from './tokens.js';

const QUESTION_WORD = /^(?:can|could|would|do|does|did|what|who|how|why|when|where|is|are|shall|should)\b/iu;
/** "First aid kit full?" asks for a look, and is no case of its own. */
const AS_IT_SHOULD_BE =
  /\b(?:full|complete|clean|charged|ready|working|in date|present|there|locked|closed|ok|okay|right|correct|in place|topped up|stocked)\?+$/iu;
const STATES = /\b(?:has|have|is|are|got|knows|know)\b/iu;
/** "Out of range?" before an order is a condition. */
const MAX_CONDITION_WORDS = 7;

/** "what about people who pay by card" */
const ABOUT_SOME =
  /^(?:(?:and|but|so|ok)[,\s]+)*(?:what|how) about ((?:(?:the|those|any) )?\p{L}+ (?:who|that|whose|with|without) [^,;:?]{3,80})\?*$/iu;

/** "Out of range?" before what is done then, or "what if it is over?". */
export function conditionIn(sentence: string, isLast: boolean, isTurn: boolean): string | null {
  const text = sentence.trim();
  const [, supposed] = /^(?:and |but |so |ok |then )?(?:what )?(if .{3,80})\?+$/iu.exec(text) ?? [];
  if (supposed) return supposed;
  const [, open] = (isLast && isTurn && /^(?:and |but |so )?(?:what )?(if [^,=→>]{3,40})$/iu.exec(text)) || [];
  // "if it trips again leave it": what is done then stands there.
  if (open && takeLead(open, tokenise(open), new Set()) === null) return open;
  const of = isLast && isTurn ? ABOUT_SOME.exec(text)?.[1] : undefined;
  if (of !== undefined) return `for ${of}`;
  if (isLast) return null;
  if (asksForLook(text)) return null;
  if (!text.endsWith('?') || countWords(text) > MAX_CONDITION_WORDS || QUESTION_WORD.test(text)) return null;
  if (asksForNext(text)) return null;
  return text.replace(/\?+$/u, '').trim();
}

const GOES_ON =
  /^(?:(?:and|ok|okay|so|right)[,\s]+)*(?:then|after that|afterwards|next|and|what else|else|anything else)\?+$/iu;

/** Whether a question only asks what comes next: "And then?" */
export function asksForNext(question: string): boolean {
  return GOES_ON.test(question.trim());
}

const LIMIT =
  /^(?:(?:but|and|so|well)[,\s]+)*(only (?:(?:if|when|after|before|once|until|on|at|in|during|between|from) [^,;:]{2,80}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|weekdays|mornings|evenings|afternoons|nights))[.!\s]*$/iu;

/** "Only mondays.", "Only if it's dry.": when the sentence beside it holds; null where it says more than that. */
export function limitIn(sentence: string, people: ReadonlySet<string>): string | null {
  const limit = LIMIT.exec(trimPunctuation(sentence))?.[1] ?? null;
  const rest = limit === null ? null : tokenise(limit);
  return limit !== null && rest !== null && takeLead(limit, rest, people) === null ? limit : null;
}

/** Whether a question asks if all is as it should be: "First aid kit full?" */
export function asksForLook(question: string): boolean {
  return AS_IT_SHOULD_BE.test(question.trim()) && !/^(?:not|no|if)\b/iu.test(question.trim());
}

/** "Organist has the music?" as an item of its own: a statement that has to be true. */
export function asksForState(question: string): boolean {
  return (
    /^(?!(?:if|not|no|or|and)\b)[^,:;?]{8,60}\?$/iu.test(question.trim()) &&
    !QUESTION_WORD.test(question.trim()) &&
    STATES.test(question)
  );
}

/** "Number on the list, dog?": only what stands after the last comma is asked. */
export function beforeQuestion(sentence: string): [string, string] {
  const text = sentence.trim();
  const [, before = '', question = ''] = /^([^,?]{4,80}), ([^,?]{3,30}\?)$/u.exec(text) ?? [];
  const isTwo =
    question !== '' &&
    !QUESTION_WORD.test(text) &&
    !/^(?:if|when|not|or|and)\b/iu.test(before) &&
    !/^(?:or|and|right|yes|no|ok)\b/iu.test(question);
  return isTwo ? [before, question] : ['', sentence];
}

const ASKED_EVENT =
  /\b(?:write|wrote|written|document|describe|note|put)\b[^?!.\n]{0,60}\b(?:what|how) [^?!.,;:\n]{2,40}? (?:does?|handles?|reacts?)(?: it| this)? (?:when|if) ([^?!.;:\n]{4,80})\?/iu;

/** "Can we write down what the guard does when the siren goes off?": when the work begins, asked for and told nowhere else. */
export function askedEvent(request: string): string | null {
  const event = ASKED_EVENT.exec(request)?.[1];
  return event === undefined ? null : `When ${event.trim()}`;
}
