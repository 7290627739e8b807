import { readFileSync } from 'node:fs';

/** What a stretch of a request is: a step, a rule, a fact, talk about the text or to each other, or a heading. */
export type Label = 'S' | 'R' | 'F' | 'T' | 'H';

export interface LabeledSentence {
  text: string;
  /** The label of each of its stretches, in their order. */
  labels: readonly Label[];
}

/** The sentences of one request. */
export type LabeledRequest = readonly LabeledSentence[];

const DATA = new URL('../../data/talk/', import.meta.url);
/** "S The clerk counts the boxes" and "+S and signs the slip.", which goes on in the same sentence. */
const STRETCH = /^(\+?)([SRFTH]) (.*)$/u;

/**
 * Reads a file of `test/data/talk`: requests of invented people, each line a stretch with its label.
 *
 * @param name of the file without its ending: a language, or a language and "held-out"
 * @throws Error for a line of another form
 */
export function labeledRequests(name: string): LabeledRequest[] {
  return readRequests(readFileSync(new URL(`${name}.txt`, DATA), 'utf8'));
}

function readRequests(text: string): LabeledRequest[] {
  const requests: LabeledSentence[][] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('===')) requests.push([]);
    else if (line.trim() !== '') addStretch(line, requests.at(-1));
  }
  return requests;
}

function addStretch(line: string, request: LabeledSentence[] | undefined): void {
  const [, goesOn, label, words = ''] = STRETCH.exec(line) ?? [];
  if (!request || label === undefined) throw new Error(`No labeled stretch of a request: ${line}`);
  const last = goesOn ? request.pop() : undefined;
  request.push({
    text: last ? `${last.text} ${words.trim()}` : words.trim(),
    labels: [...(last?.labels ?? []), label as Label],
  });
}

/** Whether some of the sentence is to be done or obeyed. */
export function tellsWork({ labels }: LabeledSentence): boolean {
  return labels.some((label) => label === 'S' || label === 'R');
}

/** Whether the sentence is background and nothing else: neither work nor talk, and no example of one of them. */
export function isBackground(sentence: LabeledSentence): boolean {
  return !tellsWork(sentence) && sentence.labels.includes('F');
}
