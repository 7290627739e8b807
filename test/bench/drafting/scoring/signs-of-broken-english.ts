import { flatten, lowerWordsIn } from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import type { LineReading, Sign } from './line-reading.js';
import { stemOf } from './plain-text.js';
import { shareInside } from './word-bag.js';
import { NEGATION } from './word-tables.js';

/** "the crew is told you …": a second clause in a condition, unless a verb of saying or a conjunction leads to it. */
const SECOND_CLAUSE =
  /^(?:\S+ ){3,}(?<!\b(?:that|what|who|which|if|says?|said|sure|know|think|the \w+|and|or|as|than|day|where|how) )(you|we|i|there is|there's)\b/i;
const LEADING_CONJUNCTION =
  /^(if|when|once|unless|until|after|before|while|should|where|at|on|in|for|by|during|within|as soon as|every) /;
/** Words before which the prompt itself makes a condition of what follows. */
const MAKES_CONDITION =
  /\b(if|when|once|unless|until|after|before|while|should|where|case|whenever|event|of|for|on|at|in|soon as|provided|with|without|that|any)( the| an?| one| it)?$/;
/** "after the driver signs the slip": a verb in a time. */
const VERB_IN_TIME = /^(?:on|at|in|during|after|before) .*?\b(\w+s) (?:the|it|an?|his|her|them|up)\b/gi;

function isFiller({ line, text, words, context }: LineReading): boolean {
  if (!/^(take care of|handle the|deal with)\b/i.test(text) || line.isVerbatim) return false;
  const [first = ''] = words;
  return first === 'take' || !context.bag.has(stemOf(first));
}

function hasLostModal({ line, wordBefore, words, context }: LineReading): boolean {
  if (/^(may|might|could|would|can)$/.test(wordBefore) && !line.gold) return true;
  return (
    /^(not|never|don|t)$/.test(wordBefore) &&
    context.verbs.canBeVerb(words[0] ?? '') &&
    !NEGATION.test(line.gold?.text ?? '')
  );
}

/** Whether the prompt has the words of the condition, but in a place that makes no condition of them. */
function isNoCondition({ line, when, whenBag, context }: LineReading): boolean {
  const flat = flatten(when);
  const bare = flat.replace(LEADING_CONJUNCTION, '');
  const place = ` ${context.flat}`.indexOf(` ${bare} `);
  if (line.kind === 'sub' || when === '' || bare !== flat || place <= 0) return false;
  if (MAKES_CONDITION.test(context.flat.slice(0, place).trim())) return false;
  const leads = new RegExp(`${bare.split(' ').join('\\P{L}+')}\\s*(\\?|:|=|->|→|-)`, 'iu');
  return !leads.test(context.prompt) && !context.items.some((item) => shareInside(whenBag, item.whenBag) >= 0.5);
}

function makesNounOfVerb({ line: { target }, text }: LineReading): boolean {
  if (!target?.verbs) return false;
  const source = `${target.source} ${target.text}`;
  return target.verbs.some(
    (verb) =>
      new RegExp(`\\b(the|an?) ${verb}s?\\b`, 'i').test(text) &&
      !new RegExp(`\\b(the|an?|this|that|each|every|new|old|\\w+ing) ${verb}s?\\b`, 'i').test(source),
  );
}

function swallowsStepInTime({ line, when, context }: LineReading): boolean {
  if (line.kind === 'sub') return false;
  return [...when.matchAll(VERB_IN_TIME)].some(([, verb = '']) => {
    if (!context.verbs.canBeVerb(verb.toLowerCase().replace(/s$/, ''))) return false;
    return context.items.some(
      ({ kind, source, verbs }) =>
        kind === 'steps' &&
        lowerWordsIn(source).includes(verb.toLowerCase()) &&
        verbs?.some((each) => stemOf(each) === stemOf(verb)),
    );
  });
}

/** Signs in English that verbatim lines can show, too: half clauses, lost subjects and modals, conditions that are none. */
export const SIGNS_OF_BROKEN_ENGLISH: readonly Sign[] = [
  { name: 'filler verb', shows: isFiller },
  {
    name: 'passive as order',
    shows: ({ text }) => /^(be|get|is|are|was|been|being)\s+\w+(ed|en|ept|old|ent)\b/i.test(text),
  },
  {
    name: 'pronoun at the end',
    shows: ({ text }) => /\b(the|a|an) \w+ (them|him|they|he|she|we|i)$/i.test(text),
  },
  {
    name: 'subject cut off',
    shows: ({ line, words, wordBefore, context }) =>
      /^(they|it|which)$/.test(wordBefore) && !line.role && !line.gold && context.verbs.canBeVerb(words[0] ?? ''),
  },
  { name: 'modal or negation cut off', shows: hasLostModal },
  { name: 'condition holds two clauses', shows: ({ when }) => SECOND_CLAUSE.test(when) },
  { name: 'condition that is none', shows: isNoCondition },
  { name: 'verb made a noun', shows: makesNounOfVerb },
  { name: 'condition swallows a step', shows: swallowsStepInTime },
];
