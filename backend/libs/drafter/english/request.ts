import { acronymsIn } from '../extract/acronyms.js';
import { resourcesIn } from '../extract/resources.js';
import { REFERENCES } from '../lexicon/references.js';
import { createFindings, type Findings } from '../reading/findings.js';
import { frequencyIn } from '../reading/frequency.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, countWords, uniqueBy } from '../text/words.js';
import { announcedTopic, topicOf } from './announced-topic.js';
import { askedEvent } from './asked-condition.js';
import { sayCases } from './case-phrase.js';
import { asksForText, isAboutText, isChatter } from './chatter.js';
import { isChecklist } from './checks.js';
import { assignRest } from './default-role.js';
import { withDoers } from './doers.js';
import { isDoneRegularly } from './done-regularly.js';
import { describedTitle, ensuredTitle, upToPlace } from './ensured-topic.js';
import { withoutFirm } from './firm-line.js';
import { withChecklistApart } from './layout/inline-checklist.js';
import { withoutSignaturesAbove } from './layout/sign-off.js';
import { readStructure } from './layout/structure.js';
import { cellsOf, placeOfRows, readTable } from './layout/table.js';
import { withoutPrefix } from './layout/text-prefix.js';
import { withoutWishes } from './left-out.js';
import { mentionedRoles } from './mentions.js';
import { namedTopic } from './named-topic.js';
import { isPerson } from './noun-phrase.js';
import { openingRole } from './opening-role.js';
import { onlyAnnounces } from './opening-task.js';
import { peopleIn } from './people.js';
import { performerIn, withoutPerformer } from './performer.js';
import { problemFirst } from './problem-first.js';
import { RequestReader } from './request-reader.js';
import { DOCUMENT_ONLY, takeTitle, useTopic } from './request-title.js';
import { roleOf } from './role.js';
import { titleFrom } from './title.js';
import { tokenise } from './tokens.js';
import { withoutReaders } from './told-readers.js';
import { withTalkAside } from './told-talk.js';
import { isOfSomethingTold } from './trouble.js';
import { voicesIn } from './voices.js';

/** Sentences in the passive that make a text one of work. */
const FEWEST_DONE = 2;
const MAX_PERSON_WORDS = 4;
const MAX_HEAD_WORDS = 9;

/** Reads an English request. */
export function readEnglishRequest(text: string, isItWork: boolean): Findings {
  const plain = withoutSignaturesAbove(withoutPrefix(withChecklistApart(text)));
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
  const isAboveTable = (table?.above ?? '').trim() !== '';
  const ofTable = isAboveTable ? null : (table?.name ?? null);
  const title = layout.title ?? (layout.subject === null ? (problem?.topic ?? ofTable) : null);
  if (title !== null) useTopic(topicOf(title, findings.people), title, findings);
  const subject = withoutAddressee(layout.subject, request);
  // What stands below a table is no title of it.
  const isTold = title !== null || (table !== null && !isAboveTable && layout.subject === null);
  const told = withoutReaders(layout.lines, findings);
  const titled = withoutFirm(isTold ? told : takeTitle(told, subject, isAboveTable, findings), findings);
  const lines = withTalkAside(titled, findings);
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
  const times = new Set(table?.rows.flatMap(({ when }) => (when === null ? [] : [capitalise(when)])));
  sayCases(findings.steps, findings.people, times);
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
    .flatMap((line, at) => splitSentences(at === 0 ? withoutWishes(line.text) : line.text, 'en'));
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
  const described = describedTitle(purpose);
  if (described) return described;
  const about = announcedTopic(purpose, people);
  const named = about
    ? titleFrom(about.name)
    : (ensuredTitle(purpose) ?? titleFrom(namedTopic(upToPlace(purpose), people)?.name ?? ''));
  return named || null;
}

/** A text in which nothing is certain to be work gives no steps. */
function dropUnlessWork(findings: Findings): void {
  const { steps, exceptions, rules, notes } = findings;
  const done = steps.filter(({ text }) => isDoneRegularly(text));
  // A policy may say all of it in the passive: "Items are returned in their packaging, insured for …".
  const isPassive = done.length >= FEWEST_DONE && done.length * 2 >= steps.length;
  const isWork = isPassive || exceptions.length > 0 || rules.length > 0 || steps.some((step) => !step.isGuess);
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
  // "If it is not, …" is done at that time all the same.
  if (others.some(({ when }) => when !== null && when !== first.when && !isOfSomethingTold(when))) return;
  // "For the monthly newsletter the intern …"
  const name = /^for (?:the |our |each )?((?!an? )\p{L}.{2,59})$/iu.exec(first.when)?.[1];
  if (name) findings.title ??= titleFrom(name) || null;
  const when = first.when;
  findings.trigger ??= name ? capitalise(frequencyIn(name) ?? '') || null : when;
  for (const step of findings.steps) if (step.when === when) step.when = null;
}
