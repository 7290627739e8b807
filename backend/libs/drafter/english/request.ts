import { acronymsIn } from '../extract/acronyms.js';
import { resourcesIn } from '../extract/resources.js';
import { REFERENCES } from '../lexicon/references.js';
import { createFindings, type Findings } from '../reading/findings.js';
import { frequencyIn } from '../reading/frequency.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords, ended, trimPunctuation, uniqueBy } from '../text/words.js';
import { announcedTopic, topicOf } from './announced-topic.js';
import { askedEvent } from './asked-condition.js';
import { asksForText, isAboutText, isChatter, isOfDocument } from './chatter.js';
import { isChecklist } from './checks.js';
import { assignRest } from './default-role.js';
import { withDoers } from './doers.js';
import { tellsDuty } from './duties.js';
import { ensuredTitle, upToPlace } from './ensured-topic.js';
import { looksLikeTitle, withoutWish } from './first-line.js';
import { namesTime } from './label.js';
import { withChecklistApart } from './layout/inline-checklist.js';
import type { RequestLine } from './layout/request-line.js';
import { readStructure } from './layout/structure.js';
import { cellsOf, placeOfRows, readTable } from './layout/table.js';
import { withoutPrefix } from './layout/text-prefix.js';
import { isNumberOfText, leftOut } from './left-out.js';
import { isPersonNoun } from './lexicon/words.js';
import { mentionedRoles } from './mentions.js';
import { tellsWork } from './name-phrase.js';
import { namedTopic } from './named-topic.js';
import { isPerson } from './noun-phrase.js';
import { openingRole } from './opening-role.js';
import { coveredTask, onlyAnnounces, openingTask } from './opening-task.js';
import { peopleIn } from './people.js';
import { performerIn, withoutPerformer } from './performer.js';
import { problemFirst } from './problem-first.js';
import { RequestReader } from './request-reader.js';
import { roleOf } from './role.js';
import { splitRunOns } from './run-ons.js';
import { sentencesIn } from './sentences-in.js';
import { subjectTopic } from './subject-topic.js';
import { isSomebody, titleFrom } from './title.js';
import { partsTopic } from './title-parts.js';
import { tokenise } from './tokens.js';
import { type Topic, withoutLeadingFillers } from './topic.js';
import { voicesIn } from './voices.js';

/** How many lines, and sentences of each, may stand before the one that says what the procedure is about. */
const OPENING_LINES = 3;
const OPENING_SENTENCES = 4;
const DOCUMENT_ONLY =
  /^(?:sop|(?:standard )?operating procedure|work instructions?|(?:standing )?instruction|procedure|checklist|policy|process|section|chapter|annex|\p{Lu}{1,5}-?\d[\w.-]{0,10})s?(?:\s+(?:issue|rev\.?|revision|version|v)\.?\s?\w{1,4})?(?:\s+(?:no\.?\s*)?\p{Lu}{0,3}-?\d[\d.-]{0,8})?\s*[:.]?$/iu;
const LEAST_LEFT_OUT = 2;
const MAX_PERSON_WORDS = 4;
const MAX_HEAD_WORDS = 9;
const LEAST_NAME_WORDS = 2;
const MAX_PEOPLE_TITLE_WORDS = 5;

