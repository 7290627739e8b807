import { capitalise } from '../../text/words.js';
import { subjectOf } from '../actors.js';
import { CAUSES, type GermanicGrammar, isPluralVerb } from './germanic-grammar.js';
import { isHumanAct, mayBeSomebody } from './human-acts.js';
import type { Doer } from './order.js';

/** Where the verb of a clause is, and what stands before and behind it. */
export interface Field {
  before: string;
  verb: string;
  behind: string;
  /** Whether what is asked or told follows the clause. */
  hasClause?: boolean;
  /** Whether the clause begins with a small letter, so that its first word is no noun of German. */
  isSmall?: boolean;
}

/** "gehen beide Schichtführer …", "gehen alle …" */
const SEVERAL = /^(beide|alle|zwei|drei|allen|twee|drie)\s(\p{L}[\p{L}-]+)(?=\s)/u;

/** "tauscht ihn der Monteur aus": a pronoun stands before who does it. */
const OBJECT_FIRST =
  /^(ihn|ihm|ihnen|es|sich|mir|uns|dir|dich|hem|haar|hen|zich)\s((?:der|die|das|ein|eine|unsere?|de|een)\s.+)$/u;

const NAMED = /^(?:Frau|Herr|mevrouw|meneer)\s\p{Lu}\p{L}+/u;
/** Verbs of one person, which are in no table: "muss", "wird". */
const SINGULAR = /^(?:muss|soll|sollte|hat|wird|ist|kann|darf)$/u;

function isOfOne(verb: string, { verbs }: GermanicGrammar): boolean {
  const persons = verbs.finiteForm(verb)?.persons;
  return SINGULAR.test(verb) || (persons?.has('one') === true && !persons.has('they'));
}

/** Who acts before the verb of a clause; null where nobody does for certain. */
export function subjectIn({ before, verb, behind }: Field, grammar: GermanicGrammar): Doer | null {
  // "iedere maand telt de beheerder …": a time.
  if (before === '' || grammar.leads.test(`${before} `)) return null;
  // "Sie füllt den Zettel aus": one person, where the polite form would be a plural.
  if (before === 'Sie' && grammar.hasCapitalNouns && isOfOne(verb, grammar)) return { kind: 'meant' };
  // "klant laten tekenen": an infinitive behind it tells that nobody is named.
  const isNote = CAUSES.test(verb) && /\p{Ll}en$/u.test(behind) && !grammar.articles.test(`${before} `);
  if (isNote && !grammar.nobody.test(before)) return null;
  return somebody(before, grammar) ?? actingNoun({ before, verb, behind }, grammar);
}

/** "Die Hausdame prüft …": an article and a single noun that does what only people do. */
function actingNoun({ before, verb, behind }: Field, grammar: GermanicGrammar): Doer | null {
  const noun = before.replace(grammar.articles, '');
  // "die Zählerstände schreibt er auf": what stands first is written down.
  const [next = ''] = behind.split(/\s+/u);
  if (
    grammar.same.test(next) ||
    grammar.nobody.test(next) ||
    (/^der\s/u.test(behind) && invertedSubject(behind, grammar))
  )
    return null;
  // "de temperatuur noteren op de lijst": one thing before a verb of several is what it is done to.
  if (!grammar.hasCapitalNouns && isPluralVerb(verb, grammar) && !/(?:en|s)$/u.test(noun)) return null;
  const isOne = behind !== '' && noun !== before && /^\p{L}[\p{L}-]{3,}$/u.test(noun) && mayBeSomebody(noun);
  const infinitive = grammar.verbs.finiteForm(verb)?.infinitive ?? '';
  return isOne && isHumanAct(infinitive) ? { kind: 'role', role: noun } : null;
}

/** Somebody who is all that stands before the verb. */
function somebody(before: string, grammar: GermanicGrammar): Doer | null {
  if (grammar.nobody.test(before)) return { kind: 'nobody' };
  if (grammar.same.test(before)) return { kind: 'meant' };
  const role = roleOf(before, grammar);
  return role === null ? null : { kind: 'role', role };
}

