import { withoutAgent } from '../actors.js';
import { dutchGrammar } from './dutch.grammar.js';
import { frenchGrammar } from './french.grammar.js';
import { germanGrammar } from './german.grammar.js';
import { carriedPassive, cutAtGermanicVerbs, halvesOf, sharedSubject } from './germanic-cuts.js';
import { type GermanicGrammar, isFiniteVerb, isInfinitive } from './germanic-grammar.js';
import { germanicOrder } from './germanic-order.js';
import { hasPlainSubject, uprightClause } from './germanic-upright.js';
import { italianGrammar } from './italian.grammar.js';
import type { ForeignOrder } from './order.js';
import { portugueseGrammar } from './portuguese.grammar.js';
import { cutAtVerbs } from './romance-cuts.js';
import { goesOnWithThings, holdsVerb, type RomanceGrammar } from './romance-grammar.js';
import { orderOfNote } from './romance-note.js';
import { romanceOrder } from './romance-order.js';
import { carriedParticiple } from './romance-passive.js';
import { orderOfTopic } from './romance-topic.js';
import { spanishGrammar } from './spanish.grammar.js';

/** What stands before a colon, and behind it. */
const LISTED = /^([^:：]{8,100}?)(\s?[:：]\s+)([^:：]{3,})$/su;

/** A thing of a list has no more words. */
const MAX_LISTED_WORDS = 5;
/** What tells where something goes. */
const TARGET = /^(?:al?|alla?|all['’]|ao|à|aux?|zum|zur|ins?|nach|naar|hacia|vers|verso)\s/iu;

const ROMANCE: Readonly<Record<string, () => RomanceGrammar>> = {
  es: spanishGrammar,
  fr: frenchGrammar,
  it: italianGrammar,
  pt: portugueseGrammar,
};

/** Made when a language is first read. */
const grammars = new Map<string, RomanceGrammar>();

/** The grammar of a Romance language; null of any other. @param lang ISO 639-1 */
export function romanceGrammarOf(lang: string): RomanceGrammar | null {
  const known = grammars.get(lang) ?? ROMANCE[lang]?.();
  if (known) grammars.set(lang, known);
  return known ?? null;
}

const GERMANIC: Readonly<Record<string, () => GermanicGrammar>> = { de: germanGrammar, nl: dutchGrammar };
const germanic = new Map<string, GermanicGrammar>();

/** The grammar of German or Dutch; null of any other language. @param lang ISO 639-1 */
export function germanicGrammarOf(lang: string): GermanicGrammar | null {
  const known = germanic.get(lang) ?? GERMANIC[lang]?.();
  if (known) germanic.set(lang, known);
  return known ?? null;
}

/** A clause as an instruction in the form that procedures of its language have; null where its form is not certain. */
export function foreignOrder(clause: string, lang: string): ForeignOrder | null {
  return orderWithList(clause, lang) ?? plainOrder(clause, lang);
}

/** The same where things are listed behind its colon, which stay behind the verb: "Vorher prüft der Meister die Werte: Chlor, pH". */
export function orderWithList(clause: string, lang: string): ForeignOrder | null {
  const [, head = '', colon = '', list = ''] = LISTED.exec(clause) ?? [];
  const order = head !== '' && tellsNoWork(list, lang) ? plainOrder(head, lang) : null;
  return order && { ...order, text: order.text + colon + list };
}

function plainOrder(clause: string, lang: string): ForeignOrder | null {
  const grammar = romanceGrammarOf(lang);
  if (grammar) return romanceOrder(clause, grammar, lang);
  const other = germanicGrammarOf(lang);
  if (!other) return null;
  const [, purpose = '', rest = ''] = PURPOSE.exec(clause) ?? [];
  if (purpose === '') return germanicOrder(clause, other);
  const order = germanicOrder(rest, other);
  return order && { ...order, text: `${purpose}, ${order.text}` };
}

/** "Um die Tür zu öffnen, …", "Om de deur te openen …": what something is done for. */
const PURPOSE =
  /^((?:um|om)\s[^,]{2,80}?\s(?:zu|te)\s\p{Ll}+n|um\s[^,]{2,80}?\s(?:ab|an|auf|aus|ein|vor|nach|zurück|los|weg|um|durch|mit|fest)zu\p{Ll}{3,}n),?\s+(.{6,})$/isu;

function tellsNoWork(list: string, lang: string): boolean {
  const parts = list.split(/[,;]\s|\s(?:y|e|ed|et|und|en)\s/u);
  // "nombre, hora y firma": a word alone is a thing.
  const told = parts.filter((part) => /\s/u.test(part.trim()));
  // "…, al laboratorio antes de media hora": where it is taken.
  if (told.some((part) => TARGET.test(part) || part.trim().split(/\s+/u).length > MAX_LISTED_WORDS)) return false;
  return told.every((part) => plainOrder(part, lang) === null && !holdsFiniteVerb(part, lang));
}

/** A part of a sentence, cut where "and" begins a second thing to do. */
export function cutAtOrders(part: string, lang: string): string[] {
  const grammar = romanceGrammarOf(lang);
  if (grammar) return cutAtVerbs(part, grammar, lang);
  const other = germanicGrammarOf(lang);
  return other ? cutAtGermanicVerbs(part, other) : [part];
}

/** Whether a part of a sentence only ends the list of things that an instruction before it is about. */
export function endsList(part: string, before: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  return grammar !== null && goesOnWithThings(part, grammar) && foreignOrder(before, lang) !== null;
}

/** Whether a part of a sentence takes up with a pronoun what the one before it names: "les tommes, tu les retournes". */
export function takesUp(part: string, before: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  return grammar !== null && orderOfTopic(`${before}, ${part}`, grammar, lang) !== null;
}

/** The parts of a sentence, where one takes its verb from the one before: "werden geöffnet, das Bargeld gezählt". */
export function withCarriedVerbs(parts: readonly string[], lang: string): string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const carried = carriedHalves(part, whole.at(-1) ?? '', lang);
    whole.push(...(carried ?? [part]));
  }
  return whole;
}

