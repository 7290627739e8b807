import { lowerFirst } from '../../text/words.js';
import { isJob } from '../actors.js';
import type { Person } from '../verbs/verb-table.js';
import type { ForeignOrder, Subject } from './order.js';
import { CHARGED, dutyIn } from './romance-duty.js';
import { furtherVerbs, namesSeveral, narrowsCase, withOtherVerb } from './romance-further.js';
import {
  finiteFormOf,
  headOf,
  infinitiveOf,
  isDeterminer,
  isFiniteWord,
  isNounAsWell,
  isPreposition,
  isStative,
  letsDo,
  opensQuestion,
  type RomanceGrammar,
  THIRD,
  tellsMore,
} from './romance-grammar.js';
import { holdsImperative, infinitiveOfImperative } from './romance-imperative.js';
import { isObjectHere, isObjectPronoun, lacksThings, namesSomebody, takesObject } from './romance-object.js';
import { actsAlone, orderOfPassive } from './romance-passive.js';
import { hasPhraseAtEnd, opensPurpose } from './romance-purpose.js';
import { somebodyIn } from './romance-somebody.js';
import { orderOfTopic } from './romance-topic.js';
import { BY_MYSELF, isOfUs } from './romance-us.js';

const MAX_LEAD_WORDS = 9;
const ANYBODY: readonly Person[] = ['one', 'they', 'we', 'I', 'you', 'order'];
/** "giro dello scafo", "fiche du lot": what stands before it may be a noun. */
const PARTITIVE = /^(?:del|dell[oae]|dei|degli|delle|du|des|de|do|da)(?!\p{L})/iu;
/** No noun stands directly before these. */
const ARTICLE = /^(?:el|la|los|las|il|lo|i|gli|le|l['’].*|o|a|os|as|un[oa]?|um[a]?)$/iu;
/** These tell what is so, whoever has to see to it. */
const STATE =
  /^(?:ser|estar|haber|tener|caber|quedar|poder|durar|être|avoir|pouvoir|rester|essere|avere|stare|potere|restare|rimanere|scendere|ter|ficar|haver)$/u;
/** "alla", "nella": a preposition with its article, which its noun has to follow. */
const ARTICULATED =
  /^(?:al|allo|alla|ai|agli|alle|all['’]|dal|dalla|dai|dalle|nel|nello|nella|nei|nelle|sul|sulla|sui|sulle|del|della)$/iu;
/** "never" and its like, unless it begins what is forbidden behind a comma: "…, nunca en el casillero". */
const NEVER =
  /(?<!\p{L}|[,(:]\s(?:pero |ma |mas |mais )?)(?:nunca|jamás|jamais|mai|tampoco|nemmeno|neanche|nadie|nessun[oa]?|ninguém|nenhum[a]?|ningun[oa]|ningún|rien|nada|niente|nulla|aucune?)(?!\p{L})|(?<!\p{L})(?:nunca|jamás|jamais|mai)[.!]*$/iu;
const OF_PEOPLE =
  /^(?:ocupar|encargar|dedicar|responsabilizar|acordar|quejar|negar|ir|encarregar|queixar|occupare|incaricare|lamentare|accorgere)(?!\p{L})/u;

/** "on coupe les tiges, on enlève les feuilles": a second clause that names who does it would stay as it is. */
const ANOTHER_CLAUSE =
  /,\s(?:(?:et|e|y|puis|ensuite|poi|luego|depois|aí|après)\s)?(?:on|tu|vous|você|vocês|a gente|usted|ustedes)\s/iu;

/** "limpa-se a mesa": the pronoun is read as if it stood before the verb. */
const ENCLITIC = /(?<![\p{L}-])(\p{L}\p{Ll}{2,})-(se|lhes?)(?![\p{L}-])/u;

/** Reads one clause of a Romance language; null where its form is not certain. */
export function romanceOrder(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  if (/[?¿]/u.test(clause) || NEVER.test(clause) || BY_MYSELF.test(clause)) return null;
  const plain = clause.trim().replace(ENCLITIC, (_, verb: string, pronoun: string) => `${pronoun} ${lowerFirst(verb)}`);
  const order =
    coreOf(plain, grammar, lang) ?? withLead(plain, grammar, lang) ?? withListedThings(plain, grammar, lang);
  return order && ANOTHER_CLAUSE.test(order.text) ? null : order;
}

/** Whether a clause names who does its work: "y yo lo compruebo". */
export function hasOwnSubject(clause: string, grammar: RomanceGrammar, lang: string): boolean {
  return subjectOrder(clause.trim(), grammar, lang) !== null;
}

/** Stands for a comma of a list that is one thing. */
const COMMA = '\u0001';

/** "El sillón, la lámpara y los mandos se desinfectan": what stands before the verb is read as one thing. */
function withListedThings(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const [, list = '', rest = ''] = /^((?:[^,;:.]{3,40},\s){1,4})([^,;:.]{3,40}\s(?:y|e|et)\s.+)$/su.exec(clause) ?? [];
  if (list === '' || !list.split(', ').every((thing) => thing === '' || isThingAlone(thing, grammar))) return null;
  const order = orderOfPassive(list.replaceAll(',', COMMA) + rest, grammar, lang);
  return order && { ...order, text: order.text.replaceAll(COMMA, ',') };
}

function isThingAlone(thing: string, grammar: RomanceGrammar): boolean {
  const words = thing.split(/\s+/u);
  return (
    words.length <= 4 && grammar.determiner.test(thing) && !words.slice(2).some((word) => isFiniteWord(word, grammar))
  );
}

/** "Al terminar se apaga la luz": a time, a place or a condition before the clause. */
function withLead(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  if (!grammar.leads.test(clause)) return null;
  const [, head = '', rest = ''] = /^([^,:]{2,80}),\s+(.{4,})$/su.exec(clause) ?? [];
  const order = head === '' || tooLong(head) ? null : coreOf(rest, grammar, lang);
  // "Para abrir la puerta, gire la llave": what it is done for is no time.
  if (order && opensPurpose(head, grammar)) return { ...order, text: `${head}, ${order.text}` };
  return order ? withWhen(order, head) : withLeadAlone(clause, grammar, lang);
}

function tooLong(head: string): boolean {
  return head.split(/\s+/u).length > MAX_LEAD_WORDS;
}

/** The same without a comma: what follows must have a subject of its own, or none at all. */
function withLeadAlone(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const words = clause.split(/\s+/u);
  for (let count = 2; count <= Math.min(MAX_LEAD_WORDS, words.length - 2); count += 1) {
    const last = words[count - 1] ?? '';
    const isVerbal =
      isStative(last) ||
      /^(?:no|non|não|ne|n['’].*)$/iu.test(last) ||
      (count > 2 && finiteFormOf(last, grammar) !== null && !isNounAsWell(last, grammar));
    if (/[,:;]$/u.test(last) || isVerbal || new RegExp(`^(?:${grammar.coordinators})$`, 'iu').test(last)) return null;
    // No subject begins between an article or a preposition and its noun.
    if (isPreposition(last) || isDeterminer(last, grammar) || ARTICULATED.test(last)) continue;
    const rest = words.slice(count).join(' ');
    const order = coreOf(rest, grammar, lang, false);
    if (order) return withWhen(order, words.slice(0, count).join(' '));
  }
  return null;
}

function withWhen(order: ForeignOrder, lead: string): ForeignOrder {
  return { ...order, when: order.when === null ? lead : `${lead}, ${order.when}` };
}

/** @param mayBeBare whether a verb without a subject is certain here */
function coreOf(clause: string, grammar: RomanceGrammar, lang: string, mayBeBare = true): ForeignOrder | null {
  if (lacksThings(clause, grammar)) return null;
  const [, text = '', when = ''] = grammar.conditionBehind.exec(clause) ?? [];
  const order = when === '' || text.split(/\s+/u).length < 2 ? null : mainOrder(text, grammar, lang, mayBeBare);
  if (narrowsCase(text, order)) return mainOrder(clause, grammar, lang, mayBeBare);
  // "…, sur présentation d'une pièce si on ne les connaît pas": the case may be one of the phrase alone.
  if (when !== '' && hasPhraseAtEnd(text, clause)) return null;
  // "comprobar si hay fugas" asks.
  if (order && !grammar.asking.test(order.text)) return { ...order, when };
  return mainOrder(clause, grammar, lang, mayBeBare);
}

function mainOrder(clause: string, grammar: RomanceGrammar, lang: string, mayBeBare: boolean): ForeignOrder | null {
  const mayOrder = mayBeBare && !namesSeveral(clause);
  return (
    impersonalOrder(clause, grammar) ??
    orderOfDuty(clause, grammar) ??
    subjectOrder(clause, grammar, lang) ??
    orderOfTopic(clause, grammar, lang) ??
    orderOfPassive(clause, grammar, lang) ??
    (mayOrder ? imperativeOrder(clause, grammar) : null) ??
    (mayOrder || isOfUs(clause, grammar) ? bareOrder(clause, grammar, lang) : null)
  );
}

/** "se limpia la mesa", "hay que limpiar la mesa" */
function impersonalOrder(clause: string, grammar: RomanceGrammar): ForeignOrder | null {
  const { reflexive, isImpersonal, impersonalObligations } = grammar;
  const owed = impersonalObligations.exec(clause);
  if (owed) {
    // "debe anotarse la hora": the pronoun tells only that nobody is named.
    const rest = clause
      .slice(owed[0].length)
      .replace(/^(\p{Ll}+[aei]r)se(?=\s)/u, (own, verb: string) => (grammar.reflexiveVerbs.test(verb) ? own : verb));
    return orderOf({ doer: { kind: 'nobody' }, rest }, grammar, []);
  }
  // "gli si propone un buono"
  const told = clause.replace(/^(gli|le|lo|la|li|ci) si (?=\p{Ll})/iu, 'si $1 ');
  const [first = ''] = told.split(/\s/u);
  if (!isImpersonal || first.toLowerCase() !== reflexive) return null;
  const rest = told.slice(first.length).trim();
  if (actsAlone(headOf(rest, grammar).verb, grammar)) return null;
  const order = orderOf({ doer: { kind: 'nobody' }, rest }, grammar, THIRD);
  // "de la muestra se ocupa el encargado": somebody who does it stands behind the verb.
  return order && OF_PEOPLE.test(order.text) ? null : order;
}

function orderOfDuty(clause: string, grammar: RomanceGrammar): ForeignOrder | null {
  const duty = dutyIn(clause);
  return duty && orderOf(duty, grammar, []);
}

function subjectOrder(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const { nobody, same } = grammar;
  const [known, kind] = nobody.test(clause) ? ([nobody, 'nobody'] as const) : ([same, 'meant'] as const);
  const pronoun = known.exec(clause)?.[0];
  if (pronoun) return orderOf({ doer: { kind }, rest: clause.slice(pronoun.length) }, grammar, ANYBODY);
  const somebody = somebodyIn(clause, grammar, lang);
  return somebody ? orderOf(somebody, grammar, THIRD, true) : null;
}

/** "fírmelo", "abrid la puerta", "inviatelo alla direzione" */
function imperativeOrder(clause: string, grammar: RomanceGrammar): ForeignOrder | null {
  const [, word = '', behind = ''] = /^([\p{L}-]+)(?:\s+(.+))?$/su.exec(clause) ?? [];
  const infinitive = word === '' ? null : infinitiveOfImperative(word, grammar);
  if (infinitive === null || tellsMore(behind, grammar) || holdsImperative(behind, grammar)) return null;
  const [next = ''] = behind.split(/\s+/u);
  const isObject =
    isDeterminer(next, grammar) || isPreposition(next) || opensQuestion(next) || grammar.adverb.test(`${next} x`);
  // "Lavate a mano": without a pronoun it needs its object.
  const hasPronoun = !grammar.verbs.isInfinitive(infinitive);
  if (behind === '' ? !hasPronoun : !isObject) return null;
  // "guarda-os" is no order where somebody was named.
  const kind = grammar.lang === 'pt' ? 'same' : 'nobody';
  return { text: `${infinitive} ${behind}`.trim(), doer: { kind }, when: null };
}

/** "revisa el pulso", "revisamos el pulso": certain only before an object. */
function bareOrder(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const { verb, clitics, after } = headOf(clause, grammar);
  const form = finiteFormOf(verb, grammar);
  // "dá um metro e quarenta" tells what comes out.
  if (!form || (clitics.length === 0 && /^dare?$/u.test(form.infinitive))) return null;
  if (clitics.includes(grammar.reflexive) && actsAlone(verb, grammar)) return null;
  const behind = clitics.some(isObjectPronoun) ? subjectAtEnd(clause, lang) : null;
  // "lo firma el almacenero": a noun would not have somebody behind it.
  if (behind && form.persons.has('one')) return orderOf(behind, grammar, THIRD);
  const [next = ''] = after.split(/\s+/u);
  const isPronounHere = letsDo(verb, next, grammar) || isObjectHere({ clitics, verb, after }, form, grammar);
  if (clitics.some((clitic) => isDeterminer(clitic, grammar)) && !isPronounHere) return null;
  const isPlural = form.persons.has('we') && !form.persons.has('one');
  if (isDeterminer(next, grammar) && PARTITIVE.test(next)) return null;
  const isOnlyI = form.persons.size === 1 && form.persons.has('I');
  const isSure =
    isPlural ||
    letsDo(verb, next, grammar) ||
    clitics.length > 0 ||
    (isDeterminer(next, grammar) && (!isOnlyI || ARTICLE.test(next)));
  // "firma en el libro" may be a noun, "anota en el libro" is none.
  // "entras en la ficha": no plural of a noun.
  const isYours =
    form.persons.has('you') &&
    (grammar.lang === 'it'
      ? /[ei]re$/u.test(form.infinitive) && !isNounAsWell(verb, grammar)
      : /^(?:es|pt)$/u.test(grammar.lang) && !isNounAsWell(verb.replace(/s$/u, ''), grammar));
  const isPlain =
    (form.persons.has('one') || form.persons.has('order') || isYours) &&
    ((!isNounAsWell(verb, grammar) && isPreposition(next) && !/^d/iu.test(next)) || opensQuestion(next));
  // "retira los restos, enjuaga": a verb alone goes on with what somebody does.
  const isAlone = after === '' && clitics.length === 0 && form.persons.has('one') && !isNounAsWell(verb, grammar);
  if (isAlone) return { text: form.infinitive, doer: { kind: 'gone on' }, when: null };
  const isOfName = namesSomebody(verb, next, grammar);
  if (!isSure && !isPlain && !isOfName) return null;
  const isThird = form.persons.has('one') || form.persons.has('they');
  if (isThird && behind) return orderOf(behind, grammar, THIRD);
  // "li chiamiamo noi"
  const rest = isThird ? clause : clause.replace(/(?<=^(?:\S+\s){1,2})(?:noi|nosotr[oa]s|nós|nous) /iu, '');
  return orderOf({ doer: { kind: isThird ? 'same' : 'nobody' }, rest }, grammar, ANYBODY);
}

/** "li porta fuori il lavapiatti": where a pronoun is the object, somebody behind the verb is who does it. */
function subjectAtEnd(clause: string, lang: string): Subject | null {
  const [, rest = '', who = ''] =
    /^(.+?)\s(?:el|la|los|las|il|lo|i|gli|le|o|a|os|as)\s(\p{Ll}[\p{Ll}\s]{2,40})$/isu.exec(clause) ?? [];
  // "le fait signer par | le transporteur"
  const isTold =
    isPreposition(rest.split(/\s+/u).at(-1) ?? '') || (lang !== 'pt' && /\s[oa]\s\S+(?:\s\S+)?$/iu.test(clause));
  return who !== '' && !isTold && isJob(who, lang) ? { doer: { kind: 'role', role: who }, rest } : null;
}

/** The order that the verb of a subject makes; null where the verb is not known for certain, or a second one follows. */
function orderOf(
  { doer, rest }: Subject,
  grammar: RomanceGrammar,
  persons: readonly Person[],
  mayGuess = false,
): ForeignOrder | null {
  const [lead = '', adverb = ''] = grammar.adverb.exec(rest) ?? [];
  const plain = rest.slice(lead.length);
  const owed = (grammar.obligations.exec(plain) ?? CHARGED.exec(plain))?.[0] ?? '';
  const { clitics, verb, after: told } = headOf(plain.slice(owed.length), grammar);
  const said = owed === '' && persons.length > 0 ? withOtherVerb(told, grammar, persons) : told;
  const { verbs: others, after } =
    clitics.length === 0 ? furtherVerbs(said, grammar, persons) : { verbs: '', after: said };
  const isOwed = owed !== '' || persons.length === 0;
  const infinitive = isOwed
    ? infinitiveAsSaid(verb, grammar)
    : (infinitiveOf(verb, grammar, persons) ?? (mayGuess ? guessOf(verb, after, grammar) : null));
  if (infinitive === null || tellsMore(after, grammar) || holdsImperative(after, grammar)) return null;
  if (grammar.negatedBehind.test(after)) return null;
  // "i candidati vengono convocati": done to them.
  const [next = ''] = after.split(/\s+/u);
  if (/^(?:venire|andare)$/u.test(infinitive) && grammar.verbs.infinitiveOfParticiple(next) !== null) return null;
  const hasObject = isDeterminer(after.replace(grammar.adverb, ''), grammar) || takesObject(clitics, grammar);
  if (doer.kind === 'meant' && !hasObject) return null;
  // "el jefe se sienta" does it to himself, "la recepción se limpia" is not said to do so.
  const isReflexive = mayGuess && clitics.includes(grammar.reflexive);
  if (isReflexive && !grammar.reflexiveVerbs.test(infinitive) && !isDeterminer(after, grammar)) return null;
  const head = clitics.length === 0 ? infinitive : grammar.attach(infinitive, clitics);
  if (head === null) return null;
  const behind = [others, adverb.toLowerCase(), after].filter(Boolean).join(' ');
  return { text: /^[,;:]/u.test(behind) ? head + behind : `${head} ${behind}`.trim(), doer, when: null };
}

/** "limpiar", "limpiarla" */
function infinitiveAsSaid(verb: string, { verbs }: RomanceGrammar): string | null {
  if (STATE.test(verb)) return null;
  const isKnown = verbs.isInfinitive(verb) || /\p{L}{2}(?:[aei]r|[ae]re|ire)$/u.test(verb);
  return isKnown || /[aei]r(?:se|si|l[aeoi]s?|les|gli|ne)$/u.test(verb) ? verb : null;
}

function guessOf(verb: string, after: string, grammar: RomanceGrammar): string | null {
  const words = after.split(/\s+/u);
  const isSure = isDeterminer(words[0] ?? '', grammar) && !words.some((word) => isFiniteWord(word, grammar));
  return isSure ? grammar.guess(verb) : null;
}
