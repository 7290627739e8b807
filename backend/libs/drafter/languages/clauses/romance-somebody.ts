import { subjectOf } from '../actors.js';
import { endsLikeJob, isHumanAct, mayBeSomebody } from './human-acts.js';
import type { Subject } from './order.js';
import { infinitiveOf, isDeterminer, isFiniteWord, isPronoun, type RomanceGrammar, THIRD } from './romance-grammar.js';
import { whoeverIn } from './romance-whoever.js';

/** "la enfermera de turno revisa": so many words may stand between somebody and the verb. */
const MAX_WORDS_OF_ROLE = 3;
/** "Marta abre …", "A Sônia abre …" */
const NAMED =
  /^(?:(?:[OoAa]|[Ii]l|[Ll]a|[Ee]l)\s(?=\p{Lu}))?((?:(?:Dra?|Sra?|Srta|Mme|Mlle|M|Prof|Profa|Sig|Dott)\.?\s|[Ss]ig\.ra\s|[Ss]ig\.\s)?\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?)\s+(\p{Ll}.+)$/su;
const OF_SOMEBODY =
  /^(?:de|del|do|da|du|des|di|della|dei|en|in|al|alla|allo|ai|alle|agli|à la|au|aux)\s\p{L}+(?:\s\p{L}+)?$/iu;
/** "la gobernanta", "le maître d'hôtel", "il capo", with what follows. */
const NOUN =
  /^(?:el|la|los|las|le|les|l['’]|il|lo|i|gli|o|a|os|as|un|una|une|uno|um|uma|cada|ogni|chaque)(?:\s+|(?<=['’]))(?<role>(?<noun>\p{Ll}{4,})(?:\s(?:de|del|do|da|di|du|della|des)\s\p{Ll}{3,})?)\s+(?<rest>\p{Ll}.*)$/isu;
/** What a thing does as well, whatever its ending. */
const NO_ACT =
  /^(?:mostrar|indicar|marcar|dar|llevar|contener|levar|conter|avisar|montrer|indiquer|afficher|donner|contenir|porter|mostrare|indicare|dare|contenere|portare|avvisare|segnalare|medir|misurare|mesurer)$/u;

/** "le solde de tout | compte est remis": a noun that looks like a verb. */
const VERB_BEHIND = /^\p{Ll}+\s(?:est|sont|es|son|è|é|são)\s/iu;

/** Who a clause begins with: "La enfermera de turno revisa …", "Marta abre la caja"; null where nobody is certain. */
export function somebodyIn(clause: string, grammar: RomanceGrammar, lang: string): Subject | null {
  const found =
    whoeverIn(clause, grammar) ??
    jobIn(clause, grammar, lang) ??
    actingNounIn(clause, grammar) ??
    namedIn(clause, grammar);
  return found && VERB_BEHIND.test(found.rest) ? null : found;
}

function jobIn(clause: string, grammar: RomanceGrammar, lang: string): Subject | null {
  const acting = subjectOf(clause, lang);
  if (!acting) return null;
  const words = acting.rest.split(/\s+/u);
  const at = words.findIndex((word) => isFiniteWord(word, grammar));
  const skipped = words.slice(0, Math.max(0, at)).join(' ');
  // "la enfermera jefa", "le service hygiène"
  const isOneWord =
    at === 1 &&
    /^\p{Ll}{3,}$/u.test(skipped) &&
    !isPronoun(skipped, grammar) &&
    !grammar.subordinator.test(skipped) &&
    !grammar.adverb.test(`${skipped} x`);
  const isNamed = at > 0 && at <= MAX_WORDS_OF_ROLE && (isOneWord || OF_SOMEBODY.test(skipped));
  const role = isNamed ? `${acting.role} ${skipped}` : acting.role;
  return { doer: { kind: 'role', role }, rest: isNamed ? words.slice(at).join(' ') : acting.rest };
}

/** "La gobernanta verifica …": who does what only people do, or has a name that ends as jobs do. */
function actingNounIn(clause: string, grammar: RomanceGrammar): Subject | null {
  const { role = '', noun = '', rest = '' } = NOUN.exec(clause)?.groups ?? {};
  if (role === '' || !mayBeSomebody(noun)) return null;
  const [verb = '', next = ''] = rest.split(/\s+/u);
  const infinitive = infinitiveOf(verb, grammar, THIRD);
  if (infinitive === null) return null;
  const isJob = endsLikeJob(noun) && !NO_ACT.test(infinitive) && isDeterminer(next, grammar);
  return isJob || (isHumanAct(infinitive) && next !== '') ? { doer: { kind: 'role', role }, rest } : null;
}

/** "Cuando llega un paciente": no name. */
const OPENS_CLAUSE =
  /^(?:quien|quienes|quem|chi|qui|cuando|si|como|mientras|aunque|porque|quando|se|mentre|siccome|perché|enquanto|embora|quand|lorsque|comme|puisque|si)$/iu;

function namedIn(clause: string, grammar: RomanceGrammar): Subject | null {
  const [, name = '', rest = ''] = NAMED.exec(clause) ?? [];
  const [verb = '', next = ''] = rest.split(/\s+/u);
  const isNamed =
    name !== '' &&
    !(grammar.verbs.isInfinitive(name) || isFiniteWord(name, grammar)) &&
    !isDeterminer(name, grammar) &&
    !grammar.leads.test(`${name} `) &&
    !OPENS_CLAUSE.test(name) &&
    infinitiveOf(verb, grammar, ['one']) !== null &&
    isDeterminer(next, grammar);
  return isNamed ? { doer: { kind: 'role', role: name }, rest } : null;
}