function roleOf(before: string, grammar: GermanicGrammar): string | null {
  const named = /^(?:Frau|Herr|mevrouw|meneer)\s\p{Lu}\p{L}+$/u.exec(before)?.[0];
  if (named) return capitalise(named);
  const known = subjectOf(`${before} x`, grammar.lang);
  const name = known?.rest.replace(/\s?x$/u, '') ?? '';
  if (known && (name === '' || /^(?:im|in|vom|von|der|des|am|an|van|op|aan|uit)\s(?:\p{L}+\s)?\p{L}+$/iu.test(name)))
    return name === '' ? known.role : `${known.role} ${name}`;
  // "de medewerker klantenservice": in Dutch what somebody is there for stands behind the job.
  if (known && !grammar.hasCapitalNouns && /^\p{Ll}{4,}$/u.test(name) && !grammar.adverbs.test(`${name} x`))
    return `${known.role} ${name}`;
  const bare = before.replace(grammar.articles, '');
  return bare !== before && grammar.person.test(bare) ? bare : null;
}

/** "… zählt der Lagerist die Kabel": who does it stands right behind the verb. */
export function invertedSubject(behind: string, grammar: GermanicGrammar): { doer: Doer; rest: string } | null {
  const [first = ''] = behind.split(/\s+/u);
  // "Diese informiert den Kunden": no case of a subject.
  if (grammar.hasCapitalNouns && /^(?:den|dem|einen|einem)$/u.test(first)) return null;
  const polite = grammar.polite.exec(behind)?.[0] ?? '';
  if (polite !== '') return { doer: { kind: 'nobody' }, rest: behind.slice(polite.length) };
  if (grammar.nobody.test(first)) return { doer: { kind: 'nobody' }, rest: behind.slice(first.length).trim() };
  const [, object = '', after = ''] = OBJECT_FIRST.exec(behind) ?? [];
  const later = object === '' ? null : invertedSubject(after, grammar);
  if (later?.doer.kind === 'role') return { ...later, rest: `${object} ${later.rest}`.trim() };
  if (grammar.same.test(first)) return { doer: { kind: 'meant' }, rest: behind.slice(first.length).trim() };
  // "zählt Frau Lindner die Spenden"
  const named = NAMED.exec(behind)?.[0];
  if (named) return { doer: { kind: 'role', role: capitalise(named) }, rest: behind.slice(named.length).trim() };
  const several = severalIn(behind, grammar);
  if (several) return several;
  if (!grammar.articles.test(behind)) return null;
  const known = subjectOf(`${behind} .`, grammar.lang);
  if (known) return { doer: { kind: 'role', role: known.role }, rest: known.rest.replace(/\s?\.$/u, '') };
  const [article = ''] = grammar.articles.exec(behind) ?? [];
  const [word = ''] = behind.slice(article.length).split(/\s+/u);
  return grammar.person.test(word)
    ? { doer: { kind: 'role', role: word }, rest: behind.slice(article.length + word.length).trim() }
    : null;
}

/** Those who act together; everybody is nobody in particular. */
function severalIn(behind: string, grammar: GermanicGrammar): { doer: Doer; rest: string } | null {
  const [said = '', several = '', noun = ''] = SEVERAL.exec(behind) ?? [];
  if (said === '') return null;
  const known =
    grammar.person.test(noun) || subjectOf(`${grammar.hasCapitalNouns ? 'der' : 'de'} ${noun} .`, grammar.lang);
  if (known) return { doer: { kind: 'role', role: capitalise(said) }, rest: behind.slice(said.length).trim() };
  const isEverybody = /^\p{Ll}/u.test(noun) && grammar.leads.test(`${noun} x`);
  return isEverybody ? { doer: { kind: 'nobody' }, rest: behind.slice(several.length).trim() } : null;
}
