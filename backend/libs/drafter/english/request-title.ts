import type { Findings } from '../reading/findings.js';
import { frequencyIn } from '../reading/frequency.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords, ended, trimPunctuation } from '../text/words.js';
import { announcedTopic, topicOf } from './announced-topic.js';
import { topicBesideReaders } from './beside-readers.js';
import { asksForText, isAboutText, isChatter, isOfDocument } from './chatter.js';
import { tellsDuty } from './duties.js';
import { looksLikeTitle, withoutWish } from './first-line.js';
import { namesTime } from './label.js';
import type { RequestLine } from './layout/request-line.js';
import { isNumberOfText, leftOut } from './left-out.js';
import { isPersonNoun } from './lexicon/words.js';
import { tellsWork } from './name-phrase.js';
import { namedTopic } from './named-topic.js';
import { coveredTask, openingTask } from './opening-task.js';
import { plainSubject } from './plain-subject.js';
import { namesOnlyReaders } from './readers.js';
import { splitRunOns } from './run-ons.js';
import { sentencesIn } from './sentences-in.js';
import { tellsSituation } from './situation.js';
import { isSoundTitle } from './sound-title.js';
import { subjectTopic } from './subject-topic.js';
import { isSomebody, titleFrom } from './title.js';
import { partsTopic } from './title-parts.js';
import { tellsFirm } from './told-setting.js';
import { type Topic, withoutLeadingFillers } from './topic.js';

/** A line that names only the kind of text. */
export const DOCUMENT_ONLY =
  /^(?:sop|(?:standard )?operating procedure|work instructions?|(?:standing )?instruction|procedure|checklist|policy|process|section|chapter|annex|\p{Lu}{1,5}-?\d[\w.-]{0,10})s?(?:\s+(?:issue|rev\.?|revision|version|v)\.?\s?\w{1,4})?(?:\s+(?:no\.?\s*)?\p{Lu}{0,3}-?\d[\d.-]{0,8})?\s*[:.]?$/iu;
/** How many lines, and sentences of each, may stand before the one that says what the procedure is about. */
const OPENING_LINES = 3;
const OPENING_SENTENCES = 4;
const LEAST_LEFT_OUT = 2;
const LEAST_NAME_WORDS = 2;
const MAX_PEOPLE_TITLE_WORDS = 5;

/** Takes the heading, or the sentence that names the task, off the beginning. */
export function takeTitle(
  all: readonly RequestLine[],
  written: string | null,
  isAboveTable: boolean,
  findings: Findings,
): RequestLine[] {
  const subject = written === null ? null : plainSubject(written);
  // What is said of the document stands aside: "Version 4".
  const start = Math.max(
    0,
    all.findIndex(({ section, text }) => section !== 'notes' && /[\p{L}\d]/u.test(text)),
  );
  const turned = [...all.slice(start), ...all.slice(0, start)];
  // "Can you turn this into an SOP?" above the work names nothing.
  const isAsked =
    turned[0] !== undefined &&
    turned.length > 1 &&
    asksForText(turned[0].text) &&
    !topicOf(turned[0].text, findings.people);
  const lines = isAsked ? turned.slice(1) : turned;
  const [line, ...others] = lines[0] && DOCUMENT_ONLY.test(lines[0].text) ? lines.slice(1) : lines;
  const asked = line && isAboveTable ? withoutWish(line.text) : line?.text;
  // "Make a water testing procedure for our lifeguards from this. Leisure centre with two pools." above a table
  const isAnnounced = line !== undefined && asked !== line.text && announcedTopic(line.text, findings.people) !== null;
  const first = line && asked !== undefined && !isAnnounced ? { ...line, text: asked } : line;
  const isNamed =
    first !== undefined &&
    !isAnnounced &&
    !tellsFirm(first.text) &&
    !isOneOfParts(first, others) &&
    (partsTopic(first.text) !== null || !namesTime(first.text, findings.people)) &&
    (first.kind === 'heading' || (subject === null && looksLikeTitle(first, others, isAboveTable)));
  const topic = first && isNamed ? topicOf(first.text, findings.people) : null;
  if (first && isNamed && isSoundTitle(titleFrom(topic?.name ?? first.text))) {
    useTopic(topic, first.text, findings);
    const head = topic && topic.rest !== '' ? (first.text.split(/[:：]\s/u)[0] ?? '') : first.text;
    if (!asksForText(head)) findings.notes.push(...leftOut(head, findings));
    const outside = first.text.replace(/\([^)]*\)/gu, (bracket) => '_'.repeat(bracket.length));
    const comma = first.kind === 'heading' ? -1 : outside.indexOf(', ');
    const behind = topic ? topic.rest : comma > 0 ? first.text.slice(comma + 2) : '';
    const after = isAboutText(behind) ? '' : behind;
    const isWork = tellsWork(after.replace(/\([^)]*\)/gu, ' '), findings.people);
    const rest = isWork ? after : '';
    if (!isWork && after !== '' && !isNumberOfText(after)) findings.scope.push(capitalise(trimPunctuation(after)));
    return rest === '' ? others : [{ ...first, kind: 'text', text: rest }, ...others];
  }
  const announced =
    takeFrom(lines, OPENING_SENTENCES, announcedTopic, findings) ??
    takeFrom(lines, OPENING_SENTENCES, coveredTask, findings);
  if (announced) {
    // "procedure for the gate" in a mail about "Jammed turnstile – procedure for gate staff"
    const ofMail = titleFrom(subject ?? '');
    if (countWords(findings.title ?? '') < LEAST_NAME_WORDS && countWords(ofMail) >= LEAST_NAME_WORDS)
      findings.title = ofMail;
    if (namesOnlyReaders(findings.title ?? ''))
      findings.title = topicBesideReaders(subject, announced, findings.people) ?? findings.title;
    return announced;
  }
  const named =
    subject === null
      ? takeFrom(lines, 1, (one, people) => partsTopic(withoutLeadingFillers(one)) ?? namedTopic(one, people), findings)
      : null;
  if (named) return named;
  const opening =
    lines.find(({ kind, section, doer }) => kind === 'text' && section === null && doer === null)?.text ?? '';
  const sentences = sentencesIn(opening).filter((sentence) => !isChatter(sentence) && !isOfDocument(sentence));
  const isWhole = lines.length === 1 && sentences.length === 1;
  const about =
    subject ?? subjectTopic(sentences[0] ?? '', findings.people, isWhole) ?? businessIn(opening, findings.people);
  const title = titleFrom(about ?? '');
  if (isSoundTitle(title)) findings.title = title;
  return [...lines];
}

