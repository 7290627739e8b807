import { DETERMINER } from './word-classes.js';

const HAS_DETERMINER = new RegExp(`^${DETERMINER}(?=\\s|$)`, 'iu');
const NEEDS_NONE =
  /^(?:it|they|them|access|approval|permission|consent|feedback|help|last orders|payment|cash|credit|store credit|photo id|id|acceptance|introductions?|everything|everyone|anything|who|what|which|whether)\b/iu;
const NAME_OR_ACRONYM = /^(?:\p{Lu}[\p{Lu}\d&/-]+(?!\p{Ll})|[\p{L}-]*\d)/u;
/** Nouns that never stand alone inside a sentence. */
const SINGULAR_NOUNS =
  'client|customer|patient|guest|tenant|manager|supervisor|partner|trust account|operating account|bank account|ticket|order|invoice|list|sheet|log|log ?book|form|folder|alarm|door|label|date|name|lid|office|checklist|lock';
const BARE_PREPOSITION_OBJECT = new RegExp(
  `\\b(to|with|in|on|from|never|for|behind|after|against) (${SINGULAR_NOUNS})(?=$|[.,;)]| (?:before|after|by|within|until|and|or|on|at|in|the same)\\b)`,
  'giu',
);
const BARE_OBJECT =
  /^(\S+) (client|customer|patient|guest|tenant|manager|supervisor|alarm|door|doors|lights|windows|towels|floor|floors|tables|bins|balance sheet|checklist|oil)(?=$|[\s,.;)])/iu;

const CHECKED_ACRONYM = /^(check|test|open|close|reset|restart) (?=\p{Lu}{2,5} \p{Ll})/u;

/** Gives a noun phrase with "the", unless it has a determiner or is a name. */
export function withArticle(nounPhrase: string, names: ReadonlySet<string> = new Set()): string {
  if (HAS_DETERMINER.test(nounPhrase) || NEEDS_NONE.test(nounPhrase)) return nounPhrase;
  if (NAME_OR_ACRONYM.test(nounPhrase) && !/ /u.test(nounPhrase)) return nounPhrase;
  if ([...names].some((name) => nounPhrase.startsWith(name))) return nounPhrase;
  return `the ${nounPhrase}`;
}

/** Gives an instruction that was noted in shorthand with the articles that belong to it: "ask client" → "ask the client". */
export function fillArticles(instruction: string): string {
  return instruction
    .replace(BARE_OBJECT, '$1 the $2')
    .replace(CHECKED_ACRONYM, '$1 the ')
    .replace(BARE_PREPOSITION_OBJECT, '$1 the $2');
}
