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

/** Styles that put each thought in a line of its own. */
const IN_LINES = /chat|notes|minutes|list|table|thread/u;
const ITEM = /^\s*(?:[-•*–]|\d+[.)])/u;
const FEW_HEADINGS = 3;
const LEAST_ITEMS = 1 / 3;

/** The same requests as texts: sentences behind each other, or each in a line of its own where the request is notes or a chat. */
export function requestTexts(name: string): string[] {
  const requests = readFileSync(new URL(`${name}.txt`, DATA), 'utf8')
    .split(/^===[^\S\n]*\d+[^\S\n]*/mu)
    .slice(1);
  return requests.map((request) => {
    const [style = '', ...lines] = request.split('\n');
    const stretches = lines.flatMap((line) => {
      const [, goesOn, label, words = ''] = STRETCH.exec(line) ?? [];
      return label === undefined ? [] : [{ goesOn: goesOn === '+', isHeading: label === 'H', words }];
    });
    const begun = stretches.filter(({ goesOn }) => !goesOn);
    const headings = stretches.filter(({ isHeading }) => isHeading).length;
    const items = begun.filter(({ words }) => ITEM.test(words)).length;
    const isListed = style === '' && (headings > FEW_HEADINGS || items >= begun.length * LEAST_ITEMS);
    const inLines = IN_LINES.test(style) || isListed;
    return stretches.reduce((text, { goesOn, isHeading, words }, at) => {
      if (at === 0) return words;
      const isBroken = !goesOn && (inLines || isHeading || stretches[at - 1]?.isHeading === true);
      return `${text}${isBroken ? '\n' : ' '}${words}`;
    }, '');
  });
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

export function isHeading({ labels }: LabeledSentence): boolean {
  return labels.every((label) => label === 'H');
}

/** Whether the sentence is background and nothing else: neither work nor talk, and no example of one of them. */
export function isBackground(sentence: LabeledSentence): boolean {
  return !tellsWork(sentence) && sentence.labels.includes('F');
}
