import { capitalise, countWords, trimPunctuation } from '../../text/words.js';
import { isCommonNoun, isPersonNoun, readingOf } from '../lexicon/words.js';
import { sentencesIn } from '../sentences-in.js';
import { tokenise } from '../tokens.js';
import type { RequestLine } from './request-line.js';

/** "who do I tell", "whom should we call then?" */
const WHO_TO =
  /^(?:(?:and|ok|okay|so|but)[,\s]+){0,2}whom? (?:do|should|must|shall|can|would) (?:i|we|you|they) (tell|call|ring|ask|inform|phone|contact|notify|email|text|report to|speak to|talk to|send it to|give it to)(?: then| about (?:it|that|this))?[?\s]*$/iu;
/** "who signs", "who locks the gate" */
const WHO_DOES = /^(?:(?:and|ok|okay|so|but)[,\s]+){0,2}who (\p{L}+s)(?: ([^?]{2,40}))?[?\s]*$/iu;
/** "who's on the tower sat" */
const WHO_IS = /^(?:(?:and|ok|okay|so|but)[,\s]+){0,2}(who(?:['’]?s| is| are)(?: [^?]{2,40})?)[?\s]*$/iu;
const MAX_ANSWER_WORDS = 6;
const BEFORE_QUESTION = /^(?:(?:and|ok|okay|so|but|right|yes|good)[,\s]+)*(?:(?:what|how) about )?/iu;
/** "what strength", "which tape?", "how many belts" */
const WHICH =
  /^(?:what|which|how many|how much) (?!(?:do|does|did|is|are|if|can|should|must|will|would|happens|else|next|now|time)\b)/iu;
/** "how long in", "how often": a measure is asked for. */
const HOW = /^(?:how (?:long|often|hot|cold|deep|far|high|thick|wide|warm|full|old|big|many|much)|when|where)\b/iu;
/** A question with its verb, or one about the talk. */
const WHOLE =
  /^(?:who|whom|whose|why|how(?! (?:long|often|hot|cold|deep|far|high|thick|wide|warm|full|old|big|many|much)\b)|is|are|was|were|do|does|did|can|could|may|should|must|will|would|has|have|shall|if|even|not|only|without|unless|or|also|still|when|in case|any|ok|okay|right|really|seriously|sure|then|next|what|else|anything|like|ideas?|proposals?|suggestions?|thoughts?|opinions?|objections?|volunteers?|takers?|preferences?)\b/iu;
const OWN_ANSWER =
  /((?:^|[.!?]\s+)(?:(?:and|ok|okay|so|but)[,\s]+)*)(?:is|are) ((?:the|your|our|all the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) [\p{L}-]+\?\s+(?:it |they )?(?=(?:has|have|needs?) to |must |should )/giu;
const HOLDS_VERB = /\b(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|should|must|may)\b/iu;
const MAX_LABEL_WORDS = 6;

/**
 * In a chat, a question and the answer of the next speaker as what is to be done: "who do I tell" – "the pharmacist on duty";
 * "rinse after?" – "5 mins, cold" is one line, "Rinse after: 5 mins, cold".
 */
export function withAnswers(lines: readonly RequestLine[]): RequestLine[] {
  const read: RequestLine[] = [];
  for (const line of lines.map(withOwnAnswer)) {
    const asked = read.at(-1);
    const isOther = asked !== undefined && asked.speaker !== line.speaker && asked.section === null;
    const answered = isOther ? answeredBy(asked, line) : null;
    if (answered === null) read.push(line);
    else {
      read.pop();
      read.push(...answered);
    }
  }
  return read;
}

/** "is the damper open? has to be fully open": who asks says it, too. */
function withOwnAnswer(turn: RequestLine): RequestLine {
  return {
    ...turn,
    text: turn.text.replace(OWN_ANSWER, (_all, before: string, thing: string) => `${before}${thing} `),
  };
}

/** The lines of a turn that ends with a question and of the turn behind it; null where they say nothing together. */
function answeredBy(asked: RequestLine, line: RequestLine): RequestLine[] | null {
  const act = WHO_TO.exec(asked.text)?.[1];
  const [, answer = '', rest = ''] = /^([^.,;!?:]{2,60})(.*)$/su.exec(line.text) ?? [];
  if (act && namesSomebody(answer)) return [{ ...line, text: `${act.toLowerCase()} ${answer}${rest}` }];
  const told = sentencesIn(asked.text);
  const question = trimPunctuation(told.at(-1) ?? '')
    .replace(/\?+$/u, '')
    .replace(BEFORE_QUESTION, '')
    .trim();
  const isAsked = /\?\s*$/u.test(asked.text);
  const [first = '', ...others] = sentencesIn(line.text);
  const before = told.slice(0, -1).join(' ');
  const left = others.join(' ');
  const around = (text: string, about: Partial<RequestLine> = {}): RequestLine[] => [
    ...(before === '' ? [] : [{ ...asked, text: before }]),
    { ...line, text, ...about },
    ...(left === '' ? [] : [{ ...line, text: left }]),
  ];
  const who = trimPunctuation(first);
  const [, verb = '', object = ''] = WHO_DOES.exec(question) ?? [];
  if (verb !== '' && readingOf(verb.toLowerCase(), 's') && namesSomebody(who))
    return around([who, verb, object].filter(Boolean).join(' '));
  const plan = WHO_IS.exec(question)?.[1];
  if (plan && countWords(who) <= MAX_ANSWER_WORDS && !/\d/u.test(who))
    return around(`${capitalise(plan)}: ${who.replace(/\bme\b/iu, line.speaker ?? 'me')}`, { section: 'notes' });
  // "order?" – "only mondays. turn the valve": a limit holds for what is told with it.
  if (/^only\b/iu.test(who)) return null;
  const label = labelOf(question, isAsked);
  if (label === null || first.trim().endsWith('?') || who === '' || repeats(who, label)) return null;
  return around(`${capitalise(label)}: ${who}`, { isAnswer: true });
}

/** "Rinse after", "Tape", "How long per run": what a short question asks for; null for any other. */
function labelOf(question: string, isAsked: boolean): string | null {
  if (question === '' || countWords(question) > MAX_LABEL_WORDS || /[,;:]/u.test(question)) return null;
  if (WHICH.test(question)) return question.replace(WHICH, '');
  if (HOW.test(question)) return /\b(?:i|we|you|it|they|the|he|she)\b/iu.test(question) && !isAsked ? null : question;
  return isAsked && !WHOLE.test(question) && !HOLDS_VERB.test(question) ? question : null;
}

function namesSomebody(answer: string): boolean {
  const tokens = tokenise(answer);
  const [first, second] = tokens;
  if (!first || tokens.length > MAX_ANSWER_WORDS) return false;
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first.text) && tokens.length <= 2;
  const isOrder = readingOf(first.lower, 'base') !== null && !isCommonNoun(first.lower);
  return !isOrder && (isName || tokens.some(({ lower }) => isPersonNoun(lower)) || second?.lower === 'on');
}

/** "photo?" – "a photo of each side": an answer that says all of it again. */
function repeats(answer: string, label: string): boolean {
  const said: ReadonlySet<string> = new Set(tokenise(answer).map(({ lower }) => lower));
  return tokenise(label).some(({ lower }) => lower.length > 3 && said.has(lower));
}
