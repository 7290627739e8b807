import type { ScoredDocument } from './drafted-line.js';
import type { GoldPrompt } from './gold-prompt.js';
import { isCjk } from './plain-text.js';

type Step = ScoredDocument['phases'][number]['steps'][number];

/** The gold answer of a prompt as a drafter would have to write it. */
export function goldAnswer(gold: GoldPrompt, change: (text: string) => string = (text) => text): ScoredDocument {
  return {
    title: gold.title[0] ?? '',
    phases: [{ steps: gold.steps.map((step) => stated({ ...step, text: change(step.text) })) }],
    exceptions: gold.exceptions.map(({ when, text }) => ({
      src: 'prompt',
      when: when ?? '',
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; nothing awaits it
      then: change(text),
      escalate_to: null,
    })),
    safety: gold.cautions.map(({ text }) => ({ src: 'prompt', text })),
    records: gold.records.map(({ text }) => ({ src: 'prompt', name: text })),
    notes: [{ text: gold.prompt }],
    questions: gold.questions.map((text) => ({ text })),
  };
}

/** A gold answer with other steps. */
export function withSteps(gold: GoldPrompt, change: (steps: Step[]) => Step[]): ScoredDocument {
  const answer = goldAnswer(gold);
  return { ...answer, phases: answer.phases.map(({ steps }) => ({ steps: change(steps) })) };
}

/** A step that claims to come from the prompt. */
export function stated({
  text,
  role = null,
  when = null,
}: {
  text: string;
  role?: string | null;
  when?: string | null;
}): Step {
  return { src: 'prompt', text, role, when };
}

/** The words in an order that is none, the same every time. */
export function shuffled(text: string): string {
  if (isCjk(text)) return [...text].reverse().join('');
  const keyed = text.split(' ').map((word, at) => ({ word, key: (at * 7 + text.length * 3 + 5) % 11 }));
  return keyed
    .sort((one, other) => one.key - other.key)
    .map(({ word }) => word)
    .join(' ');
}

export function halvesSwapped(text: string): string {
  const words = text.split(' ');
  const half = Math.ceil(words.length / 2);
  return [...words.slice(half), ...words.slice(0, half)].join(' ');
}

export function cutShort(text: string): string {
  return `${text.split(' ').slice(0, -1).join(' ')} with the`;
}
