import nlp from 'compromise';
import { readVerb } from '../grammar/verb-forms.js';
import { ACRONYMS } from '../lexicon/acronyms.js';
import { ROLE_HEADS } from '../lexicon/role-words.js';
import { SYSTEMS } from '../lexicon/systems.js';
import { VERBS } from '../lexicon/verbs.js';

const CANDIDATE = /(?:\b(?:Dr|Mr|Mrs|Ms|Prof)\.?\s)?\b\p{Lu}\p{Ll}{1,20}(?:[ -]\p{Lu}\p{Ll}{1,20})?\b/gu;
const MAX_CANDIDATES = 200;
const NOT_NAMES =
  /^(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Drive|Google|Windows|English|Target|Check|System|Note|Step|If|The|No|Not|Never|We|You|They|It|Only|Two|One|All|Every|Each|After|Before|When|On|In|At|My|Our|Staff)\b/u;
const TITLED = /^(?:Dr|Mr|Mrs|Ms|Prof)\b/u;

/** Gives the people that an English request names, as they are named: "Priya", "Dr. Osei". */
export function peopleIn(text: string): ReadonlySet<string> {
  const people = new Set<string>();
  const lowerWords = new Set(text.match(/\b\p{Ll}{2,}\b/gu));
  const candidates = [...text.matchAll(CANDIDATE)].slice(0, MAX_CANDIDATES);
  for (const match of candidates) {
    for (const name of namesOf(match[0])) {
      if (people.has(name)) continue;
      if (isExcluded(name, lowerWords)) continue;
      const index = text.indexOf(name, match.index);
      if (TITLED.test(name) || isPersonHere(text, index, name)) people.add(name);
    }
  }
  return people;
}

/** "Maria Lopez" may be one name, "Call Sam" is a word and a name. */
function namesOf(candidate: string): string[] {
  const words = candidate.split(' ');
  if (words.length < 2 || TITLED.test(candidate)) return [candidate];
  const [first = '', second = ''] = words;
  return readVerb(first) || NOT_NAMES.test(first) || ROLE_HEADS.has(first.toLowerCase())
    ? [second]
    : [candidate, first, second];
}

function isExcluded(name: string, lowerWords: ReadonlySet<string>): boolean {
  if (TITLED.test(name)) return false;
  const lower = name.toLowerCase();
  return (
    NOT_NAMES.test(name) ||
    SYSTEMS.has(lower) ||
    lowerWords.has(lower) ||
    VERBS.has(lower) ||
    ROLE_HEADS.has(lower) ||
    ACRONYMS.has(name.toUpperCase())
  );
}

function isPersonHere(text: string, index: number, name: string): boolean {
  const before = text.slice(Math.max(0, index - 30), index);
  const after = text.slice(index + name.length, index + name.length + 30);
  const roleBefore = /([\p{L}]+)\s?(?:\(|:\s?|\s)$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  if (ROLE_HEADS.has(roleBefore)) return true;
  if (/\bthat['’]?s $|\bthat is $|\bcalled $|\bnamed $/iu.test(before)) return true;
  const isKnownName = nlp(name).has('#Person');
  if (/^['’]s\b/u.test(after)) return isKnownName;
  const nextWord = /^(?:,? and \p{Lu}\p{Ll}+| or \p{Lu}\p{Ll}+)?\s([\p{Ll}]+)/u.exec(after)?.[1] ?? '';
  const acts = readVerb(nextWord)?.form === 'third' || /^(?:is|has|does|will|must|should|gets)$/u.test(nextWord);
  const isSentenceStart = /(?:^|[.!?:]\s|\n\s{0,3}(?:[-•*]\s)?)$/u.test(before);
  return (acts && !isSentenceStart) || (acts && isKnownName) || (isKnownName && !isSentenceStart);
}
