import {
  escapePattern,
  flatten,
  wordsIn,
} from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import { isUnbalanced, NOT_LAST } from '../../../../backend/libs/sop-document/quality-checks/wording/whole-lines.js';
import type { LineReading, Sign } from './line-reading.js';
import { flattenKeepingCommas, isCjk, joinParts, stemOf } from './plain-text.js';
import { THRESHOLDS } from './thresholds.js';
import { bagOf, filterBag, shareInside, weightOf } from './word-bag.js';
import { BENIGN_VERBS, NEGATION } from './word-tables.js';

const NEVER_LAST = /\b(and|or|but|the|an?|if|when|because|than|which|who|until|unless|my|your|their)$/;
/** Neighbors in a line may stand so many words apart in the prompt. */
const MAX_DISTANCE = 4;
const LEAST_PAIRS = 4;
/** A verbatim line of more words is too long to be one step. */
const LONG_LINE = 18;
const CONDITION_WORD = /^(after|before|nach|vor|bei|après|avant|until|unless|if|when|si|wenn|quand|cuando|después|al)$/;
const HALVES =
  /(?<!\b(?:approx|no|nr|ca|e\.g|max|máx|mín|mind|ext|mr|mrs|ms|dr|dra|sra?|bzw|ggf|tel|st|z\.b))[.!?] +(?=[\p{Lu}<>\d"])/iu;

/** Whether the text ends with a word that asks for another one, and neither gold line nor prompt ends there. */
function dangles(text: string, { context: { lang, prompt } }: LineReading, lastOfTarget?: string): boolean {
  if (lang === 'en' && NEVER_LAST.test(text)) return true;
  if (!new RegExp(`(?<!\\p{L})(${NOT_LAST[lang] ?? '-'})$`, 'iu').test(text)) return false;
  const lastTwo = flatten(text).split(' ').slice(-2).join('\\P{L}+');
  const isEndInPrompt = new RegExp(`${lastTwo}\\s*([.,;:!?)\\n]|$)`, 'iu').test(prompt);
  return wordsIn(text).at(-1)?.toLowerCase() !== lastOfTarget && !isEndInPrompt;
}

function endsInTheAir(reading: LineReading): boolean {
  const { text, when, targetWords, context } = reading;
  if (dangles(text, reading, targetWords.at(-1)) || dangles(when, reading)) return true;
  if (context.lang !== 'en') return false;
  return (
    /\b(until|when|if|while) (it|he|she|they)$|\b(and|or),? (where|if|when) \w+$/i.test(text) || /\bby$/i.test(when)
  );
}

/** Where each stem stands in the prompt, and in the gold line behind it. */
function placesOf(words: readonly string[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word);
    places.set(stem, [...(places.get(stem) ?? []), at]);
  }
  return places;
}

function isShuffled({ words, targetWords, context }: LineReading): boolean {
  const gap = Array<string>(2 * MAX_DISTANCE + 1).fill('-');
  const places = placesOf([...wordsIn(context.prompt), ...gap, ...targetWords]);
  const stems = words.filter((word) => !/^(the|an?)$/.test(word)).map(stemOf);
  const pairs = stems.slice(1).flatMap((stem, at) => {
    const [before, after] = [places.get(stems[at] ?? ''), places.get(stem)];
    return before && after ? [{ before, after }] : [];
  });
  const ordered = pairs.filter(({ before, after }) =>
    before.some((at) => after.some((other) => other > at && other <= at + MAX_DISTANCE)),
  );
  return pairs.length >= LEAST_PAIRS && ordered.length / pairs.length < THRESHOLDS.order;
}

function hasNewWords({ line, context }: LineReading): boolean {
  const novel = filterBag(
    line.bag,
    (stem) => !context.bag.has(stem) && !line.target?.all.has(stem) && !BENIGN_VERBS.has(stem),
  );
  return line.bag.size > 1 && weightOf(novel) / weightOf(line.bag) > THRESHOLDS.novel;
}

/** How much of a gold line's work stands in the condition of this line, and only there. */
function swallowed(item: LineReading['context']['items'][number], { line, whenBag }: LineReading): number {
  const words = filterBag(
    bagOf(item.text),
    (stem) => whenBag.has(stem) && !item.whenBag.has(stem) && !line.bag.has(stem) && !line.target?.whenBag.has(stem),
  );
  return weightOf(words);
}

/** Whether the gold line has the same words in its text, so that the condition is only a matter of place. */
function isConditionOfTarget({ line, when }: LineReading): boolean {
  if (line.kind === 'sub') return true;
  if (when === '' || !line.target) return false;
  const bare = flatten(when).replace(/^(if|when|once|unless|until|after|before) /, '');
  return flatten(line.target.text).includes(bare);
}

function swallowsStep(reading: LineReading): boolean {
  const { line, when, context } = reading;
  if (isConditionOfTarget(reading) || when === '') return false;
  return context.items.some((item) => {
    const weight = item.kind === 'steps' && item !== line.target ? swallowed(item, reading) : 0;
    return weight >= 2 && weight / weightOf(bagOf(item.text)) >= 0.6;
  });
}

function swallowsPart(reading: LineReading): boolean {
  const { line, when } = reading;
  if (isConditionOfTarget(reading) || when === '' || swallowsStep(reading) || !line.target) return false;
  return swallowed(line.target, reading) >= 2;
}

/** Whether a verbatim line is cut off, or goes on after a comma. */
function isCutAtComma({ line, text, words, place, context: { flatWithCommas } }: LineReading): boolean {
  if (!line.isVerbatim) return false;
  const follows = /,$/.test(flatWithCommas.slice(0, place).trim());
  if (!text.includes(',') && words.length < 7 && follows) return true;
  return flatWithCommas.slice(place + flattenKeepingCommas(text).length).startsWith(' ,');
}

function isBareClause(reading: LineReading): boolean {
  const { text } = reading;
  if (/^(which|who|whose|in which)\b/i.test(text)) return true;
  const isSubordinate =
    /^(if|when|unless|once|sofern|falls|wenn|wird|werden|cuando|quand|lorsque|si|s'ils?|en cas de|en caso de|faute de quoi|zwar|sinon|quando|zodra|indien)\b/i;
  return isCutAtComma(reading) && isSubordinate.test(text);
}

function isOneWord({ line, text, when, words }: LineReading): boolean {
  if (line.kind !== 'step' || words.length !== 1 || isCjk(text) || line.hasSubSteps || when !== '') return false;
  return line.gold !== undefined && bagOf(line.gold.text).size > 1 && bagOf(line.gold.source).size > 1;
}

function isTooShort({ line, text, words }: LineReading): boolean {
  if (line.kind !== 'step' || line.gold || isCjk(text)) return false;
  if (line.bag.size < 2) return !line.target;
  return words.length < 3 && (line.target ? line.target.kind === 'cautions' : line.isVerbatim);
}

function hasHalves({ text, context }: LineReading): boolean {
  const halves = text.split(HALVES);
  const [first = '', last = ''] = [halves[0], halves.at(-1)];
  if (halves.length < 2) return false;
  return !context.flatSentences.has(flatten(first)) || !context.flatSentences.has(flatten(last));
}

function isTableRow({ line, words, context }: LineReading): boolean {
  if (!line.isVerbatim || words.length < 3) return false;
  const row = new RegExp(words.map(escapePattern).join('[^\\p{L}\\p{N}]+'), 'iu').exec(context.prompt)?.[0];
  return row?.includes('\t') === true;
}

function hasLostNegation({ line, text, when }: LineReading): boolean {
  const isCaution = line.gold?.kind === 'cautions' && NEGATION.test(line.gold.text);
  return isCaution && !NEGATION.test(joinParts(text, when, line.more));
}

function hasForeignCondition({ line, whenBag, context }: LineReading): boolean {
  if (line.kind !== 'exception' || whenBag.size === 0 || shareInside(whenBag, context.bag) > 0) return false;
  return !line.target || shareInside(whenBag, line.target.all) === 0;
}

function repeatsWord({ text, context }: LineReading): boolean {
  const twice = flatten(text).match(/(?<!\S)(\p{L}{2,}) \1(?!\S)/u)?.[0];
  return twice !== undefined && !context.flat.includes(twice);
}

function isCutAtAbbreviation({ text, words, exactPlace, context }: LineReading): boolean {
  if (exactPlace < 0 || !/^\. +[\p{Ll}\d]/u.test(context.prompt.slice(exactPlace + text.length))) return false;
  return /^(vel|máx|mín|max|approx|aprox|ca|mind|bzw|ggf|inkl|incl|rev|ext|temp|env|resp)$/.test(words.at(-1) ?? '');
}

/** Signs that are the same in all languages: cut, glued or shuffled words, marks of the layout, lost conditions. */
export const SIGNS_OF_BROKEN_LINES: readonly Sign[] = [
  { name: 'unbalanced', shows: ({ text, when }) => isUnbalanced(text) || isUnbalanced(when) },
  { name: 'table row as one line', shows: isTableRow },
  {
    name: 'list or table marks left',
    shows: ({ text, when }) => /\||\[ ?x?\]|(^|\s)_+(\s|$)/i.test(text + when),
  },
  { name: 'ends in the air', shows: endsInTheAir },
  { name: 'word twice', shows: repeatsWord },
  { name: 'word order', shows: isShuffled },
  { name: 'words not from the prompt', shows: hasNewWords },
  { name: 'condition swallows a step', shows: swallowsStep },
  { name: 'condition swallows a part of the step', shows: swallowsPart },
  { name: 'condition not from the prompt', shows: hasForeignCondition },
  { name: 'negation lost', shows: hasLostNegation },
  {
    name: 'runs several steps together',
    shows: ({ line, words, separators }) =>
      line.covers.length >= 3 + separators && (!line.isVerbatim || words.length > LONG_LINE),
  },
  { name: 'fragment', shows: (reading) => isOneWord(reading) || /; \w+$|[+&,-]$/.test(reading.text) },
  {
    name: 'question or correction left',
    shows: ({ line, text }) =>
      line.kind === 'step' &&
      (/\?$/.test(text) || /, (no|what|sorry|wait),|\b(no wait|sorry no|hang on|I mean)\b/i.test(text)),
  },
  {
    name: 'reason as a step',
    shows: ({ line, text, words, context }) =>
      line.kind === 'step' &&
      context.lang === 'en' &&
      !line.target &&
      /^otherwise\b/i.test(text) &&
      !context.verbs.canBeVerb(words[1] ?? ''),
  },
  { name: 'arrow left', shows: ({ line, text }) => /->|→|(^|\s)>\s(?!\d)/.test(text) && !line.isVerbatim },
  { name: 'fragment', shows: isTooShort },
  { name: 'bare clause', shows: isBareClause },
  { name: 'two half sentences', shows: hasHalves },
  { name: 'cut at an abbreviation', shows: isCutAtAbbreviation },
  {
    name: 'condition cut off',
    shows: ({ line, when, wordBefore }) => line.kind !== 'exception' && when === '' && CONDITION_WORD.test(wordBefore),
  },
  { name: 'role cut', shows: ({ line }) => /\b(de|du|la|of|the|der|von|and|et|und|y)$/i.test(line.role ?? '') },
];