/** Reads an English request. */
export function readEnglishRequest(text: string, isItWork: boolean): Findings {
  const plain = withoutPrefix(withChecklistApart(text));
  const performer = performerIn(plain);
  const request = withoutPerformer(plain);
  const named = peopleIn(request);
  const table = readTable(request);
  const structure = readStructure(table?.rest ?? request);
  const marked = withDoers(structure.lines, named);
  const problem = problemFirst(marked.lines, named);
  const layout = { ...structure, lines: problem?.lines ?? marked.lines };
  const voices = voicesIn(text);
  const findings = createFindings(
    new Set([...named, ...marked.names, ...(voices ? Object.values(voices).filter((name) => name !== null) : [])]),
  );
  const title = layout.title ?? (layout.subject === null ? (problem?.topic ?? null) : null);
  if (title !== null) useTopic(topicOf(title, findings.people), title, findings);
  const lines =
    title !== null
      ? layout.lines
      : takeTitle(
          layout.lines,
          withoutAddressee(layout.subject, request),
          (table?.above ?? '').trim() !== '',
          findings,
        );
  const items = lines.filter(({ kind }) => kind === 'item').map((line) => line.text);
  const reader = new RequestReader(
    findings,
    isChecklist(items),
    layout.subject !== null,
    performer ?? personOf(findings.title, findings.people),
    voices,
  );
  const below = table === null ? lines.length : placeOfRows(table, lines);
  for (const line of lines.slice(0, below)) reader.readLine(line);
  for (const row of table?.rows ?? []) reader.readRow(row);
  for (const line of lines.slice(below)) reader.readLine(line);
  if (table === null) dropUnlessWork(findings);
  for (const role of mentionedRoles(request, findings.people)) findings.roles.add(role);
  if (findings.steps.length === 0) findings.title ??= headOf(request);
  findings.title ??= titleOfPurpose(findings.purpose ?? '', findings.people);
  // "Guards" above some lines, and another heading above the others: those are not theirs.
  const areApart = reader.areUnderRoles;
  assignRest(findings, request, { performer, opening: openingRole(plain, findings.people), areApart });
  takeTrigger(findings);
  findings.trigger ??= askedEvent(text);
  findings.resources.push(...resourcesIn(request, isItWork));
  findings.definitions.push(...acronymsIn(request));
  const references = [...request.matchAll(REFERENCES)].map((match) => match[0]);
  findings.references.push(...uniqueBy(references, (name) => name));
  return findings;
}

/** "New translator" of "Onboarding a New Translator": whom "they" means before anybody else is named. */
function personOf(title: string | null, people: ReadonlySet<string>): string | null {
  const name = /\b(?:an?|the) ([\p{L} -]{3,40})$/iu.exec(title ?? '')?.[1]?.toLowerCase() ?? '';
  const tokens = tokenise(name);
  return tokens.length <= MAX_PERSON_WORDS && isPerson(tokens, people) ? roleOf(name, tokens, people) : null;
}

/** "payroll for Kim", to Kim: whom a mail is written to is no part of its subject. */
function withoutAddressee(subject: string | null, request: string): string | null {
  const name = /\sfor (\p{Lu}\p{Ll}+)(?=\s|$)/u.exec(subject ?? '')?.[1];
  const isGreeted = name !== undefined && new RegExp(`^(?:\\p{L}+ )?${name}\\s*[,!:-]?\\s*$`, 'mu').test(request);
  return isGreeted ? (subject?.replace(` for ${name}`, '') ?? null) : subject;
}

/** The sentences of an English request, as the guard against loss compares them. */
export function sentencesOf(text: string): string[] {
  const table = readTable(text);
  const { lines } = readStructure(table?.rest ?? text);
  const cells = table?.rows.flatMap(cellsOf) ?? [];
  const sentences = lines
    .filter(({ kind, section, text: line }) => kind !== 'heading' && section !== 'skip' && !DOCUMENT_ONLY.test(line))
    .flatMap((line) => splitSentences(line.text, 'en'));
  return [...sentences, ...cells].filter(
    (sentence) => !(isChatter(sentence) || asksForText(sentence) || onlyAnnounces(sentence)),
  );
}

