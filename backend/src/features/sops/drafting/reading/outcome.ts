import { fillArticles } from '../grammar/articles.js';
import type { ClauseContext } from '../grammar/clause.js';
import { objectOf, resolvePronoun } from '../grammar/pronouns.js';
import { readClause } from '../grammar/read-clause.js';
import { splitClauses } from '../grammar/split-clauses.js';
import { capitalise, lowerFirst, trimPunctuation } from '../text/words.js';

/** An exception to what stands before belongs to it. */
const TAIL = /^(?:unless|except|only|never|not)\b/iu;
const REASON = /^(?:that|this) is the (?:rule|policy|law)\b\s*/iu;

/** Gives what is done in an exceptional case in one line, instructions joined by semicolons. */
export function outcomeText(outcome: string, context: ClauseContext): string {
  let object: string | null = null;
  const parts: string[] = [];
  for (const written of splitClauses(outcome, context)) {
    const clause = trimPunctuation(written.replace(REASON, ''));
    if (clause === '') continue;
    const reading = readClause(clause, context);
    if (parts.length > 0 && TAIL.test(clause)) {
      parts[parts.length - 1] += `, ${clause}`;
      continue;
    }
    const isOwnWords = reading.kind !== 'action' || (reading.role !== null && !reading.goesOn);
    const text = isOwnWords ? spokenPlainly(clause) : fillArticles(resolvePronoun(reading.text, object));
    if (reading.kind === 'action') object = objectOf(reading.text) ?? object;
    parts.push(parts.length === 0 ? capitalise(text) : lowerFirst(text, context.people));
  }
  return parts.join('; ');
}

/** "you do not just say no" → "do not just say no". */
function spokenPlainly(clause: string): string {
  return clause.replace(/^(?:you|we) (?=(?:do not|must|should|never)\b)/iu, '');
}
