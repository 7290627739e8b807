import type { ClauseContext } from './clause-form.js';
import * as Words from './lexicon/closed-classes.js';
import { isGroup, isPerson } from './noun-phrase.js';
import { readPredicate } from './predicate.js';
import type { Token } from './tokens.js';

/** "[keep it shut], so the heat stays in": what comes of it; "so you lock it" is what is done next. */
export function isSoThat([so, ...rest]: readonly Token[], { people, previous }: ClauseContext): boolean {
  if (previous === null || so?.lower !== 'so') return false;
  const first = rest[0]?.lower ?? '';
  if (/^(?:it|they|that|this|there|nothing|nobody)(?:'\p{L}+)?$/u.test(first)) return true;
  const verb = Words.ARTICLES.has(first) ? readPredicate(rest, 0, people) : null;
  return (
    verb !== null &&
    'subject' in verb &&
    !isPerson(rest.slice(...verb.subject), people) &&
    !isGroup(rest.slice(...verb.subject))
  );
}
