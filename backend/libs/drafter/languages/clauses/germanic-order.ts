import { lowerFirst } from '../../text/words.js';
import { subjectOf, withoutAgent } from '../actors.js';
import {
  type GermanicGrammar,
  infinitiveOfParticiple,
  isFiniteVerb,
  isInfinitive,
  isPluralVerb,
} from './germanic-grammar.js';
import { type Predicate, passiveOf, predicateOf } from './germanic-predicate.js';
import { type Field, invertedSubject, subjectIn } from './germanic-subject.js';
import type { Doer, ForeignOrder } from './order.js';

/** So many words at most stand before the verb. */
const MAX_PREFIELD = 9;

/** "ruft die Spätschicht den Händler an": the first of two things may be who does it. */
const TWO_THINGS =
  /^(?:sich\s)?(?:der|die|das|ein|eine|de|het|een)\s(?:\p{Ll}+\s)?(?!(?:in|op|aan|uit|met|van|voor|naar|bij|door|over|onder|tegen|tot|na|per|om|te)\s)\p{L}+\s(?:den|die|das|einen|eine|ein|de|het|een)\s|^sich\s(?:der|die|das)\s/u;

/** "prüft, ob …", "stellt sicher, dass …": the clause behind is what it is about. */
const TOLD = /^,\s(?:ob|dass|wie|was|wer|wo|wann|welche[rsnm]?|of|dat|hoe|wat|wie|waar)\s/u;

/** "controleert de bon, het nummer en of …": behind things, what is asked ends with a verb of its own. */
const AND_WHETHER = /(?<!^\S+)\s(?:und (?:ob|dass)|en (?:of|dat))\s/u;

const MAIN_BEHIND = /^,\s(?:der|die|das)\s\p{Lu}[\p{L}-]+\s(\p{Ll}+)\s\S/u;

/** Verbs that begin a condition without "wenn". */
const OPENS_CASE = /^(?:hat|ist|sind|wird|werden|kann|muss|heeft|is|zijn|wordt|worden|kan|moet)\s/iu;

/** A second thing, to which it is done: "ruft sie den Arzt". */
const ANOTHER_THING = /^\p{L}+\s(?:\p{Ll}+\s)?(?:den|die|das|dem|der|einen?|eine[mr]?|de|het|een|\d+)\s\p{L}/u;

/** "stellt sie in die Kühlung": where a thing is put, told by the case in German and by the verb in Dutch. */
const TO_PLACE =
  /^(?:sie|ze)\s(?:in|auf|an|unter|über|hinter|neben|vor|op|aan|onder|achter|naast)\s(?:die|den|das|einen|eine|ein|de|het|een)\s/u;
const PUTS = /^(?:zetten|leggen|stoppen|hangen|gooien|doen|brengen|gieten|schuiven|stapelen|plaatsen|steken)$/u;

function isPut(verb: string, behind: string, { lang, verbs }: GermanicGrammar): boolean {
  return TO_PLACE.test(behind) && (lang === 'de' || PUTS.test(verbs.finiteForm(verb)?.infinitive ?? ''));
}

/** What a phrase behind an order begins with. */
const OPENS_PHRASE =
  /^(?:bei|beim|im|in|ins|auf|an|am|zum|zur|mit|nach|vor|für|über|unter|von|vom|aus|durch|naar|op|aan|met|voor|bij|tot|uit|door|tegen|binnen|tijdens)\s/u;

/** Dutch orders that a place may follow at once; others look like nouns there: "melk op 29 °C", "sleutel in het kastje". */
const DUTCH_ORDER =
  /^(?:kijk|ga|kom|wacht|bel|begin|start|stop|sta|zit|lig|blijf|werk|loop|rijd?|schrijf|meld|vraag|zoek|let|zorg|luister|reken|tel|controleer|veeg|stofzuig|druk|klik|tik|typ|log|betaal|klop|roep|ruik|voel|proef|teken|onderteken|parkeer|informeer|reageer|antwoord|overleg|ruim|houd?|denk|praat|spreek|mail|sms|app|stuur|geef|haal|leg|zet|doe|breng|neem|pak|hang|giet|spoel|spuit|snijd?|schep|test|oefen)$/iu;

/** "über 300 Euro entscheide ich selbst": without whoever says so, nobody would know whose work it is. */
const BY_MYSELF = /(?<!\p{L})(?:ich|ik)\s(?:[^,;:]{1,40}\s)?(?:selbst|selber|persönlich|zelf|persoonlijk)(?!\p{L})/iu;