/** What stands before the first comma of a short request is what it is about. */
function headOf(request: string): string | null {
  const [head = ''] = request.split(/[,.:;\n]\s/u);
  const isShort = countWords(head) <= MAX_HEAD_WORDS && countWords(request) <= 2 * MAX_HEAD_WORDS;
  const tellsWho = /\b(?:i|we|you|it)(?:['’]\p{L}+)?\b|\b(?:says?|thinks?|reckons?|complains?)\b/iu.test(head);
  return isShort && !tellsWho ? titleFrom(head) || null : null;
}

/** "1. Purpose: Control of gauge use on the crews" */
function titleOfPurpose(purpose: string, people: ReadonlySet<string>): string | null {
  const about = announcedTopic(purpose, people);
  const named = about
    ? titleFrom(about.name)
    : (ensuredTitle(purpose) ?? titleFrom(namedTopic(upToPlace(purpose), people)?.name ?? ''));
  return named || null;
}

/** A text in which nothing is certain to be work gives no steps. */
function dropUnlessWork(findings: Findings): void {
  const { steps, exceptions, rules, notes } = findings;
  const isWork = exceptions.length > 0 || rules.length > 0 || steps.some((step) => !step.isGuess);
  if (!isWork)
    notes.unshift(
      ...steps
        .splice(0)
        .map(({ text }) => text)
        .filter((text) => !isAboutText(text)),
    );
  for (const step of steps) step.isGuess = false;
}

/** "Every morning at 7, …" at the beginning holds for the whole, unless later steps have times of their own. */
function takeTrigger(findings: Findings): void {
  const [first, ...others] = findings.steps;
  if (!first?.when || frequencyIn(first.when) === null) return;
  if (others.some(({ when }) => when !== null && when !== first.when)) return;
  // "For the monthly newsletter the intern …"
  const name = /^for (?:the |our |each )?((?!an? )\p{L}.{2,59})$/iu.exec(first.when)?.[1];
  if (name) findings.title ??= titleFrom(name) || null;
  const when = first.when;
  findings.trigger ??= name ? capitalise(frequencyIn(name) ?? '') || null : when;
  for (const step of findings.steps) if (step.when === when) step.when = null;
}

/** Takes the heading, or the sentence that names the task, off the beginning. */
function takeTitle(
  all: readonly RequestLine[],
  subject: string | null,
  isAboveTable: boolean,
  findings: Findings,
): RequestLine[] {
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
  const first = line && isAboveTable ? { ...line, text: withoutWish(line.text) } : line;
  const isNamed =
    first !== undefined &&
    !isOneOfParts(first, others) &&
    (partsTopic(first.text) !== null || !namesTime(first.text, findings.people)) &&
    (first.kind === 'heading' || (subject === null && looksLikeTitle(first, others, isAboveTable)));
  if (first && isNamed) {
    const topic = topicOf(first.text, findings.people);
    useTopic(topic, first.text, findings);
    const head = topic && topic.rest !== '' ? (first.text.split(/[:：]\s/u)[0] ?? '') : first.text;
    if (!asksForText(head)) findings.notes.push(...leftOut(head, findings));
    const outside = first.text.replace(/\([^)]*\)/gu, (bracket) => '_'.repeat(bracket.length));
    const comma = first.kind === 'heading' ? -1 : outside.indexOf(', ');
    const after = topic ? topic.rest : comma > 0 ? first.text.slice(comma + 2) : '';
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
    const written = subject === null ? '' : titleFrom(subject);
    if (countWords(findings.title ?? '') < LEAST_NAME_WORDS && countWords(written) >= LEAST_NAME_WORDS)
      findings.title = written;
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
  const about = subject ?? subjectTopic(sentences[0] ?? '', findings.people, isWhole);
  if (about) findings.title = titleFrom(about) || null;
  return [...lines];
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
      if (!topic || namesTime(topic.name, findings.people)) continue;
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

function useTopic(topic: Topic | null, heading: string, findings: Findings): void {
  // "Checklist for drivers" is about no drivers.
  const isOfPeople = topic !== null && countWords(heading) <= MAX_PEOPLE_TITLE_WORDS && isSomebody(topic.name);
  findings.title = titleFrom(isOfPeople ? heading : (topic?.name ?? heading)) || null;
  if (!topic) return;
  // What a short title leaves out: "… for the front desk at the airport hotel".
  const isShortened = countWords(topic.name) - countWords(findings.title ?? '') >= LEAST_LEFT_OUT;
  if (topic.scope) findings.scope.push(topic.scope);
  else if (isShortened && !/^we\s/iu.test(topic.name)) findings.scope.push(capitalise(trimPunctuation(topic.name)));
  const time = topic.trigger ?? frequencyIn(topic.name);
  // "WHAT TO DO IF THE TILL WON'T OPEN"
  if (time) findings.trigger = capitalise(/\p{Ll}/u.test(heading) ? time : time.toLowerCase());
  const last = topic.audience?.split(' ').at(-1)?.toLowerCase() ?? '';
  if (topic.audience && isPersonNoun(last)) {
    findings.roles.add(capitalise(topic.audience));
    findings.defaultRole = capitalise(topic.audience);
  }
}
