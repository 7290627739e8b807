import { stepsWithPaths } from '../document-lines.js';
import { type SopDocument, stepsOf } from '../sop-document.js';
import { labelsFor, primaryLanguage } from '../sop-labels.js';
import { ENGLISH_VERBS } from './lexicon/imperative-verbs.js';
import type { Finding, QualityCheck } from './quality-check.js';

const OBJECT_WORDS =
  'the|a|an|it|them|him|her|all|each|every|any|both|your|their|its|this|that|these|those|one|two|with|for|to|(?:on|off|up|down|out|into|in)(?=\\s+\\p{L})';
const SECOND_ACTION = new RegExp(
  `(?:,|;|\\.|\\band|\\bthen)\\s+(?:and\\s+|then\\s+)*([\\p{L}-]+)\\s+(?:${OBJECT_WORDS})\\b`,
  'giu',
);

const MAX_WORDS = 20;
const MAX_WORDS_EVER = 30;
/** Chinese and Japanese are counted in characters. */
const MAX_CHARACTERS = 40;
const MAX_CHARACTERS_EVER = 60;

export const oneActionCheck: QualityCheck = {
  id: 'Q09',
  title: 'A step has one action',
  supports: (lang) => primaryLanguage(lang) === 'en',
  run: (document) =>
    findSteps(document, 'The step asks for more than one action. Make two steps of it.', hasSecondAction),
  tolerates: isAtMost(0.15),
};

export const stepLengthCheck: QualityCheck = {
  id: 'Q10',
  title: 'Steps are short',
  run: (document) =>
    findSteps(document, 'The sentence is long. Cut it, or make two steps of it.', (text) =>
      isLongerThan(text, MAX_WORDS, MAX_CHARACTERS),
    ),
  tolerates: (findings, document) =>
    isAtMost(0.1)(findings, document) &&
    findings.every(({ text }) => !isLongerThan(text ?? '', MAX_WORDS_EVER, MAX_CHARACTERS_EVER)),
};

function findSteps(document: SopDocument, message: string, isBad: (text: string, lang: string) => boolean): Finding[] {
  return stepsWithPaths(document)
    .filter(({ step }) => isBad(step.text, primaryLanguage(document.lang)))
    .map(({ step, path }) => ({ message, path: `${path}/text`, text: step.text }));
}

function isAtMost(share: number): (findings: Finding[], document: SopDocument) => boolean {
  return (findings, document) => findings.length <= stepsOf(document).length * share;
}

function beginsWithCondition(text: string): boolean {
  const lower = `${text.toLowerCase()} `;
  return labelsFor('en').conditionWords.some((word) => lower.startsWith(`${word} `));
}

function hasSecondAction(text: string): boolean {
  // What stands before the first comma of a condition is no action.
  const action = beginsWithCondition(text) ? text.slice(text.indexOf(',') + 1) : text;
  return [...action.matchAll(SECOND_ACTION)].some((match) => ENGLISH_VERBS.has(match[1]?.toLowerCase() ?? ''));
}

function isLongerThan(text: string, maxWords: number, maxCharacters: number): boolean {
  return text.split(/[.!?;。！？；]+(?=\s|$|\p{Script=Han})/u).some((sentence) => {
    const characters = sentence.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
    return characters > 10 ? characters > maxCharacters : sentence.split(/\s+/u).filter(Boolean).length > maxWords;
  });
}