/** "I run a small firm, we repair harps": what a business does, behind what it is. */
function businessIn(opening: string, people: ReadonlySet<string>): string | null {
  const [first = '', second = ''] = sentencesIn(opening).filter((sentence) => !isChatter(sentence));
  if (!tellsSituation(first)) return null;
  const behind = first.split(/,\s+(?:and\s+)?(?=we\s)/iu).slice(1);
  const parts = /^we\s/iu.test(second) ? [...behind, second] : behind;
  return parts.map((part) => subjectTopic(part, people, false)).find((name) => name !== null) ?? null;
}

/** "Opening (Anna)" above one part of the work, and "Closing (Bo)" above another. */
function isOneOfParts(first: RequestLine, others: readonly RequestLine[]): boolean {
  const isPart = ({ kind, text }: RequestLine): boolean => kind === 'heading' && /\)\s?:?$/u.test(text);
  return first.isPart === true || (isPart(first) && others.some(isPart));
}

/** Takes the sentence that names the task out of the first ones; null where none does. */
function takeFrom(
  lines: readonly RequestLine[],
  most: number,
  read: typeof announcedTopic,
  findings: Findings,
): RequestLine[] | null {
  let seen = 0;
  for (const [at, line] of lines.slice(0, OPENING_LINES).entries()) {
    // "@maria can you write down …?" asks her.
    const isDone = line.doer !== null && !line.text.includes('?');
    if (line.kind === 'item' || line.section !== null || isDone || isOneOfParts(line, lines.slice(at + 1))) continue;
    const sentences = splitSentences(line.text, 'en').flatMap((one) =>
      openingTask(one) === null ? splitRunOns(one) : [one],
    );
    for (const [index, sentence] of sentences.entries()) {
      if (seen >= most || line.isAnswer) return null;
      if (!isChatter(sentence) && !isAboutText(sentence)) seen += 1;
      const topic = tellsDuty(sentence, findings.people) ? null : read(sentence, findings.people);
      if (!topic || namesTime(topic.name, findings.people) || !isSoundTitle(titleFrom(topic.name))) continue;
      useTopic(topic, topic.name, findings);
      const left = topic.rest === '' ? '' : ended(topic.rest);
      const rest = [...sentences.slice(0, index), left, ...sentences.slice(index + 1)]
        .filter(Boolean)
        .map(ended)
        .join(' ');
      return [...lines.slice(0, at), ...(rest === '' ? [] : [{ ...line, text: rest }]), ...lines.slice(at + 1)];
    }
  }
  return null;
}

/** Names the procedure after a topic, and keeps what its title leaves out. */
export function useTopic(topic: Topic | null, heading: string, findings: Findings): void {
  // "Checklist for drivers" is about no drivers.
  const isOfPeople = topic !== null && countWords(heading) <= MAX_PEOPLE_TITLE_WORDS && isSomebody(topic.name);
  findings.title = titleFrom(isOfPeople ? heading : (topic?.name ?? heading)) || null;
  if (!topic) return;
  const often = frequencyIn(topic.name);
  const time = topic.trigger ?? often;
  // What a short title leaves out: "… for the front desk at the airport hotel"; how often is said elsewhere.
  const told = often === null ? topic.name : topic.name.replace(often, '');
  const isShortened = countWords(told) - countWords(findings.title ?? '') >= LEAST_LEFT_OUT;
  if (topic.scope) findings.scope.push(topic.scope);
  else if (isShortened && !/^we\s/iu.test(topic.name)) findings.scope.push(capitalise(trimPunctuation(topic.name)));
  // "WHAT TO DO IF THE TILL WON'T OPEN"
  if (time) findings.trigger = capitalise(/\p{Ll}/u.test(heading) ? time : time.toLowerCase());
  const last = topic.audience?.split(' ').at(-1)?.toLowerCase() ?? '';
  if (topic.audience && isPersonNoun(last)) {
    findings.roles.add(capitalise(topic.audience));
    findings.defaultRole = capitalise(topic.audience);
  }
}