/** Reads one clause of German or Dutch, whose verb comes second; null where its form is not certain. */
export function germanicOrder(clause: string, grammar: GermanicGrammar): ForeignOrder | null {
  if (/\?/u.test(clause) || BY_MYSELF.test(clause)) return null;
  const plain = clause.trim().replace(grammar.connectives, '');
  const whoever = whoeverOrder(plain, grammar);
  if (whoever) return whoever;
  const clauses = withoutClauses(plain, grammar);
  if (!clauses) return null;
  const { condition, rest } = clauses;
  const main = grammar.asInfinitive(clauses.main);
  if (grammar.negation.test(main) || AND_WHETHER.test(main)) return null;
  const found = fieldOf(main, grammar);
  const field = found && { ...found, hasClause: TOLD.test(rest), isSmall: /^\p{Ll}/u.test(main) };
  // "… naamt de kledij en | legt ze weg": what stands before is a clause of its own.
  if (!field || field.before.endsWith(` ${grammar.and}`)) return null;
  const goesOn = field.before === '' && clause.trim().startsWith(`${grammar.and} `);
  const order = goesOn ? goneOn(field, grammar) : (orderOf(field, grammar) ?? passiveOrder(main, grammar));
  if (!order) return null;
  const when = [order.when, condition].filter((time) => time !== null).join(', ');
  return { ...order, text: order.text + rest, when: when === '' ? null : when };
}

/** "Wer ein Leck bemerkt, dreht das Wasser ab": whoever does one thing does the other. */
function whoeverOrder(clause: string, grammar: GermanicGrammar): ForeignOrder | null {
  const [, who = '', rest = ''] =
    /^((?:wer|wie)\s[^,:;]{3,70}),\s+(?:der\s|die\s)?(\p{Ll}.{5,})$/isu.exec(clause) ?? [];
  const he = grammar.hasCapitalNouns ? 'er' : 'hij';
  const order =
    who === '' || /^wie\s/iu.test(who) === grammar.hasCapitalNouns ? null : germanicOrder(`${he} ${rest}`, grammar);
  return order?.doer.kind === 'meant' ? { ...order, doer: { kind: 'role', role: who } } : null;
}

/** "Der Fahrer hält, wenn es rot ist": the clause itself, its condition and any other clause behind it. */
function withoutClauses(
  clause: string,
  grammar: GermanicGrammar,
): { main: string; condition: string | null; rest: string } | null {
  const [, said = '', when = ''] = grammar.conditionBehind?.exec(clause) ?? [];
  if (said !== '') return { main: said, condition: when, rest: '' };
  const { subordinators, conditions } = grammar;
  const tied = grammar.clauseBehind === null ? -1 : clause.search(grammar.clauseBehind);
  if (tied > 0 && !clause.slice(0, tied).includes(','))
    return { main: clause.slice(0, tied), condition: null, rest: clause.slice(tied) };
  const at = [...clause.matchAll(/,\s+/gu)].find(({ index, 0: comma }) =>
    subordinators.test(clause.slice(index + comma.length)),
  );
  if (!at) return { main: clause, condition: null, rest: '' };
  const [main, behind] = [clause.slice(0, at.index), clause.slice(at.index)];
  // "…, der Lagerist zählt die Kisten": somebody else's work, where a clause within would end with its verb.
  const [, second = ''] = MAIN_BEHIND.exec(behind) ?? [];
  if (second !== '' && isFiniteVerb(second, grammar)) return null;
  // "werden geöffnet, das Bargeld gezählt": no clause of its own.
  const isHalf = infinitiveOfParticiple(clause.split(/\s+/u).at(-1) ?? '', grammar) !== null;
  if (isHalf && /^,\s+(?:der|die|das|den)\s/iu.test(behind) && !grammar.passive.test(behind)) return null;
  const clauseBehind = behind.replace(/^,\s+/u, '');
  return conditions.test(clauseBehind) && !/,/u.test(clauseBehind)
    ? { main, condition: clauseBehind, rest: '' }
    : { main, condition: null, rest: behind };
}

