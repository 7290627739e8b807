import { flatten, holdsWords } from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import { type Alignment, alignLines } from './alignment.js';
import { type DraftedLine, linesOf, type ScoredDocument } from './drafted-line.js';
import { type GoldItem, goldItemsOf } from './gold-item.js';
import type { GoldPrompt } from './gold-prompt.js';
import { type JudgedLine, LineJudge } from './judge-line.js';
import type { MatchedLine } from './line-reading.js';
import { joinParts } from './plain-text.js';
import { contextOf } from './prompt-context.js';
import { THRESHOLDS } from './thresholds.js';
import { beginsWithVerb, type VerbDictionary } from './verbs.js';
import { type DocumentScore, scoreDocument } from './whole-document.js';
import { bagOf, shareInside, similarity, weightOf } from './word-bag.js';

/** How good the draft of one prompt is. Counts, unless another type says otherwise. */
export interface PromptScore extends DocumentScore {
  id: string;
  lang: string;
  style: string;
  goldSteps: number;
  /** Gold steps that one line stands for. */
  foundSteps: number;
  /** Gold steps that one right line with the right verb stands for. */
  goodSteps: number;
  /** Gold steps that only stand within the line of another one. */
  mergedSteps: number;
  /** Found steps whose line begins with a right verb. */
  stepsWithRightVerb: number;
  /** Found steps that have a role, and those of them that got it. */
  stepsWithRole: number;
  stepsWithRightRole: number;
  /** Found steps that have a condition, and those of them that kept it. */
  stepsWithCondition: number;
  stepsWithKeptCondition: number;
  /** Pairs of found steps, and how many more of them are in order than not. */
  orderedPairs: number;
  orderAgreement: number;
  /** Gold exceptions, cautions and records. */
  goldOthers: number;
  foundOthers: number;
  /** Stated steps, sub-steps and exceptions, which are judged; then by verdict. */
  judgedLines: number;
  rightLines: number;
  partLines: number;
  keptLines: number;
  wrongLines: number;
  /** Lines that are a part of a gold line, whatever their verdict. */
  splitLines: number;
  linesThatAreNoStep: number;
  duplicateLines: number;
  facts: number;
  questions: number;
  topics: number;
  lines: JudgedLine[];
  /** Gold steps that stand nowhere. */
  missedSteps: string[];
}

const JUDGED_KINDS: readonly string[] = ['step', 'sub', 'exception'];
/** Weights by which lines with the same words may differ and still say the same. */
const MAX_WEIGHT_BETWEEN_DUPLICATES = 3;

/** Compares the draft of a prompt with its gold answer, line by line. */
export function scorePrompt(gold: GoldPrompt, document: ScoredDocument, verbs: VerbDictionary): PromptScore {
  const lines = linesOf(document);
  const items = goldItemsOf(gold);
  const context = contextOf(gold, items, verbs);
  const stated = lines.filter(({ isStated }) => isStated);
  const alignment = alignLines(stated, items);
  const judge = new LineJudge(gold, context);
  const judged = new Map<DraftedLine, JudgedLine>();
  for (const line of stated.filter(({ kind }) => JUDGED_KINDS.includes(kind)))
    judged.set(line, judge.judge(matched(line, items, alignment, context.flat, gold.lang)));
  const judgedLines = [...judged.values()];
  const count = (isCounted: (line: JudgedLine) => boolean): number => judgedLines.filter(isCounted).length;
  return {
    id: gold.id,
    lang: gold.lang,
    style: gold.style,
    ...scoreSteps(gold, items, alignment, judged),
    judgedLines: judgedLines.length,
    rightLines: count(({ verdict }) => verdict === 'right'),
    partLines: count(({ verdict }) => verdict === 'part'),
    keptLines: count(({ verdict }) => verdict === 'kept'),
    wrongLines: count(({ verdict }) => verdict === 'wrong'),
    splitLines: count((line) => line.target !== undefined && line.gold === undefined),
    linesThatAreNoStep: count(({ reasons }) => reasons.includes('not a step')),
    duplicateLines: judgedLines.filter((line, at) => judgedLines.slice(0, at).some((each) => saysTheSame(each, line)))
      .length,
    facts: gold.facts.length,
    questions: gold.questions.length,
    topics: gold.expected_topics?.length ?? 0,
    ...scoreDocument(gold, document, lines),
    lines: judgedLines,
  };
}

