import type { TemplateLanguage } from './task-languages.js';
import { foldWords, joinedParts, taskWords } from './task-words.js';
import type { Template } from './template.js';

/**
 * The words that the templates of a language are found by. Worked out when the product is built, because it takes half a
 * second for all languages, and kept as JSON: lists, and numbers for words.
 */
export interface TemplateWords {
  /** The ids of the templates, by the names of their files. */
  ids: string[];
  /** Each word once, as stems; those that joined words may be made of come first. */
  words: string[];
  /** How many of these come first. */
  parts: number;
  /** Of each template its title and each other way to ask for it: places in `words`. */
  phrases: number[][][];
  /** Of each word the templates that tell it, in a way to ask or in the procedure: places in `ids`. */
  tellers: number[][];
  /** The words of all ways to ask, as they are spelt, without accents. */
  spellings: string[];
}

export function templateWords(templates: readonly Template[], lang: TemplateLanguage): TemplateWords {
  const told = templates.map((template) => taskWords(textOf(template), lang));
  const parts = new Set(told.flat());
  const places = new Map([...parts].map((word, at) => [word, at]));
  const placeOf = (word: string): number => {
    const known = places.get(word) ?? places.size;
    places.set(word, known);
    return known;
  };
  const withParts = (words: readonly string[]): string[] => wordsWithParts(words, parts, lang);
  const phrases = templates.map((template) =>
    waysToAsk(template).map((text) => withParts(taskWords(text, lang)).map(placeOf)),
  );
  const tellers: number[][] = [];
  for (const [at, words] of told.entries()) {
    for (const place of new Set([...(phrases[at] ?? []).flat(), ...withParts(words).map(placeOf)])) {
      const known = tellers[place];
      if (known) known.push(at);
      else tellers[place] = [at];
    }
  }
  return {
    ids: templates.map(({ id }) => id),
    words: [...places.keys()],
    parts: parts.size,
    phrases,
    tellers,
    spellings: [...new Set(templates.flatMap((template) => waysToAsk(template).flatMap((text) => foldWords(text))))],
  };
}

/** Words and, in a language that joins them, the parts of each; each once. @param parts that words may be made of */
export function wordsWithParts(words: readonly string[], parts: ReadonlySet<string>, lang: TemplateLanguage): string[] {
  return [...new Set([...words, ...joinedParts(words, parts, lang)])];
}

function waysToAsk({ title, asked_as: others }: Template): string[] {
  return [title, ...others];
}

function textOf({ summary, purpose, scope, trigger, roles, resources, phases }: Template): string {
  const steps = phases.flatMap((phase) => [phase.title, ...phase.steps.map(({ text }) => text)]);
  const names = [...roles, ...resources].map(({ name }) => name);
  return [summary, purpose, scope, trigger, ...names, ...steps].join('\n');
}
