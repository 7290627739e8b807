import type { Clause, ClauseContext } from './clause-form.js';
import { canFollowVerb, isShortName } from './finite-verb.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isNoun, isPersonNoun, isPhrasal, readingOf, verbShare } from './lexicon/words.js';
import { beginsPhrase } from './noun-phrase.js';
import type { Token } from './tokens.js';

/** "on Friday evening", "every week" */
export const OPENS_TIME = /^(?:on|at|in|by|after|before|every|each|during|until|once)$/u;
const IS_TIME =
  /^(?:\d.*|noon|midnight|dawn|dusk|lunch|breakfast|dinner|night|day|week|month|quarter|year|\p{L}*(?:day|morning|evening|afternoon)s?|hours?|minutes?)$/u;
/** "on the first Friday evening" */
const MOST_OF_TIME = 5;

/** "[the ward phones the lab] and gives the number". */
export function readContinuation(tokens: readonly Token[], lead: number, { previous }: ClauseContext): Clause | null {
  const word = tokens[lead]?.lower ?? '';
  const after = tokens[lead + 1];
  const isPassiveBefore = previous !== null && /^(?:passive|participle|reduced)$/u.test(previous.form);
  // "are sprayed and put on the rack": put, set, cut are participles too.
  const isBoth = readingOf(word, 'base') !== null && readingOf(word, 'participle') !== null;
  if (isPassiveBefore && isBoth && after && Words.PREPOSITIONS.has(after.lower))
    return { form: 'participle', verb: lead };
  const auxiliary = readSharedAuxiliary(tokens, lead, previous);
  if (auxiliary) return auxiliary;
  if (previous?.form !== 'active' && previous?.form !== 'finite') return null;
  // "does their hands"
  if (tokens[lead]?.lower === 'does' && Words.DETERMINERS.has(tokens[lead + 1]?.lower ?? ''))
    return { form: 'finite', verb: lead };
  const late = verbBehindTime(tokens, lead);
  if (late > 0) return { form: 'finite', verb: late };
  const reading = readingOf(tokens[lead]?.lower ?? '', 's');
  // "and kids need a card": somebody else who acts.
  if (isPersonNoun(word) && word.endsWith('s') && readingOf(after?.lower ?? '', 'base') !== null) return null;
  // "… brings the lamp, | parts manager checks it": somebody else, in whose name the first word is a plural.
  const isOfName = isPersonNoun(after?.lower ?? '') && readingOf(tokens[lead + 2]?.lower ?? '', 's') !== null;
  if (reading !== null && isOfName && after?.lower !== tokens[lead + 2]?.lower) return null;
  // "must list plates | and cups in boxes": behind "must" another act has no ending; "the quote, RAMS to the client": a name.
  const isOther =
    previous.form === 'active' && /^(?:must|shall|should|may|can|will)(?: not)?$/u.test(previous.modal ?? '');
  const takesThing = beginsPhrase(after) || Words.OBJECT_PRONOUNS.has(after?.lower ?? '');
  if (isShortName(tokens, lead) || (isOther && reading !== null && !takesThing)) return null;
  // "scratches deeper than a nail": things.
  if (!reading || (tokens[lead + 2]?.lower === 'than' && isNoun(tokens[lead]?.lower ?? ''))) return null;
  // "and asks: when, where": a colon follows no plural.
  const next = tokens[lead + 1]?.text === ':' ? undefined : tokens[lead + 1];
  const share = verbShare(reading.lemma);
  const hasObject = next !== undefined && (beginsPhrase(next) || Words.OBJECT_PRONOUNS.has(next.lower));
  // A plural hardly stands before another noun: "and records name and company".
  const second = tokens[lead + 2];
  const isBeforeNoun =
    next?.kind === 'word' &&
    !Words.PREPOSITIONS.has(next.lower) &&
    (isCommonNoun(next.lower) || (isDescription(next.lower) && second?.kind === 'word' && isCommonNoun(second.lower)));
  const follows = canFollowVerb(next) || (isBeforeNoun && next !== undefined && isDescription(next.lower));
  // "wheels out the bikes", but "stems in the tubes"
  const isInside = /^(?:in|on)$/u.test(next?.lower ?? '') && !isPhrasal(reading.lemma, next?.lower ?? '');
  const hasParticle =
    next !== undefined &&
    Words.PARTICLES.has(next.lower) &&
    second !== undefined &&
    beginsPhrase(second) &&
    !(isInside && share < 0.5);
  const isVerb = next
    ? follows && (hasObject || isBeforeNoun || hasParticle || share >= 0.5)
    : share >= 0.75 || Words.DONE_WITHOUT_OBJECT.has(reading.lemma);
  return isVerb ? { form: 'finite', verb: lead } : null;
}

/** "[takes the keys] and on Friday evening | locks the shed": where the verb stands behind a time; 0 where none does. */
function verbBehindTime(tokens: readonly Token[], lead: number): number {
  if (!OPENS_TIME.test(tokens[lead]?.lower ?? '')) return 0;
  const at = tokens.findIndex(
    ({ lower }, index) =>
      index > lead + 1 &&
      index <= lead + MOST_OF_TIME &&
      IS_TIME.test(tokens[index - 1]?.lower ?? '') &&
      readingOf(lower, 's') !== null,
  );
  const next = tokens[at + 1];
  const hasObject = next !== undefined && (canFollowVerb(next) || Words.OBJECT_PRONOUNS.has(next.lower));
  return at > 0 && hasObject && verbShare(readingOf(tokens[at]?.lower ?? '', 's')?.lemma ?? '') >= 0.4 ? at : 0;
}

/** "moves | chilled goods" */
export function isDescription(word: string): boolean {
  return isAdjective(word) || readingOf(word, 'participle') !== null;
}

/** "[the log is kept] and is signed", "[the driver shall call] and shall tell": only the auxiliary is said again. */
function readSharedAuxiliary(tokens: readonly Token[], lead: number, previous: Clause | null): Clause | null {
  const word = tokens[lead]?.lower ?? '';
  const verb = tokens[lead + 1]?.lower ?? '';
  const isPassive = previous !== null && /^(?:passive|participle|reduced)$/u.test(previous.form);
  if (isPassive && /^(?:is|are|gets?)$/u.test(word) && readingOf(verb, 'participle'))
    return { form: 'participle', verb: lead + 1 };
  // "[two percent is normal] and gets noted"
  const isActive = previous?.form === 'active' || previous?.form === 'finite';
  if ((isActive || previous?.form === 'state') && /^(?:is|are|gets?)$/u.test(word) && readingOf(verb, 'participle'))
    return { form: 'participle', verb: lead + 1 };
  const isDuty = /^(?:must|shall|should|will)$/u.test(word) && readingOf(verb, 'base') !== null;
  return isActive && isDuty ? { form: 'finite', verb: lead + 1 } : null;
}
