import { splitSentences } from '../text/sentences.js';
import { announcedTopic } from './announced-topic.js';
import { readClause } from './clause.js';
import type { RequestLine } from './layout/request-line.js';
import * as Words from './lexicon/closed-classes.js';
import { isActNoun } from './lexicon/words.js';
import { isPerson, isPlural } from './noun-phrase.js';
import { tokenise } from './tokens.js';

/** How many sentences may tell what goes wrong before the work begins. */
const MAX_SENTENCES = 6;
const LINKS = '^(?:(?:so|ok|okay|and|but|therefore|anyway|right|well)[\\s,]+){0,2}';
/** "What should happen: …", "here is how it should go", "from now on": the work begins. */
const TURN = new RegExp(
  `${LINKS}(?:what (?:should|has to|needs to|must|is supposed to) happen\\b|(?:here|this)(?:['’]s| is) (?:how|what) (?:it|we|this|you|everybody|everyone|i)\\b|(?:here|this)(?:['’]s| is) the (?:new|right|correct|proper)\\b|from now on\\b|going forward\\b|from today\\b|starting (?:today|tomorrow|now|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|as of (?:today|now)\\b|effective immediately\\b|(?:the |our )?(?:new|correct|right|proper) (?:rules?|process|procedure|way|order|routine|system)\\b|how it should (?:be|go|work)\\b)`,
  'iu',
);
/** What people complain of. */
const COMPLAINS =
  /\b(?:mess|chaos|nightmare|disaster|problems?|complain(?:s|ed|ing|ts?)?|nobody|no one|forg[eo]ts?|forgotten|kept|keeps? (?:on )?(?:\p{L}+ing|gett\p{L}+)|forever|for (?:ages|weeks|days|months|hours)|too (?:often|long|late|many|much)|every time|yet again|(?:sick|tired|fed up)|annoy\p{L}*|lost|went missing|(?:went|goes|gone|go) wrong|missing|(?:un|not )happy|angry|confus\p{L}+|(?:run|runs|ran) out|late|without (?:asking|telling|a)|again)\b/iu;
/** What has to be done is said, and no longer what goes wrong. */
const ORDERS = /\b(?:must|should|shall|have to|has to|needs? to|please|make sure)\b/iu;

/** "Complaint about the laundry: …" */
const COMPLAINT_ABOUT = /^(?:\p{L}+ )?(?:complaints?|problems?|issues?|trouble) (?:about|with|of) ([^:,.;]{3,40})/iu;
/** "What should happen: …": what announces the work, and says nothing of it. */
const ANNOUNCED = /^[^:,;]{3,60}:\s+(?=\S)/u;
const MAX_SUBJECT_WORDS = 6;

/** A request whose first sentences tell what goes wrong. */
export interface ProblemFirst {
  lines: RequestLine[];
  /** What it is about: "the keys to the van"; null where its sentences do not say. */
  topic: string | null;
}

/**
 * Sets apart what goes wrong today from what has to be done instead: "Returns are a mess, parcels sit for weeks. From now on
 * the warehouse opens each one." The sentences before the turn become notes.
 * @returns null where a request does not begin so
 */
export function problemFirst(lines: readonly RequestLine[], people: ReadonlySet<string>): ProblemFirst | null {
  const start = lines.findIndex(({ kind, section }) => kind !== 'heading' && section === null);
  const told: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (at < start) continue;
    if (line.kind !== 'text' || line.section !== null || line.speaker !== null) return null;
    const sentences = splitSentences(line.text, 'en');
    const turn = sentences.findIndex((sentence) => TURN.test(sentence.trim()));
    const problems = turn < 0 ? sentences : sentences.slice(0, turn);
    told.push(...problems);
    if (told.length > MAX_SENTENCES || problems.some((sentence) => tellsWork(sentence, people))) return null;
    if (turn < 0) continue;
    if (!told.some((sentence) => COMPLAINS.test(sentence))) return null;
    const apart = [...lines.slice(start, at), ...(turn === 0 ? [] : [{ ...line, text: problems.join(' ') }])];
    return {
      lines: [
        ...lines.slice(0, start),
        ...apart.map((problem) => ({ ...problem, section: 'notes' as const })),
        { ...line, text: sentences.slice(turn).join(' ').replace(ANNOUNCED, '') },
        ...lines.slice(at + 1),
      ],
      // A heading above says it better.
      topic:
        start > 0
          ? null
          : (firstOf(told, (sentence) => announcedTopic(sentence, people)?.name ?? null) ??
            firstOf(told, (sentence) => topicOfProblem(sentence, people))),
    };
  }
  return null;
}

function firstOf(sentences: readonly string[], read: (sentence: string) => string | null): string | null {
  for (const sentence of sentences) {
    const topic = read(sentence);
    if (topic !== null) return topic;
  }
  return null;
}

function tellsWork(sentence: string, people: ReadonlySet<string>): boolean {
  const { clause } = readClause(tokenise(sentence), { people, previous: null });
  // "nobody answers" is a ban by its grammar.
  const isBan = clause.form === 'prohibition' && !/^(?:\p{L}+,? ){0,2}(?:nobody|no one)\b/iu.test(sentence);
  return ORDERS.test(sentence) || clause.form === 'imperative' || isBan;
}

/** The thing that goes wrong; people are not what a procedure is about. */
function topicOfProblem(sentence: string, people: ReadonlySet<string>): string | null {
  const named = COMPLAINT_ABOUT.exec(sentence)?.[1];
  if (named) return named;
  const tokens = tokenise(sentence.replace(new RegExp(LINKS, 'iu'), ''));
  const { clause } = readClause(tokens, { people, previous: null });
  if (!('subject' in clause) || clause.subject[0] !== 0) return null;
  const subject = tokens.slice(...clause.subject);
  const [first] = subject;
  const isThing =
    first !== undefined &&
    /^(?:the|our|my)$/u.test(first.lower) &&
    subject.length <= MAX_SUBJECT_WORDS &&
    // "The alarm": one thing says too little, where it is none of many.
    (subject.length > 2 || isPlural(subject.at(-1) ?? first) || isActNoun(subject.at(-1)?.lower ?? '')) &&
    subject.every(({ kind, lower }) => kind === 'word' && !Words.SUBJECT_PRONOUNS.has(lower)) &&
    !isPerson(subject, people);
  return isThing ? subject.map(({ text }) => text).join(' ') : null;
}
