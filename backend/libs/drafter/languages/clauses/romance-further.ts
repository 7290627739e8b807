import type { Person } from '../verbs/verb-table.js';
import type { ForeignOrder } from './order.js';
import { infinitiveOf, isDeterminer, isPreposition, type RomanceGrammar } from './romance-grammar.js';

/** "… ou écrit des …" */
const OR_VERB = /((?:^|\s)(?:ou|o|oppure)\s)(\p{Ll}{3,}) ([\p{L}'’]+)(?=\s|$)/iu;

/** "lavan y secan los platos": a second verb with the same object. */
export function furtherVerbs(
  after: string,
  grammar: RomanceGrammar,
  persons: readonly Person[],
): { verbs: string; after: string } {
  const [match = '', and = '', verb = ''] =
    new RegExp(`^(${grammar.and})\\s+(\\p{Ll}+)\\s+(?=\\p{L})`, 'iu').exec(after) ?? [];
  const rest = after.slice(match.length);
  const infinitive = match !== '' && isDeterminer(rest, grammar) ? infinitiveOf(verb, grammar, persons) : null;
  return infinitive === null ? { verbs: '', after } : { verbs: `${and} ${infinitive}`, after: rest };
}

/** "refuse la livraison ou écrit des réserves": what may be done instead, in the form of the first verb. */
export function withOtherVerb(after: string, grammar: RomanceGrammar, persons: readonly Person[]): string {
  return after.replace(OR_VERB, (whole, or: string, verb: string, behind: string) => {
    // "guarda o envelope": an article.
    const isOr = !isDeterminer(or.trim(), grammar);
    const isClause = isOr && (isDeterminer(behind, grammar) || isPreposition(behind));
    const infinitive = isClause ? infinitiveOf(verb, grammar, persons) : null;
    return infinitive === null ? whole : `${or}${infinitive} ${behind}`;
  });
}

/** "solo se …", "incluso si …", "por si …": the word before a case is a part of it. */
const NARROWS =
  /\s(?:por|como|aun|incluso|solo|sólo|solamente|únicamente|anche|soltanto|come|mesmo|só|somente|apenas|même|seulement|uniquement|comme)$/iu;

/** Whether a clause, or the order that it is, ends with a word that only the case behind it explains: "se limpia sólo | si está sucia". */
export function narrowsCase(clause: string, order: ForeignOrder | null): boolean {
  return NARROWS.test(clause) || (order !== null && NARROWS.test(order.text));
}

/** Whether a clause begins with a word in the plural and a place, which no order does: "partes en la carpeta", "notes dans le classeur". */
export function namesSeveral(clause: string): boolean {
  const [word = '', next = ''] = clause.split(/\s+/u);
  return /^\p{L}{3,}[ae]s$/u.test(word) && isPreposition(next);
}
