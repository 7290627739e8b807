import type { ReadingProfile } from '../languages/reading-profile.js';
import { capitalise, trimPunctuation } from '../text/words.js';

const KEPT_FOR = /\s(?:durante|por|pendant|al menos|por lo menos|au moins|pelo menos)\s*$/iu;
const ARTICLE = /^\s*(?:el|la|los|las|le|les|l['’]|o|a|os|as)\s*(?=\p{L}{3})/iu;
/** So many words make a step of what stands before a record. */
const LEAST_STEP_WORDS = 4;

/** What is kept and how long, and what is done before; null where nothing is kept. */
export function recordIn(
  part: string,
  { retention }: ReadingProfile,
): { name: string; keep: string; step: string | null } | null {
  const groups = retention.exec(part)?.groups;
  const keep = groups?.['keep'];
  if (!keep) return null;
  const before = trimPunctuation(groups['name'] ?? '');
  // "el bidón lo recoge la empresa, guardar el justificante 3 años": what is kept stands after the verb.
  const object = trimPunctuation((groups['object'] ?? '').replace(KEPT_FOR, ' ').replace(ARTICLE, ''));
  const isStep = object !== '' && before.split(/\s+/u).length >= LEAST_STEP_WORDS;
  const name = object === '' ? before : object;
  return { name: capitalise(name === '' ? part : name), keep, step: isStep ? before : null };
}
