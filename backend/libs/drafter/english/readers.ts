import { isBusiness } from './business-topic.js';
import { readClause } from './clause.js';
import { isCommonNoun, isGroupNoun, isPersonNoun, isTeamNoun, singularOf } from './lexicon/words.js';
import { isOutsider } from './role.js';
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

/** Parts of a business. */
const UNIT =
  /^(?:department|branch|site|location|office|shift|division|unit|region|floor|depot|outlet|desk|house|company|firm|business|organi[sz]ation)$/u;
const OF_US = /^(?:(?:all|both|each|every|any|our|my|the|new|other|whole|entire|of) ){1,3}(?=\p{L})/iu;
const WHERE_AT_END = /\s(?:at|in|on|of|from|who|which|that)\s.*$/iu;
const MAX_READERS_WORDS = 4;

/** Whether what a procedure is wanted for is only who follows it or where: "all departments", "our property managers", and no visitors. */
export function namesOnlyReaders(name: string): boolean {
  const plain = name.trim().replace(/[?.!]+$/u, '');
  const readers = plain.replace(WHERE_AT_END, '').replace(OF_US, '');
  const words = readers.toLowerCase().split(' ');
  const last = singularOf(words.at(-1) ?? '');
  const isOfUs = OF_US.test(plain) || plain !== plain.toLowerCase();
  if (words.length > MAX_READERS_WORDS || !isOfUs || /^\p{L}+ing\b/u.test(plain)) return false;
  const isWorker = (isPersonNoun(last) || isTeamNoun(last) || isGroupNoun(last)) && !isOutsider(last);
  return isWorker || UNIT.test(last) || isBusiness(last);
}
