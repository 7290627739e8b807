import type { PromptScore } from './score-prompt.js';

/** The figures of several prompts together. Shares are percentages, null where there is nothing to share. */
export interface Totals {
  prompts: number;
  judgedLines: number;
  goldSteps: number;
  /** Judged lines that are wrong: the headline. */
  wrong: number | null;
  /** Gold steps that are found anywhere. */
  recall: number | null;
  /** Gold steps for which one right line with the right verb stands. */
  good: number | null;
  /** Judged lines that stand as the person wrote them. */
  kept: number | null;
  /** Found steps with the right verb; those with a role or a condition that have got it. */
  verb: number | null;
  role: number | null;
  condition: number | null;
  /** Kendall's tau of the order of the found steps, from -1 to 1. */
  order: number | null;
  /** Exceptions, cautions and records that are found. */
  others: number | null;
  titles: number | null;
  facts: number;
  lostFacts: number;
  /** Words that must not appear and do. */
  forbidden: number;
  linesThatAreNoStep: number;
  duplicateLines: number;
  questions: number | null;
  /** Expected topics of one-liners that are covered. */
  topics: number | null;
}

/** Adds up the scores of several prompts. */
export function totalOf(scores: readonly PromptScore[]): Totals {
  const sum = (of: (score: PromptScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const judgedLines = sum((score) => score.judgedLines);
  const goldSteps = sum((score) => score.goldSteps);
  const foundSteps = sum((score) => score.foundSteps);
  const pairs = sum((score) => score.orderedPairs);
  return {
    prompts: scores.length,
    judgedLines,
    goldSteps,
    wrong: percentage(
      sum((score) => score.wrongLines),
      judgedLines,
    ),
    recall: percentage(foundSteps + sum((score) => score.mergedSteps), goldSteps),
    good: percentage(
      sum((score) => score.goodSteps),
      goldSteps,
    ),
    kept: percentage(
      sum((score) => score.keptLines),
      judgedLines,
    ),
    verb: percentage(
      sum((score) => score.stepsWithRightVerb),
      foundSteps,
    ),
    role: percentage(
      sum((score) => score.stepsWithRightRole),
      sum((score) => score.stepsWithRole),
    ),
    condition: percentage(
      sum((score) => score.stepsWithKeptCondition),
      sum((score) => score.stepsWithCondition),
    ),
    order: pairs > 0 ? Math.round((100 * sum((score) => score.orderAgreement)) / pairs) / 100 : null,
    others: percentage(
      sum((score) => score.foundOthers),
      sum((score) => score.goldOthers),
    ),
    titles: percentage(
      sum((score) => Number(score.isTitleRight)),
      scores.length,
    ),
    facts: sum((score) => score.facts),
    lostFacts: sum((score) => score.lostFacts.length),
    forbidden: sum((score) => score.forbidden.length),
    linesThatAreNoStep: sum((score) => score.linesThatAreNoStep),
    duplicateLines: sum((score) => score.duplicateLines),
    questions: percentage(
      sum((score) => score.questionsAsked),
      sum((score) => score.questions),
    ),
    topics: percentage(
      sum((score) => score.topicsCovered),
      sum((score) => score.topics),
    ),
  };
}

/** With one decimal. */
function percentage(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((1000 * part) / whole) / 10 : null;
}