function matched(
  line: DraftedLine,
  items: readonly GoldItem[],
  { goldOf, partOf, mergedIn }: Alignment,
  flatPrompt: string,
  lang: string,
): MatchedLine {
  const gold = goldOf.get(line);
  const covers = items.filter(
    (item) => (item.kind === 'steps' || item.kind === 'exceptions') && (item === gold || mergedIn.get(item) === line),
  );
  const withVerbs = covers.filter(({ verbs }) => verbs?.length);
  const isException = line.kind === 'exception';
  return {
    ...line,
    gold,
    target: gold ?? partOf.get(line),
    covers,
    hasRightVerb:
      withVerbs.length > 0 ? withVerbs.some(({ verbs }) => beginsWithVerb(line.text, verbs ?? [], lang)) : null,
    isVerbatim:
      holdsWords(flatPrompt, flatten(line.text)) ||
      (isException && holdsWords(flatPrompt, flatten(joinParts(line.when, line.text)))),
  };
}

function scoreSteps(
  gold: GoldPrompt,
  items: readonly GoldItem[],
  { lineOf, mergedIn }: Alignment,
  judged: ReadonlyMap<DraftedLine, JudgedLine>,
) {
  const steps = items.filter(({ kind }) => kind === 'steps');
  const others = items.filter(({ kind }) => kind !== 'steps');
  const found = steps.flatMap((item) => {
    const line = lineOf.get(item);
    return line ? [{ item, line, verdict: judged.get(line) }] : [];
  });
  const withRightVerb = found.filter(({ verdict }) => verdict?.hasRightVerb !== false);
  const withRole = found.flatMap(({ item, line }) => (item.role ? [{ role: item.role, line }] : []));
  const withCondition = found.filter(({ item }) => item.whenBag.size > 0);
  const isHeld = (item: GoldItem): boolean => lineOf.has(item) || mergedIn.has(item);
  const order = [...judged.keys()];
  return {
    goldSteps: steps.length,
    foundSteps: found.length,
    goodSteps: withRightVerb.filter(({ verdict }) => verdict?.verdict === 'right').length,
    mergedSteps: steps.filter((item) => mergedIn.has(item)).length,
    missedSteps: steps.filter((item) => !isHeld(item)).map(({ text }) => text),
    stepsWithRightVerb: withRightVerb.length,
    stepsWithRole: withRole.length,
    stepsWithRightRole: withRole.filter(({ role, line }) => isRole(line.role, role, gold)).length,
    stepsWithCondition: withCondition.length,
    stepsWithKeptCondition: withCondition.filter(
      ({ item, line }) => shareInside(item.whenBag, line.full) >= THRESHOLDS.condition,
    ).length,
    ...scoreOrder(found.map(({ line }) => order.indexOf(line))),
    goldOthers: others.length,
    foundOthers: others.filter(isHeld).length,
  };
}

/** Whether a role is one of the names that the gold answer accepts for it. */
function isRole(drafted: string | null, role: string, { roles }: GoldPrompt): boolean {
  if (!drafted) return false;
  const names = roles.find((accepted) => accepted.some((name) => isSameRole(role, name))) ?? [role];
  return names.some((name) => isSameRole(name, drafted));
}

function isSameRole(one: string, other: string): boolean {
  return shareInside(bagOf(one), bagOf(other)) >= 0.5 || flatten(one) === flatten(other);
}

function scoreOrder(places: readonly number[]): Pick<PromptScore, 'orderedPairs' | 'orderAgreement'> {
  const signs = places.flatMap((place, at) => places.slice(at + 1).map((later) => Math.sign(later - place)));
  return { orderedPairs: signs.length, orderAgreement: signs.reduce((sum, sign) => sum + sign, 0) };
}

function saysTheSame(one: DraftedLine, other: DraftedLine): boolean {
  return (
    other.bag.size > 0 &&
    similarity(one.bag, other.bag) >= THRESHOLDS.duplicate &&
    Math.abs(weightOf(one.full) - weightOf(other.full)) < MAX_WEIGHT_BETWEEN_DUPLICATES &&
    similarity(one.full, other.full) >= THRESHOLDS.duplicate
  );
}
