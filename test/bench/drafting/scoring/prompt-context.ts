import { cleanText, flatten } from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import type { GoldItem } from './gold-item.js';
import type { GoldPrompt } from './gold-prompt.js';
import { flattenKeepingCommas } from './plain-text.js';
import type { VerbDictionary } from './verbs.js';
import { bagOf, type WordBag } from './word-bag.js';

/** Sentences, lines, items and cells. */
const SENTENCE_END = /[.!?。！？;]+(?=\s|$|\p{Script=Han})|\n|(?:^|\s)[-*•☐□☑–→]+\s|\|/u;

/** What the lines of a draft are compared with, read once a prompt. */
export interface PromptContext {
  lang: string;
  style: string;
  /** The prompt with plain quotes and dashes. */
  prompt: string;
  flat: string;
  flatWithCommas: string;
  bag: WordBag;
  items: readonly GoldItem[];
  /** Flat names of all roles. */
  roles: readonly string[];
  sentences: readonly { text: string; bag: WordBag }[];
  flatSentences: ReadonlySet<string>;
  verbs: VerbDictionary;
}

export function contextOf(gold: GoldPrompt, items: readonly GoldItem[], verbs: VerbDictionary): PromptContext {
  const prompt = cleanText(gold.prompt);
  const sentences = prompt.split(SENTENCE_END).filter((text) => flatten(text) !== '');
  return {
    lang: gold.lang,
    style: gold.style,
    prompt,
    flat: flatten(gold.prompt),
    flatWithCommas: flattenKeepingCommas(gold.prompt),
    bag: bagOf(gold.prompt),
    items,
    roles: gold.roles.flat().map(flatten),
    sentences: sentences.map((text) => ({ text, bag: bagOf(text) })),
    flatSentences: new Set(sentences.map(flatten)),
    verbs,
  };
}
