import { stepsWithPaths } from '../document-lines.js';
import type { SopStep } from '../sop-document.js';
import type { Finding, QualityCheck } from './quality-check.js';

const FEWEST_STEPS = 3;
const MOST_STEPS = 40;
const SIMILAR = 0.85;

interface ComparableStep {
  step: SopStep;
  path: string;
  words: ReadonlySet<string>;
  numbers: string;
}

export const repeatedStepsCheck: QualityCheck = {
  id: 'Q25',
  title: 'No step twice, and not too many',
  run: (document) => {
    const steps = stepsWithPaths(document).map(({ step, path }) => comparable(step, path));
    return [...countFinding(steps.length), ...repeats(steps)];
  },
};

function countFinding(count: number): Finding[] {
  // Q01 reports missing steps.
  if (count === 0) return [];
  if (count < FEWEST_STEPS)
    return [
      {
        message: `There ${count === 1 ? 'is only 1 step' : `are only ${count} steps`}. Add what is missing.`,
        path: '/phases',
        text: null,
      },
    ];
  if (count <= MOST_STEPS) return [];
  return [{ message: `There are ${count} steps. Consider two procedures.`, path: '/phases', text: null }];
}

function repeats(steps: ComparableStep[]): Finding[] {
  return steps.flatMap((later, index): Finding[] => {
    const isRepeat = steps.slice(0, index).some((earlier) => isSame(earlier, later));
    return isRepeat
      ? [{ message: 'An earlier step says the same. Remove one of them.', path: later.path, text: later.step.text }]
      : [];
  });
}

function comparable(step: SopStep, path: string): ComparableStep {
  // The condition and the role belong to it: "if red, stop" is not "if green, stop".
  const text = [step.text, step.when, step.role].join(' ').toLowerCase();
  return {
    step,
    path,
    words: new Set(text.match(/[\p{L}\p{M}]+/gu) ?? []),
    numbers: (text.match(/\d+/gu) ?? []).join(' '),
  };
}

function isSame(one: ComparableStep, other: ComparableStep): boolean {
  if (one.step.text === other.step.text) return one.step.when === other.step.when && one.step.role === other.step.role;
  if (one.numbers !== other.numbers) return false;
  const smaller = Math.min(one.words.size, other.words.size);
  const larger = Math.max(one.words.size, other.words.size);
  if (smaller < larger * SIMILAR || smaller === 0) return false;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared / (one.words.size + other.words.size - shared) >= SIMILAR;
}