/** Whether a part of a sentence takes its verb from the one before it. */
export function takesVerb(part: string, before: string, lang: string): boolean {
  return carriedHalves(part, before, lang) !== null;
}

const INSTEAD = /^(?:sondern|maar|aber)\s(?:auch\s|ook\s|wel\s)?/iu;

function carriedHalves(part: string, before: string, lang: string): string[] | null {
  const grammar = germanicGrammarOf(lang);
  const carried: string[] = [];
  // "werden nicht geöffnet, | sondern in die Wanne gestellt": what is done instead.
  const told = grammar ? part.replace(INSTEAD, '') : part;
  for (const half of grammar ? halvesOf(told, grammar) : [told]) {
    const whole = carriedVerb(half, carried.at(-1) ?? before, lang);
    if (whole === null) return null;
    carried.push(whole);
  }
  return carried;
}

function carriedVerb(part: string, before: string, lang: string): string | null {
  const romance = romanceGrammarOf(lang);
  if (romance) return carriedParticiple(part, before, romance, lang);
  const grammar = germanicGrammarOf(lang);
  return grammar ? (carriedPassive(part, before, grammar) ?? sharedSubject(part, before, grammar)) : null;
}

/** A note of a list as an instruction: "badge testé"; null where its form is not certain. */
export function noteOrder(note: string, lang: string): ForeignOrder | null {
  const grammar = romanceGrammarOf(lang);
  return grammar ? orderOfNote(note, grammar) : null;
}

/** Whether a clause begins with its verb, so that it can't stand alone unless it is an order. */
export function beginsWithVerb(clause: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  if (!grammar) return false;
  const [first = ''] = clause.split(/\s+/u);
  const isAuxiliary = [grammar.passive, grammar.obligations, grammar.copulas, MODAL].some((verbs) => verbs.test(first));
  return (isAuxiliary || isFiniteVerb(first, grammar)) && /^\p{Ll}/u.test(first) && !grammar.verbs.isInfinitive(first);
}

const MODAL =
  /^(?:kann|können|darf|dürfen|will|wollen|mag|möchte|hat|haben|war|bleibt|bleiben|geht|gehen|kommt|kommen|steht|stehen|liegt|liegen|heißt|gilt|gelten|mag|mogen|kan|kunnen|wil|heeft|hebben|blijft|blijven|gaat|gaan|komt|komen|staat|staan|ligt|liggen|mogen|zal|zullen)$/u;

/** The same, cut at its commas as well where all that they part is to be done by the same people: "coupe le courant, | prévient le chef". */
export function ordersIn(clause: string, lang: string): string[] {
  const cut = romanceGrammarOf(lang) ? clause.split(/,\s+/u).flatMap((piece) => cutAtOrders(piece, lang)) : [];
  const orders = cut.map((piece) => foreignOrder(piece, lang));
  const areAll = orders.every((order, at) => order !== null && (at === 0 || goesOn(order)));
  return clause.includes(', ') && cut.length > 1 && areAll ? cut : cutAtOrders(clause, lang);
}

function goesOn({ doer, when }: ForeignOrder): boolean {
  return when === null && /^(?:same|gone on)$/u.test(doer.kind);
}

/** "couper le courant, prévenir le chef et coller une affiche" */
function listOf(texts: readonly string[], and: string): string {
  return texts.length < 3 ? texts.join(` ${and} `) : `${texts.slice(0, -1).join(', ')} ${and} ${texts.at(-1)}`;
}

