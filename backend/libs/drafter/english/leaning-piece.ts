import { readClause } from './clause.js';
import { isNoun, readingOf, verbShare } from './lexicon/words.js';
import type { Line } from './line.js';
import { tokenise } from './tokens.js';

/** "there we accept up to 2 °C", but not "there is no quarantine" */
const POINTS_TO_PLACE = /^there (?!is|are|was|were|will|must|should|may|might|can|has|have|isn|aren)\p{L}/iu;
/** "those are billed", but not "those who …" */
const THOSE = /^(?:those|these) (?:are|is|get|go|have|must|may|can)\b/iu;
/** "more than 300 mm", "over £500": a case that is not said as one. */
const BARE_LIMIT =
  /^(?:(?:more|less|fewer|greater|higher|lower|older|longer|shorter) than|over|under|above|below|up to) [$€£]?\d/iu;
const ONLY_WHEN = /^(?:only|not|never) (?:after|before|if|when|until|once|with|by|on|at|in|for|to)\b/iu;
/** Forms of what is no clause: a note, a thing in its place, a phrase. */
export const NOTE_FORMS: ReadonlySet<Line['form']> = new Set(['note', 'placed', 'reduced', 'phrase', 'participle']);
const BEHIND_SIGN = /[,:;]\s$/u;
/** "if any are missing we change the lock …, unless it is a fob": what is done stands between the two. */
const HOLDS_EXCEPTION = /^(?:if|when|whenever|once)\b.{8,}\bunless\b/iu;

/** A word that is a verb in so few of its uses. */
const HARDLY_VERB = 0.3;

/** "handle complaints about noise, who first phones the room": what was said of whoever acts, cut from them. */
const CUT_RELATIVE = /, (?:\p{L}+ of )?who(?:m|se)?\s/iu;
/** "send it to the clerk, who has the key, and is filed": what is said of the thing, behind what is said of somebody else. */
const GOES_ON_BEHIND = /, who(?:m|se)?\s[^,]*,? (?:and|or|but)\s/iu;
/** "hot food is not", "clerks may not" */
const GAPPED_END = /\b(?:is|are|does|do|may|can|must|need|has|have|will|should)(?: not|n['’]t)$|\bcannot$/iu;
/** "and stays in the cradle": how it is then, behind what is done. */
const STAYS = /^(?:then )?(?:stays|remains|keeps|lies|hangs|stands|waits|sits|goes|comes|gets)\b/iu;
const AND_STAYS = /\b(?:and|but) (?:then )?(?:stays|remains|keeps|lies|hangs|stands|waits|sits|goes|comes|gets)\b/iu;
const TELLS_WHY = /^(?:there|it|that|this)(?:['’]s| is| means)\b/iu;

/** Whether an order that was made of a passive still holds words that were said of a person or a thing. */
export function holdsSaidOfSubject({ form, isKept, role, text }: Line): boolean {
  const isCut = role === null ? GOES_ON_BEHIND.test(text) : CUT_RELATIVE.test(text);
  return form === 'passive' && !isKept && (isCut || AND_STAYS.test(text));
}

/** Whether a condition goes on past what is done in it. */
export function holdsWhatIsDone(when: string | null): boolean {
  return when !== null && HOLDS_EXCEPTION.test(when);
}

/** Whether a sentence begins with a case that has no word of its own to say so: what follows holds only then. */
export function beginsWithLimit(first: Line): boolean {
  return NOTE_FORMS.has(first.form) && first.isKept && first.when === null && BARE_LIMIT.test(first.text);
}

/**
 * Whether a later piece of a sentence says something of an earlier one: "…, two signatures needed", "…, counted from the first
 * day", "…: there the gardener decides".
 * @param last the line before it @param before the words of the sentence up to it
 */
export function saysMoreOfBefore(line: Line, last: Line, before: string): boolean {
  if (GAPPED_END.test(line.asWritten) && !/^(?:if|when)\b/iu.test(line.asWritten)) return true;
  if (last.form === 'passive' && line.role === null && STAYS.test(line.asWritten)) return true;
  // "if it turns green there's still yeast in it, so leave it longer"
  if (TELLS_WHY.test(last.asWritten) && last.when !== null && /,\sso\s/iu.test(`${before.slice(-4)}${line.asWritten}`))
    return true;
  if (line.kind === 'statement' && isThing(line.asWritten) && /,\s$|\b(?:and|or)\s$/iu.test(before)) return true;
  // "…, not before, and only after the balance has been paid"
  if (ONLY_WHEN.test(line.asWritten) && /,\s(?:and\s|but\s)?$/iu.test(before)) return true;
  if (!BEHIND_SIGN.test(before)) return false;
  if (POINTS_TO_PLACE.test(line.asWritten) || THOSE.test(line.asWritten)) return true;
  const words = tokenise(line.asWritten).filter(({ kind }) => kind === 'word');
  return [words[0], words.at(-1)].some((word) => isOnlyParticiple(word?.lower ?? '')) && line.isKept;
}

/** "its spouse or business partners in our list": its only verb is hardly one. */
function isThing(text: string): boolean {
  const tokens = tokenise(text);
  const { clause } = readClause(tokens, { people: new Set(), previous: null });
  if (clause.form !== 'active' || !/^(?:its|their|his|her|our|your)$/u.test(tokens[0]?.lower ?? '')) return false;
  const verb = tokens[clause.verb]?.lower ?? '';
  return isNoun(verb) && verbShare(readingOf(verb, 's', 'base')?.lemma ?? '') < HARDLY_VERB;
}

/** "needed", "counted" */
function isOnlyParticiple(word: string): boolean {
  return word.endsWith('ed') && readingOf(word, 'participle') !== null && readingOf(word, 'base') === null;
}