/** Who does what a clause tells whose words stand as they are; null where nobody is certain. */
export function germanicActor(clause: string, grammar: GermanicGrammar): Doer | null {
  const plain = clause.trim().replace(grammar.connectives, '');
  // "Wenn …, ruft die Kollegin an": the clause behind its condition.
  const [, head = '', rest = ''] = /^([^,]{3,120}),\s+(?:dann\s|dan\s)?(.{4,})$/su.exec(plain) ?? [];
  // "Hat ein Kind Fieber, ruft die Betreuerin an": so does one that begins with its verb.
  const isCase = isFiniteVerb(head.split(/\s+/u)[0] ?? '', grammar, true) || OPENS_CASE.test(head);
  const main = grammar.conditions.test(head) || grammar.subordinators.test(head) || isCase ? rest : plain;
  const field = fieldOf(main, grammar);
  if (!field || grammar.copulas.test(field.verb)) return null;
  const agent = withoutAgent(main, grammar.lang).role;
  if (agent !== null) return { kind: 'role', role: agent };
  if (grammar.passive.test(field.verb)) return null;
  const doer = subjectIn(field, grammar) ?? invertedSubject(field.behind, grammar)?.doer ?? null;
  return !doer || doer.kind === 'nobody' || isToldTo(field.before, field.verb, doer, grammar) ? null : doer;
}

function fieldOf(clause: string, grammar: GermanicGrammar): Field | null {
  const words = clause.split(/\s+/u);
  for (const [at, word] of words.slice(0, MAX_PREFIELD).entries()) {
    const before = words.slice(0, at).join(' ');
    const isVerb =
      grammar.obligations.test(word) ||
      grammar.owning.test(word) ||
      grammar.passive.test(word) ||
      grammar.copulas.test(word) ||
      isVerbHere(word, at, words, grammar);
    if (isVerb) return { before, verb: word.toLowerCase(), behind: words.slice(at + 1).join(' ') };
  }
  return null;
}

/** In Dutch a noun looks like a verb: one that follows an article or a preposition is none. */
function isVerbHere(word: string, at: number, words: readonly string[], grammar: GermanicGrammar): boolean {
  if (!isFiniteVerb(word, grammar, at === 0)) return false;
  const before = words[at - 1] ?? '';
  return (
    grammar.hasCapitalNouns || at === 0 || !(grammar.articles.test(`${before} `) || grammar.leads.test(`${before} x`))
  );
}

function orderOf(
  { before, verb, behind, hasClause = false, isSmall = false }: Field,
  grammar: GermanicGrammar,
): ForeignOrder | null {
  if (grammar.passive.test(verb)) return null;
  const subject = subjectIn({ before, verb, behind }, grammar);
  if (subject) return worded({ verb, behind, hasClause }, subject, null, '', grammar);
  // "geeft ze dan pas mee": what is given, where nothing else is.
  const persons = grammar.verbs.finiteForm(verb)?.persons;
  // "wirfst sie in den Sack": whoever is told is no "sie".
  const isOfYou = persons?.has('you') === true && !persons.has('one');
  const isObject =
    before === '' &&
    /^(?:ze|sie)\s/u.test(behind) &&
    !isPluralVerb(verb, grammar) &&
    (isOfYou || !ANOTHER_THING.test(behind) || isPut(verb, behind, grammar));
  const inverted = isObject ? null : invertedSubject(behind, grammar);
  // "und informiert die Küche": nothing is left for it to be done to.
  const isAllThere = before === '' && inverted?.doer.kind === 'role' && inverted.rest === '';
  if (inverted && !isAllThere && !isToldTo(before, verb, inverted.doer, grammar))
    return withPrefield(before, verb, inverted, grammar);
  if (before !== '') return null;
  return bareOrder({ before, verb, behind, hasClause, isSmall }, grammar);
}

/** "Informiere die Zentrale": behind the form of an order stands whoever it is done to. */
function isToldTo(before: string, verb: string, doer: Doer, { verbs }: GermanicGrammar): boolean {
  const persons = verbs.finiteForm(verb)?.persons;
  return before === '' && doer.kind === 'role' && persons !== undefined && !persons.has('one') && !persons.has('they');
}

/** "Nach der Reparatur macht ein Monteur …", "Stecker mit Brandspuren schneiden wir ab" */
function withPrefield(
  before: string,
  verb: string,
  { doer, rest }: { doer: Doer; rest: string },
  grammar: GermanicGrammar,
): ForeignOrder | null {
  if (before === '' || grammar.connectives.test(`${before} `))
    return worded({ verb, behind: rest }, doer, null, '', grammar);
  if (grammar.leads.test(`${before} `)) return worded({ verb, behind: rest }, doer, before, '', grammar);
  // "das alte Brot das packst du ein": named, and taken up again.
  if (/\s(?:das|die|den|der|dem)$/u.test(before)) return null;
  // "fremde Flaschen gibt er zurück": with a pronoun behind the verb, what stands first is no subject.
  // "De medewerker balie belt de klant": two who may be the subject.
  const isSomebody = doer.kind === 'role' && subjectOf(`${before} x`, grammar.lang) !== null;
  if (isSomebody && !/^der\s/u.test(before)) return null;
  const isObject = doer.kind !== 'role' || grammar.articles.test(`${before} `);
  return isObject ? worded({ verb, behind: rest }, doer, null, before, grammar) : null;
}

