import type { FiniteForm } from '../verbs/verb-table.js';
import { isHumanAct } from './human-acts.js';
import { finiteFormOf, headOf, isNounAsWell, isPreposition, type RomanceGrammar } from './romance-grammar.js';

/** Pronouns that are what something is done to. */
const OBJECT = /^(?:lo|la|li|le|los|las|l['’]|o|a|os|as)$/iu;
/** Whether a pronoun is what something is done to. */
export function isObjectPronoun(clitic: string): boolean {
  return OBJECT.test(clitic);
}

/** "lo fotocopia", "la colocáis": no article, because its noun could not look so. */
export function isObjectHere(
  { clitics, verb, after }: { clitics: readonly string[]; verb: string; after: string },
  form: FiniteForm,
  grammar: RomanceGrammar,
): boolean {
  const [first = ''] = clitics;
  if (clitics.length !== 1 || isNounAsWell(verb, grammar)) return false;
  const isClear =
    (grammar.lang === 'es' &&
      (first === 'lo' ||
        (first === 'la' && /[^s]s$/u.test(verb)) ||
        (/^l[oa]s$/u.test(first) && /[aeo]$/u.test(verb)))) ||
    (grammar.lang === 'fr' && ((first === 'les' && /[^sxz]$/u.test(verb)) || /met$/u.test(verb))) ||
    // "la annota": an article would be elided.
    (grammar.lang === 'it' && /^l[oa]$/u.test(first) && /^[aeiou]/u.test(verb)) ||
    (grammar.lang === 'it' && (first === 'li' || (first === 'lo' && !/^(?:s[^aeiou]|z|gn|ps|x|y)/u.test(verb))));
  // "la anota": what only people do is told, where no noun looks so.
  // "las planchas desenchufadas": a noun of the plural, and how it is.
  const isNounOfMany =
    /^(?:l[ao]s|[oa]s)$/u.test(first) && /s$/u.test(verb) && /^\p{Ll}+[aio]d[oa]s(?!\p{L})/u.test(after);
  const isAct = /^l[aeio]s?$|^gli$/u.test(first) && isHumanAct(form.infinitive) && !isNounOfMany;
  const isOfMany = !form.persons.has('one') && !form.persons.has('I') && /(?:mos|[aeio]n|[áéí]is|ano|ono)$/u.test(verb);
  return isClear || isAct || isOfMany;
}

/** Whether a pronoun before the verb says what the work is done to. */
export function takesObject(clitics: readonly string[], grammar: RomanceGrammar): boolean {
  return (
    clitics.length > 0 &&
    clitics.every(
      (clitic) => clitic !== grammar.reflexive && /^(?:l[aeio]s?|l['’]|li|lui|leur|gli|lhes?)$/u.test(clitic),
    )
  );
}

const AWAY = /^(?:fuori|via|fora|fuera|aparte|dentro)$/iu;
/** "Mme Petit", "la Sra. Gil": what is said before a name. */
const ADDRESS = /^(?:M\.|MM\.|Mme|Mmes|Mlle|Dr\.?|Sr\.?|Sra\.?|Srta\.?|Don|Doña|Sig\.?|Sig\.ra|Dott\.?|Dona)$/u;

/** "appelez Karim", "prévient Mme Petit": an order, or what somebody does, to whoever is named behind the verb. */
export function namesSomebody(verb: string, next: string, { lang }: RomanceGrammar): boolean {
  const isOrder = lang === 'fr' && /\p{L}{2}ez$/u.test(verb) && /^\p{Lu}/u.test(next);
  return isOrder || (ADDRESS.test(next) && /^\p{Ll}/u.test(verb));
}

/** "se sacan del almacén", "si lavano con acqua": of things already named, without which it is no order. */
export function lacksThings(clause: string, grammar: RomanceGrammar): boolean {
  const { clitics, verb, after } = headOf(clause.replace(grammar.adverb, ''), grammar);
  const persons = finiteFormOf(verb, grammar)?.persons;
  const [next = ''] = after.split(/\s+/u);
  const isOpen = after === '' || isPreposition(next) || AWAY.test(next) || grammar.adverb.test(`${next} x`);
  const isOfMany = persons?.has('they') === true && !persons.has('one');
  return clitics.length === 1 && clitics[0] === grammar.reflexive && isOfMany && isOpen;
}
