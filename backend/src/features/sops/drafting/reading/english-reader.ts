import { acronymsIn } from '../extract/acronyms.js';
import { mentionedRoles } from '../extract/mentioned-roles.js';
import { peopleIn } from '../extract/people.js';
import { resourcesIn } from '../extract/resources.js';
import { roleName } from '../grammar/role-name.js';
import type { ProcedureKind } from '../lexicon/noun-actions.js';
import { REFERENCES } from '../lexicon/references.js';
import { type Block, blocksOf } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { capitalise, trimPunctuation, uniqueBy } from '../text/words.js';
import { createFindings, type Findings } from './findings.js';
import { frequencyIn } from './frequency.js';
import { type Opening, readOpening } from './opening.js';
import { readSectionBlock } from './section-reader.js';
import { SentenceReader } from './sentence-reader.js';
import { titleFrom } from './title-case.js';
import { vagueWordsIn } from './vague-words.js';

/** How many sentences may stand before the one that says what the procedure is about. */
const OPENING_SENTENCES = 3;
const PREFIX =
  /^\s*(?:#+\s*)?(?:(?:new |draft )?(?:sop|title|subject|topic|procedure|process|checklist|request|task)(?: title| name)?)\s*[:–—-]\s+/iu;

/** Reads an English request. */
export function readEnglish(text: string, isItWork: boolean): Findings {
  const request = text.replace(PREFIX, '');
  const findings = createFindings(peopleIn(request));
  const blocks = blocksOf(request);
  const opened = takeOpening(blocks, findings);
  const reader = new SentenceReader(findings, procedureKind(findings.title ?? request));
  if (opened?.remainder) readRemainder(opened.remainder, reader, findings);
  readBlocks(opened?.blocks ?? blocks, reader, findings);
  findings.trigger ??= frequencyOf(findings, request);
  for (const step of findings.steps) {
    if (step.when?.toLowerCase() === findings.trigger?.toLowerCase()) step.when = null;
  }
  addNamedThings(findings, request, isItWork);
  return findings;
}

function procedureKind(text: string): ProcedureKind {
  if (/\bclean/iu.test(text)) return 'cleaning';
  if (/\bclos(?:e|ing)\b/iu.test(text)) return 'closing';
  return /\bopen(?:ing)?\b/iu.test(text) ? 'opening' : null;
}

interface Opened {
  blocks: Block[];
  remainder: string;
}

/** Finds the heading or sentence that says what the procedure is about, and takes it out of the blocks. */
function takeOpening(blocks: Block[], findings: Findings): Opened | null {
  const [first] = blocks;
  if (!first || first.kind === 'item') return null;
  if (first.kind === 'heading') {
    const opening = readOpening(first.text, findings.people);
    useOpening(opening ?? plainOpening(first.text), findings);
    return { blocks: blocks.slice(1), remainder: '' };
  }
  const sentences = splitSentences(first.text, 'en');
  for (const [index, sentence] of sentences.slice(0, OPENING_SENTENCES).entries()) {
    const opening = readOpening(sentence, findings.people);
    if (!opening) continue;
    useOpening(opening, findings);
    const before = sentences.slice(0, index);
    const after = sentences.slice(index + 1).join(' ');
    const rest = [...before, after].filter(Boolean).join(' ');
    const restBlock = rest === '' ? [] : [{ ...first, text: rest }];
    return { blocks: [...restBlock, ...blocks.slice(1)], remainder: opening.remainder };
  }
  return null;
}

function plainOpening(topic: string): Opening {
  return { topic, audience: null, remainder: '', details: null, time: null };
}

function useOpening(opening: Opening, findings: Findings): void {
  findings.title = titleFrom(opening.topic) || null;
  if (opening.details) findings.scope.push(scopeOf(opening.topic, opening.details));
  const time = opening.time ?? frequencyIn(opening.topic);
  if (time) findings.trigger = capitalise(time);
  const audience = opening.audience ? roleName(opening.audience, findings.people) : null;
  if (audience) {
    findings.roles.add(audience);
    findings.defaultRole = audience;
  }
}

/** "Lockout for the press brake, 110 ton, line 2"; "For the café clients". */
function scopeOf(topic: string, details: string): string {
  const text = trimPunctuation(details);
  return capitalise(/^for\b/iu.test(text) ? text : `${trimPunctuation(topic)}, ${text}`);
}

/** What follows the title in the same sentence is a list of steps, a purpose or background. */
function readRemainder(remainder: string, reader: SentenceReader, findings: Findings): void {
  const purpose = /^so that\s+(.+)$/iu.exec(remainder)?.[1];
  if (purpose) {
    findings.purpose = capitalise(purpose);
    return;
  }
  const isBackground = /^(?:i|we) (?:need|want)\b|^because\b/iu.test(remainder);
  if (isBackground) findings.notes.push(capitalise(remainder));
  else reader.read(remainder, { isItem: true, phase: null });
}

function readBlocks(blocks: Block[], reader: SentenceReader, findings: Findings): void {
  let phase: string | null = null;
  let itemIndent: number | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      phase = block.text;
      itemIndent = null;
      continue;
    }
    if (readSectionBlock(block, findings, reader)) continue;
    const isDetail = block.kind === 'item' && itemIndent !== null && block.indent > itemIndent + 1;
    const step = findings.steps.at(-1);
    if (isDetail && step) {
      step.sub.push(capitalise(trimPunctuation(block.text)));
      continue;
    }
    if (block.kind === 'item') itemIndent = block.indent;
    for (const sentence of splitSentences(block.text, 'en')) {
      findings.vagueWords.push(...vagueWordsIn(sentence));
      reader.read(sentence, { isItem: block.kind === 'item', phase });
    }
  }
}

function frequencyOf(findings: Findings, request: string): string | null {
  const [first] = findings.steps;
  if (first?.when && frequencyIn(first.when)) return first.when;
  const everywhere = frequencyIn(splitSentences(request.slice(0, 300), 'en')[0] ?? '');
  const isOfOneStep = findings.steps.some(
    (step) => step.when !== null && everywhere !== null && step.when.toLowerCase().includes(everywhere.toLowerCase()),
  );
  return everywhere && !isOfOneStep ? capitalise(everywhere) : null;
}

function addNamedThings(findings: Findings, request: string, isItWork: boolean): void {
  for (const role of mentionedRoles(request, findings.people)) findings.roles.add(role);
  findings.resources.push(...resourcesIn(request, isItWork));
  findings.definitions.push(...acronymsIn(request));
  findings.references.push(
    ...uniqueBy(
      [...request.matchAll(REFERENCES)].map((match) => match[0]),
      (name) => name,
    ),
  );
}
