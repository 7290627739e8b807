import { readClause } from './clause.js';
import { isCommonNoun, isGroupNoun, isPersonNoun, isTeamNoun, singularOf } from './lexicon/words.js';
import { tokenise } from './tokens.js';

/** Whether a name is only that of people: "shift leaders", and not "artists and guests of the studio", which is said of the title then. */
export function namesNobodyElse(place: string): boolean {
  return !/\b(?:of|in|at|on)\b/iu.test(place);
}

/** Whether what stands behind "for" are readers: "… for shift leaders" names who follows it, "… for the office" where. */
export function areReaders(place: string, people: ReadonlySet<string>): boolean {
  const tokens = tokenise(place);
  const { clause } = readClause([...tokens, ...tokenise('check it')], { people, previous: null });
  // "residential solar jobs": no more than things.
  const last = tokens.at(-1)?.lower ?? '';
  const one = singularOf(last);
  const isThing = isCommonNoun(one) && !isPersonNoun(one) && !isGroupNoun(one) && !isTeamNoun(one);
  return clause.form === 'active' && !isThing && !/^(?:the|our|my|an?)\b/iu.test(place);
}
