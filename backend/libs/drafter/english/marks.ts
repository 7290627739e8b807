import { capitalise, lowerFirst } from '../text/words.js';
import { isGroup, isPerson } from './noun-phrase.js';
import { tokenise } from './tokens.js';

/** What stands at the end of a line about who may do it, or on which days. */
export interface Marked {
  text: string;
  role: string | null;
  caution: string | null;
  when: string | null;
}

const ROLE_ONLY = /\s*(?:[-–—,]\s+|\()(?:the )?([\p{L} ]{3,40}?) only\)?$/iu;
const DAYS_ONLY =
  /\s*\(((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:,| and| &) (?:mon|tues|wednes|thurs|fri|satur|sun)days?){0,6}) only\)/iu;

/** More than one thing to do, of which a mark at the end may mean the last only. */
const SEVERAL = /,|;|\band\b/iu;

/** Takes "- head chef only" and "(Tuesday and Friday only)" off a sentence. */
export function takeMarks(sentence: string, people: ReadonlySet<string>): Marked {
  const marked = DAYS_ONLY.exec(sentence);
  const days = marked && !SEVERAL.test(sentence.slice(0, marked.index)) ? marked : null;
  const text = days ? sentence.replace(days[0], '') : sentence;
  const when = days ? `Only on ${days[1] ?? ''}` : null;
  const suffix = ROLE_ONLY.exec(text.trimEnd());
  const name = suffix?.[1] ?? '';
  const tokens = tokenise(name);
  if (!suffix || suffix.index === 0 || !(isPerson(tokens, people) || isGroup(tokens))) {
    return { text, role: null, caution: null, when };
  }
  const caution = `To be done by the ${lowerFirst(name, people)} only`;
  return { text: text.slice(0, suffix.index), role: capitalise(name), caution, when };
}
