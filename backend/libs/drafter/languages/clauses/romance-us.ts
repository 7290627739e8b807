import { finiteFormOf, headOf, type RomanceGrammar } from './romance-grammar.js';

/** Whether a clause begins with what "we" do, which no noun looks like: "contamos los bultos", "li chiamiamo". */
export function isOfUs(clause: string, grammar: RomanceGrammar): boolean {
  const { verb } = headOf(clause, grammar);
  const form = /mos?$/u.test(verb) ? finiteFormOf(verb, grammar) : null;
  return form !== null && form.persons.size === 1 && form.persons.has('we');
}

/** "je décide moi-même": without whoever says so, nobody would know whose work it is. */
export const BY_MYSELF = /(?<!\p{L})(?:moi-même|yo mism[oa]|io stess[oa]|eu (?:mesm[oa]|própri[oa]))(?!\p{L})/iu;