/** "und prüfen die Menge": those who acted before go on. */
function goneOn({ verb, behind }: Field, grammar: GermanicGrammar): ForeignOrder | null {
  return worded({ verb, behind }, { kind: 'gone on' }, null, '', grammar);
}

/** "Prüfe das Öl", "schreibt den Wert auf": who does it was named before. */
function bareOrder(
  { verb, behind, hasClause = false, isSmall = false }: Field,
  grammar: GermanicGrammar,
): ForeignOrder | null {
  const form = grammar.verbs.finiteForm(verb);
  if (!form || isPluralVerb(verb, grammar)) return null;
  // "Sluit de kraan" is an order as well.
  // "frankierst alles": nobody but whoever is spoken to.
  const isOfYou = form.persons.has('you') && /st$/u.test(verb) && !form.persons.has('order');
  const mayGoOn = (form.persons.has('one') || isOfYou) && !(form.persons.has('order') && grammar.articles.test(behind));
  // "geht der Hausverwalter mit": in German this article begins who does it.
  if (mayGoOn && (TWO_THINGS.test(behind) || (grammar.hasCapitalNouns && /^der\s/u.test(behind)))) return null;
  if (mayGoOn) return worded({ verb, behind, hasClause }, { kind: 'gone on' }, null, '', grammar);
  // "Belege kommen per Post": what stands before an article is no noun.
  // "Test der Anlage": a noun with what it is of.
  const isOfNoun = form.persons.has('order') && /^(?:der|des|dem|einer|eines)\s/u.test(behind);
  // "Prüfe Ölstand und Licht", "Controleer of …", "Prüfe, ob …": no noun is followed so.
  // "ruf beim Lieferanten an", "frag nach dem Termin": in small letters it is no noun.
  const isVerb =
    form.persons.has('order') &&
    (isSmall || !grammar.hasCapitalNouns || grammar.particles.has(behind.split(/\s+/u).at(-1) ?? ''));
  const isPhrase = isVerb && OPENS_PHRASE.test(behind) && (grammar.hasCapitalNouns || DUTCH_ORDER.test(verb));
  const isTold =
    isPhrase ||
    (grammar.hasCapitalNouns
      ? /^(?:[\p{Lu}\d]|zwei|drei|vier|beide)/u.test(behind) || (hasClause && behind === '')
      : /^(?:of|dat|hoeveel|wanneer|hem|haar|ze|die|alles|alle|twee|\d+)\s/u.test(behind));
  const isOrder =
    (grammar.articles.test(behind) || isTold) && !isOfNoun && !isInfinitive(behind.split(/\s+/u).at(-1) ?? '', grammar);
  return isOrder ? worded({ verb, behind, hasClause }, { kind: 'same' }, null, '', grammar) : null;
}

/** The instruction: what is behind the verb, and its infinitive at the end. */
function worded(
  said: Predicate,
  doer: Doer,
  when: string | null,
  object: string,
  grammar: GermanicGrammar,
): ForeignOrder | null {
  const text = predicateOf(said, object === '' ? '' : lowerFirstWord(object, grammar), grammar);
  return text === null ? null : { text, doer, when };
}

/** Articles and adjectives lose their capital letter, nouns keep it. */
function lowerFirstWord(text: string, { articles }: GermanicGrammar): string {
  return articles.test(`${text} `) ? lowerFirst(text) : text;
}

/** "Nach Dienstschluss wird der Müll vom Hausmeister entsorgt", "Das Öl ist zu prüfen" */
function passiveOrder(clause: string, grammar: GermanicGrammar): ForeignOrder | null {
  const { role, rest } = withoutAgent(clause, grammar.lang);
  const field = fieldOf(rest, grammar);
  if (!field) return null;
  const before = field.before;
  const isLead = before !== '' && (grammar.leads.test(`${before} `) || grammar.connectives.test(`${before} `));
  const thing = isLead ? '' : before;
  const text = passiveOf(
    { verb: field.verb, behind: field.behind },
    thing === '' ? '' : lowerFirstWord(thing, grammar),
    grammar,
  );
  const when = isLead && !grammar.connectives.test(`${before} `) ? before : null;
  return text === null ? null : { text, doer: role === null ? { kind: 'nobody' } : { kind: 'role', role }, when };
}
