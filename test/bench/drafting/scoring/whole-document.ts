import {
  cleanText,
  escapePattern,
  wordsIn,
} from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import type { DraftedLine, ScoredDocument } from './drafted-line.js';
import type { GoldPrompt } from './gold-prompt.js';
import { THRESHOLDS } from './thresholds.js';
import { bagOf, similarity, type WordBag } from './word-bag.js';

/** What is measured of the document as a whole. */
export interface DocumentScore {
  title: string;
  isTitleRight: boolean;
  /** Facts that stand nowhere. */
  lostFacts: string[];
  /** Facts that stand in the notes only. */
  factsInNotes: string[];
  /** Words that must not appear, and where they do. */
  forbidden: string[];
  forbiddenInNotes: string[];
  questionsAsked: number;
  topicsCovered: number;
  /** Of one-liners: steps that speak of an expected topic or of a word of the prompt. */
  concreteSteps: number;
}

const MAX_TITLE_WORDS = 14;
/** Key words of topics are compared by their beginnings. */
const KEY_LENGTH = 7;

/** A text to look for facts in. */
class SearchedText {
  private readonly text: string;
  private words: WordBag | null = null;

  constructor(part: unknown) {
    this.text = ` ${cleanText(stringsIn(part).join(' \n ')).toLowerCase()} `;
  }

  /** Whether it has a fact, or one of its forms ("a / b"), letter by letter or by all its content words. */
  hasFact(fact: string): boolean {
    return cleanText(fact)
      .toLowerCase()
      .split(' / ')
      .some((form) => {
        const stems = [...bagOf(form).keys()];
        return this.text.includes(form) || (stems.length > 0 && stems.every((stem) => this.bag().has(stem)));
      });
  }

  hasWord(word: string): boolean {
    const pattern = escapePattern(cleanText(word).toLowerCase());
    return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'u').test(this.text);
  }

  hasWordBeginning(start: string): boolean {
    return new RegExp(`(?<!\\p{L})${escapePattern(start)}`, 'u').test(this.text);
  }

  private bag(): WordBag {
    this.words ??= bagOf(this.text);
    return this.words;
  }
}

/** All texts of a part of a document, but ids and sources. */
function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === 'id' || key === 'src' ? [] : stringsIn(value)));
}

export function scoreDocument(
  gold: GoldPrompt,
  document: ScoredDocument & { resources?: unknown },
  lines: readonly DraftedLine[],
): DocumentScore {
  const { notes, questions, ...body } = document;
  const [core, aside] = [new SearchedText(body), new SearchedText(notes)];
  const { phases, safety, exceptions, records, resources } = body;
  const work = new SearchedText({ phases, safety, exceptions, records, resources });
  const asked = questions.map(({ text }) => bagOf(text));
  const isAsked = (question: string): boolean =>
    asked.some((bag) => similarity(bag, bagOf(question)) >= THRESHOLDS.question);
  const keys = (gold.expected_topics ?? []).map((topic) =>
    topic.map((key) => cleanText(key).toLowerCase().slice(0, KEY_LENGTH)),
  );
  return {
    title: document.title,
    isTitleRight: isTitleRight(document.title, gold),
    lostFacts: gold.facts.filter((fact) => !core.hasFact(fact) && !aside.hasFact(fact)),
    factsInNotes: gold.facts.filter((fact) => !core.hasFact(fact) && aside.hasFact(fact)),
    forbidden: gold.must_not.filter((word) => core.hasWord(word)),
    forbiddenInNotes: gold.must_not.filter((word) => aside.hasWord(word)),
    questionsAsked: gold.questions.filter(isAsked).length,
    topicsCovered: keys.filter((topic) => topic.some((key) => work.hasWordBeginning(key))).length,
    concreteSteps: gold.expected_topics ? concreteSteps(gold, lines).length : 0,
  };
}

function isTitleRight(title: string, gold: GoldPrompt): boolean {
  const bag = bagOf(title);
  const isAccepted = gold.title.some((each) => similarity(bagOf(each), bag) >= THRESHOLDS.title);
  return isAccepted && wordsIn(title).length <= MAX_TITLE_WORDS;
}

function concreteSteps(gold: GoldPrompt, lines: readonly DraftedLine[]): DraftedLine[] {
  const keys = (gold.expected_topics ?? []).flat().map((key) => key.slice(0, KEY_LENGTH));
  const promptBag = bagOf(gold.prompt);
  return lines.filter(({ kind, text, bag }) => {
    if (kind !== 'step') return false;
    const lower = cleanText(text).toLowerCase();
    return keys.some((key) => lower.includes(key)) || [...bag.keys()].some((stem) => promptBag.has(stem));
  });
}
