import { orderCertainty } from '../imperative.js';
import { BE, MODALS } from '../lexicon/closed-classes.js';
import { isName } from '../name-phrase.js';
import { tokenise } from '../tokens.js';

/** "4.1 Entry to the yard. The foreman tests the air." */
const CLAUSE = /^\s*\d{1,2}(?:\.\d{1,2}){0,2}\.?\s+(\p{Lu}[\p{L} ,'’-]{2,45})\.\s+(\p{Lu}.{20,})$/u;
const NUMBERED = /^\s*\d{1,2}(?:\.\d{1,2}){0,2}\.?\s+\p{L}/u;
const COUNT = /^\s*\d{1,2}\.?\s+(?=\p{L}[^.]{3,80}$)/u;
const LEAST_CLAUSES = 3;
const MAX_NAME_WORDS = 6;
const MAX_SHORT_NAME = 3;

/** Numbered clauses of a policy, each of which begins with its name: the name becomes a heading, where nearly all have one. */
export function withNamedClauses(lines: readonly string[]): string[] {
  const named = lines.map(readClause);
  const found = named.filter((clause) => clause !== null).length;
  const numbered = lines.filter((line) => NUMBERED.test(line)).length;
  if (found < LEAST_CLAUSES || found < numbered - 1) return [...lines];
  const first = lines.findIndex((line) => line.trim() !== '');
  return lines.flatMap((line, at) => {
    const clause = named[at];
    if (clause) return [`## ${clause.name}`, clause.text];
    // "4. Pit work" above "4.1 Entry. …"
    return [at === first ? line.replace(COUNT, '# ') : line];
  });
}

function readClause(line: string): { name: string; text: string } | null {
  const [, name = '', text = ''] = CLAUSE.exec(line) ?? [];
  const tokens = tokenise(name);
  // "Limed hides": so few words are a name, whatever they look like.
  const isShort = tokens.length <= MAX_SHORT_NAME && !tokens.some(({ lower }) => BE.has(lower) || MODALS.has(lower));
  const isHeading =
    tokens.length <= MAX_NAME_WORDS && orderCertainty(tokens, 0) < 2 && (isShort || isName(tokens, new Set()));
  return name !== '' && isHeading ? { name, text } : null;
}