/** A clause behind its condition as it would stand alone: its orders, or whoever acts before the verb; else as it is. */
export function standingAlone(clause: string, lang: string): string {
  const parts = ordersIn(clause, lang);
  const orders = parts.map((part) => foreignOrder(part, lang));
  const texts = orders.flatMap((order) => (order && tellsAll(order) ? [order.text] : []));
  const grammar = germanicGrammarOf(lang);
  const and = grammar?.and ?? { fr: 'et', es: 'y', it: 'e', pt: 'e' }[lang] ?? ',';
  if (texts.length === parts.length) return listOf(texts, and);
  const acted = actedBy(orders, and);
  if (acted !== null) return acted;
  // "rufen Sie den Lieferanten an und stellen Sie …": an order stands as it is.
  if (grammar && parts.length > 1 && /^\p{Ll}+en Sie\s/u.test(clause)) return clause;
  return (grammar ? uprightClause(clause, grammar) : null) ?? clause;
}

/** "der Lagerist informiert den Einkauf und wartet": what is done, with whoever does all of it in brackets; null where others act. */
function actedBy(orders: readonly (ForeignOrder | null)[], and: string): string | null {
  const [first, ...others] = orders;
  if (first?.doer.kind !== 'role' || first.when !== null) return null;
  const texts = others.flatMap((order) => (order !== null && goesOn(order) ? [order.text] : []));
  return texts.length === others.length ? `${listOf([first.text, ...texts], and)} (${first.doer.role})` : null;
}

/** Whether a clause of German or Dutch ends with its verb and has no other: "die Tür abschließen". */
export function endsWithInfinitive(clause: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  const words = clause.split(/\s+/u);
  return (
    grammar !== null &&
    words.at(-2) !== grammar.to &&
    isInfinitive(words.at(-1) ?? '', grammar) &&
    !holdsAuxiliary(clause, lang) &&
    !beginsWithVerb(clause, lang)
  );
}

/** Whether a clause of German or Dutch tells what is done to its first words and by nobody: "de huisarts wordt gebeld". */
export function isPassiveOf(clause: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  const words = clause.split(/\s+/u);
  const isPassive = grammar !== null && words.slice(1, 5).some((word) => grammar.passive.test(word));
  return isPassive && withoutAgent(clause, lang).role === null;
}

/** Whether a clause of German or Dutch holds a verb that tells a state or helps another one: "ist", "muss", "wird". */
export function holdsAuxiliary(clause: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  if (!grammar) return false;
  const verbs = [grammar.passive, grammar.obligations, grammar.copulas, grammar.owning, MODAL];
  return clause.split(/\s+/u).some((word) => verbs.some((known) => known.test(word)));
}

/** A clause of German or Dutch behind its condition with its verb in the second place; null where that is not plain. */
export function uprightOf(clause: string, lang: string): string | null {
  const grammar = germanicGrammarOf(lang);
  return grammar ? uprightClause(clause, grammar) : null;
}

/** Whether a clause of German or Dutch is about something of its own: "jede Probe bekommt einen Barcode". */
export function hasOwnSubject(clause: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  return grammar !== null && hasPlainSubject(clause, grammar);
}

/** Whether a clause of a Romance language begins with somebody or something before a finite verb: "le commercial examine le dossier", "chi arriva tardi …". */
export function beginsWithSubject(clause: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  if (!grammar) return false;
  const isWhoever = new RegExp(`^(?:${grammar.whoever})\\s`, 'iu').test(clause);
  return isWhoever || (grammar.determiner.test(clause) && holdsVerb(clause, grammar));
}

/** Whether the text of an order says all: nobody is named, and no time was taken off. */
function tellsAll({ doer, when }: ForeignOrder): boolean {
  return (doer.kind === 'nobody' || doer.kind === 'same') && when === null;
}

/** Whether words of a Romance language hold a finite verb, so that they are more than a time. */
export function holdsFiniteVerb(words: string, lang: string): boolean {
  const grammar = romanceGrammarOf(lang);
  return grammar !== null && holdsVerb(words, grammar);
}

/** Whether words hold a verb: one that tells something or, unless it `mustTell`, an infinitive. */
export function holdsAnyVerb(words: string, lang: string, mustTell = false): boolean {
  const romance = romanceGrammarOf(lang);
  const all = words.split(/[^\p{L}'’-]+/u);
  if (romance)
    return (
      holdsVerb(words, romance) || (!mustTell && all.some((word) => romance.verbs.isInfinitive(word.toLowerCase())))
    );
  const grammar = germanicGrammarOf(lang);
  if (!grammar || holdsAuxiliary(words, lang)) return true;
  // German nouns have a capital letter.
  return all.some((word, at) => {
    const isInfinitiveForm = grammar.verbs.isInfinitive(word) || /^\p{Ll}+en$/u.test(at === all.length - 1 ? word : '');
    return (at === 0 || /^\p{Ll}/u.test(word)) && (isInfinitiveForm ? !mustTell : isFiniteVerb(word, grammar));
  });
}

/** Whether a word is the infinitive of a verb in a Romance or Germanic language. */
export function isInfinitiveOf(word: string, lang: string): boolean {
  return (romanceGrammarOf(lang) ?? germanicGrammarOf(lang))?.verbs.isInfinitive(word.toLowerCase()) === true;
}
