/** From which share or similarity on something counts, each between 0 and 1. */
export const THRESHOLDS = {
  /** A line stands for a gold line. */
  aligned: 0.5,
  /** A line is a part of a gold line. */
  part: 0.7,
  /** A gold line is held by a line that stands for another one. */
  merged: 0.7,
  /** The condition of a gold step is kept. */
  condition: 0.6,
  /** A line tells what is no work. */
  notStep: 0.7,
  /** Two lines say the same. */
  duplicate: 0.85,
  /** A question is one that a good writer would ask. */
  question: 0.4,
  title: 0.5,
  /** Content words that neither the prompt nor the gold line has. */
  novel: 0.34,
  /** Neighbors that are neighbors in the prompt, too; below it the words are garbled. */
  order: 0.6,
} as const;
