import { subjectOf } from '../actors.js';
import type { Person } from '../verbs/verb-table.js';
import type { Doer, ForeignOrder } from './order.js';
import { infinitiveOf, lowered, type RomanceGrammar, tellsMore } from './romance-grammar.js';

const PERSONS: readonly Person[] = ['one', 'they', 'we', 'I', 'you'];

/** An adjective behind who does it. */
const OF_ROLE = /^\p{Ll}+(?:[aiu]d[oa]s?|[aiu]t[oaie]|ern[oaie]s?)(?=\s)/u;

/** "El parte lo firma el huésped", "les tommes, tu les retournes": the object stands first, and a pronoun takes it up. */
export function orderOfTopic(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const groups = grammar.topic.exec(clause)?.groups;
  if (!groups) return null;
  const { thing = '', pronoun = '', object = '', said = '', after = '' } = groups;
  const isPlural = grammar.pluralWord.test(thing);
  if (isPlural !== grammar.pluralObjects.test(object) || grammar.subordinator.test(thing) || grammar.leads.test(thing))
    return null;
  const infinitive = infinitiveOf(said, grammar, PERSONS);
  const { doer, rest } = subjectBehind(after.trim(), pronoun, grammar, lang);
  if (infinitive === null || doer === null || tellsMore(rest, grammar)) return null;
  return { text: `${infinitive} ${lowered(thing, grammar)} ${rest}`.trim(), doer, when: null };
}

/** "lo firma el huésped al llegar": who does it stands behind the verb, or before it. */
function subjectBehind(
  after: string,
  pronoun: string,
  grammar: RomanceGrammar,
  lang: string,
): { doer: Doer | null; rest: string } {
  if (pronoun !== '') return { doer: { kind: grammar.same.test(`${pronoun} `) ? 'meant' : 'nobody' }, rest: after };
  // "El dueño lo firma": without anybody behind it, the first words may be who does it.
  const behind = subjectOf(`${after} .`, lang);
  if (!behind) return { doer: null, rest: after };
  // "los retira una empresa autorizada cada mes"
  const more = OF_ROLE.exec(behind.rest)?.[0] ?? '';
  const told = behind.rest.slice(more.length).replace(/\s?\.$/u, '');
  return { doer: { kind: 'role', role: `${behind.role} ${more}`.trim() }, rest: told.trim() };
}
