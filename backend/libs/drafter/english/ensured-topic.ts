import { readingOf } from './lexicon/words.js';
import { titleFrom } from './title.js';

/** "To make sure that every new supplier is checked before we buy" */
const ENSURED =
  /^(?:to )?(?:make sure|ensure|ensuring|guarantee|see to it)(?: that)? ((?:(?:all|every|each|the|our|any|no) )?\p{L}[\p{L} -]{2,50}?) (?:is|are|gets?) (?:(?:always|properly|correctly|safely|fully|regularly|all|being) )*(\p{L}+)(?=[\s,.;]|$)/iu;

/** A title for what a purpose says that shall be done; null where it says nothing of the kind. */
export function ensuredTitle(purpose: string): string | null {
  const [, thing = '', done = ''] = ENSURED.exec(purpose) ?? [];
  const lemma = readingOf(done.toLowerCase(), 'participle')?.lemma;
  const things = thing.replace(/^(?:all|any) /iu, '');
  const isName = thing !== '' && !/^no\s|\b(?:we|you|they|it|nothing|nobody|everything|everyone)\b/iu.test(thing);
  return lemma && isName ? titleFrom(`we ${lemma} ${things}`) || null : null;
}

/** "Control of gauge use | on the asphalt and compaction crews (density gauge)" */
export function upToPlace(name: string): string {
  return name.replace(/\s?\([^)]*\)/gu, '').replace(/(?<=\S \S.*) (?:on|in|at|within|during) .*$/iu, '');
}
