import type { Findings, FoundStep } from '../reading/findings.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { pointsBack } from './points-back.js';
import { isOfSomethingTold, withoutIf } from './trouble.js';

interface Rule {
  text: string;
  when: string | null;
}

/** What a rule may be added to. */
export type Told = FoundStep | Findings['exceptions'][number] | Findings['rules'][number];

/** "It must sound within a minute": what is meant stands in the sentence before. */
const BEGINS_WITH_PRONOUN =
  /^(?:it(?! (?:is|was) (?:not )?(?:\p{L}+ly )?(?:forbidden|prohibited|allowed|permitted|important|essential|vital|necessary|best|better)\b)|they|he|she|these|those|both)\s\p{L}/iu;
/** "Nobody starts without it" */
const ENDS_WITH_PRONOUN =
  /^(?:(?:nobody|no[- ]one|no \p{L}+) \p{L}+ )?(?:(?!\b(?:the|an?|any|all|every|each|no|your|our|my|their|if|when|unless|it|\p{L}+s)\b)[\p{L}'’]+ ){1,6}(?:it|them|him|her)(?:$|\s(?!is\b|are\b|was\b))/iu;
/** "Nobody throws any away without asking": of what, stands in the sentence before. */
const SOME_OF_IT = /^(?:nobody|no[- ]one) \p{L}+ any (?:away|out|in|off|up|down|back|home|of)\b/iu;
/** "… at this point", "… in that tank": said of the moment that was told. */
const OF_THAT_MOMENT =
  /\b(?:at this point|(?:in|on|for|from|to|near) (?:that|this|these|those) \p{L}+)\b|\b(?:there|yet|then)$/iu;
/** "Do not restart the database", "Not by email" */
const SINGLE_BAN = /^(?:(?:please|but|and|so|also|just) )*(?:do not|don['’]?t|not|no need)\s\p{L}/iu;
/** "Nobody leaves the room", "no talking about the exam" */
const NOBODY_DOES = /^(?:nobody|no[- ]one)\s(?:else\s)?\p{L}+s\b|^no (?:second \p{L}+|\p{L}{2,}ing)\b/iu;
/** A ban that says itself when it holds: "Not above 28 °C". */
const SAYS_WHEN =
  /\b(?:above|below|over|under|between) [-−]?\d|\b(?:without|except|unless|while|during|ever|always|before|after|alone|any|anything|anybody|anyone|own)\b/iu;

/** "After 30 minutes", "otherwise": a condition that names nothing. */
const NAMES_NOTHING = /^(?:otherwise|after|before|above|below|over|under|from|until|up to|in)\b/iu;

/** Whether a line that was kept whole says what is done in a case: "Above 40 cm the gate is closed". */
export function opensWithCase(line: string): boolean {
  return /^(?:if|when|in case|should|above|below|over|under|between \d|from \d)\b/iu.test(line);
}

/**
 * Whether a rule says too little away from what was told before it.
 *
 * @param isAfterCase whether the sentence before says what is done in a case
 * @param people who is known by name
 */
export function leansOnBefore({ text, when }: Rule, isAfterCase: boolean, people: ReadonlySet<string>): boolean {
  if (pointsBack(when === null ? text : `${when}, ${text}`, people)) return true;
  if (when !== null) return isOfSomethingTold(when) || (NAMES_NOTHING.test(when) && BEGINS_WITH_PRONOUN.test(text));
  if ([BEGINS_WITH_PRONOUN, ENDS_WITH_PRONOUN, SOME_OF_IT].some((pattern) => pattern.test(text))) return true;
  if (!isAfterCase) return false;
  return OF_THAT_MOMENT.test(text) || ((SINGLE_BAN.test(text) || NOBODY_DOES.test(text)) && !SAYS_WHEN.test(text));
}

/** Adds a rule to what was told before it. */
export function addToTold(told: Told, { text, when }: Rule, people: ReadonlySet<string>): void {
  const rule = when === null || isSameCase(told, when) ? text : `${when}: ${text}`;
  if ('sub' in told) told.caution = [told.caution, rule].filter(Boolean).join('; ');
  else if ('action' in told) told.action = `${told.action}; ${lowerFirst(rule, people)}`;
  else told.text = `${told.text}. ${rule}`;
}

function isSameCase(told: Told, when: string): boolean {
  const own = 'when' in told ? told.when : null;
  return own !== null && capitalise(withoutIf(own)) === capitalise(withoutIf(when));
}
