import { subjectOf, withoutAgent } from '../actors.js';
import { isFuture } from '../verbs/future.js';
import { endsLikeJob } from './human-acts.js';
import type { ForeignOrder } from './order.js';
import {
  finiteFormOf,
  infinitiveOf,
  isDeterminer,
  isFiniteWord,
  isPreposition,
  isStative,
  lowered,
  type RomanceGrammar,
  tellsMore,
} from './romance-grammar.js';

/** What machines and things do by themselves. */
const BY_ITSELF =
  /^(?:encender|apagar|abrir|cerrar|bloquear|desbloquear|activar|desactivar|iniciar|reiniciar|mostrar|mover|detener|romper|estropear|caer|soltar|acender|desligar|ligar|fechar|parar|mexer|quebrar|accendere|spegnere|aprire|chiudere|bloccare|sbloccare|attivare|avviare|riavviare|fermare|muovere|rompere|allumer|éteindre|ouvrir|fermer|bloquer|arrêter|déclencher|casser)$/u;

/** "se encenderá la luz": what will be so tells what to expect of a machine. */
export function actsAlone(verb: string, grammar: RomanceGrammar): boolean {
  return isFuture(verb, grammar.lang) && BY_ITSELF.test(finiteFormOf(verb, grammar)?.infinitive ?? '');
}

/** "La mesa se limpia con agua", "Le linge est trié par l'aide-soignant": the subject is what the work is done to. */
export function orderOfPassive(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  return (
    reflexive(clause, grammar) ??
    owed(clause, grammar) ??
    owedReflexive(clause, grammar, lang) ??
    withCopula(clause, grammar, lang) ??
    turned(clause, grammar, lang)
  );
}

function reflexive(clause: string, grammar: RomanceGrammar): ForeignOrder | null {
  const groups = grammar.reflexivePassive.exec(clause)?.groups;
  const [thing = '', said = '', after = ''] = [groups?.['thing'], groups?.['said'], groups?.['after']];
  if (!isThing(thing, grammar)) return null;
  const infinitive = infinitiveOf(said, grammar, [isPlural(thing, grammar) ? 'they' : 'one']);
  if (infinitive === null || grammar.personalVerbs.test(infinitive) || actsAlone(said, grammar)) return null;
  return orderTo(infinitive, thing, after, grammar);
}

/** "Les clés sont à rendre à l'accueil", "i moduli sono da firmare": what has to be done with a thing. */
function owed(clause: string, grammar: RomanceGrammar): ForeignOrder | null {
  const {
    thing = '',
    verb = '',
    after = '',
  } = /^(?<thing>.{3,80}?)\s(?:(?:est|sont)\sà|(?:è|sono)\sda|(?:é|são)\spara|(?:es|son)\spara)\s(?<verb>\p{Ll}{3,})(?!\p{L})(?<after>.*)$/su.exec(
    clause,
  )?.groups ?? {};
  const isOwed = thing !== '' && grammar.determiner.test(thing) && isThing(thing, grammar);
  return isOwed && grammar.verbs.isInfinitive(verb) ? orderTo(verb, thing, after, grammar) : null;
}

/** "Las muestras deben etiquetarse …", "i campioni si devono etichettare": the same of what is done to them. */
function owedReflexive(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const {
    thing = '',
    owed: verb = '',
    plain = '',
    after = '',
  } = /^(?<thing>.{3,80}?)\s(?:(?:deben?|deberán?|tienen? que|tendrán? que|han? de|dev(?:e|em|erá|erão))\s(?<owed>\p{Ll}+[aei]r)-?se|s[ei]\s(?:deben?|deberán?|tienen? que|dev(?:e|em|erá|erão|ono)|dovr(?:à|anno))\s(?<plain>\p{Ll}+(?:[aei]r|re)))(?!\p{L})(?<after>.*)$/su.exec(
    clause,
  )?.groups ?? {};
  const infinitive = verb || plain;
  const isOwed = thing !== '' && grammar.determiner.test(thing) && isThing(thing, grammar) && !isPerson(thing, lang);
  const isOwn = grammar.personalVerbs.test(infinitive) || grammar.reflexiveVerbs.test(infinitive);
  return isOwed && !isOwn ? orderTo(infinitive, thing, after, grammar) : null;
}

function isPerson(thing: string, lang: string): boolean {
  const [, noun = ''] = thing.split(/\s+/u);
  return subjectOf(`${thing} x`, lang) !== null || endsLikeJob(noun);
}

/** "Va compilato il modulo", "será revisada la presión": the same with its verb before the thing. */
function turned(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const {
    copula = '',
    said = '',
    after = '',
  } = new RegExp(`^(?<copula>${grammar.passive})\\s(?<said>\\p{Ll}+)\\s(?<after>.+)$`, 'isu').exec(clause)?.groups ??
  {};
  const infinitive = grammar.verbs.infinitiveOfParticiple(said);
  // "è aperto il cancello": one word alone may tell what is so.
  const isState = /^(?:es|son|est|sont|è|sono|é|são)$/iu.test(copula);
  const isOrder = infinitive !== null && !isState && isDeterminer(after, grammar) && !grammar.agent.test(after);
  if (!isOrder || withoutAgent(clause, lang).role !== null || tellsMore(after, grammar)) return null;
  return hasParticiple(after, grammar)
    ? null
    : { text: `${infinitive} ${after}`, doer: { kind: 'nobody' }, when: null };
}

/** "entro 24 ore dal ricevimento", "a due metri dalla porta": from when or where, and nobody who does it. */
const SINCE =
  /\s(?:\p{L}*or[ae]|giorn[oi]|minut[oi]|mes[ei]|settiman[ae]|ann[oi]|metr[oi]|part[ei]|lontan[oaei])\s(?:dal|dall[ao'’]|dai|dagli|dalle)(?!\p{L})/giu;

function withCopula(clause: string, grammar: RomanceGrammar, lang: string): ForeignOrder | null {
  const { role, rest } = withoutDoer(clause, grammar, lang);
  const groups = grammar.passiveClause.exec(rest)?.groups;
  const [thing = '', said = '', after = ''] = [groups?.['thing'], groups?.['said'], groups?.['after']];
  const infinitive = grammar.verbs.infinitiveOfParticiple(said);
  const mayBeState = !/\s|^v/u.test(groups?.['copula'] ?? '');
  const isState = role === null && mayBeState && grammar.states.test(said);
  // "par les bénévoles": somebody who is not known would stay.
  if (infinitive === null || isState || !isThing(thing, grammar) || grammar.agent.test(after.replace(SINCE, ' ')))
    return null;
  if (hasParticiple(after, grammar)) return null;
  const behind = [groups?.['adverb'], after.trimStart()].filter(Boolean).join(' ');
  const order = orderTo(
    infinitive,
    thing,
    behind === '' ? '' : /^[,;:]/u.test(behind) ? behind : ` ${behind}`,
    grammar,
  );
  return order && role !== null ? { ...order, doer: { kind: 'role', role } } : order;
}

function withoutDoer(clause: string, grammar: RomanceGrammar, lang: string): { role: string | null; rest: string } {
  const who = grammar.agentWhoever.exec(clause);
  if (!who) return withoutAgent(clause, lang);
  return { role: who.groups?.['who'] ?? null, rest: clause.replace(who[0], '') };
}

function orderTo(infinitive: string, thing: string, after: string, grammar: RomanceGrammar): ForeignOrder | null {
  if (tellsMore(after, grammar) || grammar.negatedBehind.test(after.trim())) return null;
  return { text: `${infinitive} ${lowered(thing, grammar)}${after}`, doer: { kind: 'nobody' }, when: null };
}

/** Whether these words name a thing: no clause within, and no verb. */
function isThing(thing: string, grammar: RomanceGrammar): boolean {
  if (thing === '' || grammar.subordinator.test(thing)) return false;
  const [first = '', ...others] = thing.split(/\s+/u);
  return (
    !grammar.leads.test(`${thing} `) &&
    !isFiniteWord(first, grammar) &&
    !others.some((word) => isClearVerb(word, grammar))
  );
}

/** "firma" and "copia" are nouns as well; what ends as only verbs do is none. */
function isClearVerb(word: string, grammar: RomanceGrammar): boolean {
  return (
    infinitiveOf(word, grammar, ['they', 'we']) !== null &&
    infinitiveOf(word, grammar, ['one', 'order', 'you']) === null
  );
}

function isPlural(thing: string, grammar: RomanceGrammar): boolean {
  // "el sillón y la lámpara"
  const isSeveral = new RegExp(`\\s(?:${grammar.and})\\s`, 'iu').test(thing);
  return isSeveral || grammar.pluralWord.test(thing) || !grammar.determiner.test(thing);
}

/** "… et fermés", "… et le cadre prévenu": a second participle would stay without its copula. */
function hasParticiple(after: string, grammar: RomanceGrammar): boolean {
  const [, behind = ''] = new RegExp(`(?:^|[\\s,])(?:${grammar.coordinators})\\s+(.+)$`, 'isu').exec(after) ?? [];
  const words = behind.split(/[\s,]+/u).filter(Boolean);
  // "ogni tre giorni o su richiesta": behind a preposition or an article it is a noun.
  const isNoun = (at: number): boolean =>
    isPreposition(words[at - 1] ?? '') || isDeterminer(words[at - 1] ?? '', grammar);
  return words.some(
    (word, at) => (at < 2 || at === words.length - 1) && isParticiple(word, grammar) && !(at > 0 && isNoun(at)),
  );
}

function isParticiple(word: string, grammar: RomanceGrammar): boolean {
  return grammar.verbs.infinitiveOfParticiple(word) !== null;
}

/** "sont remplis et fermés", "est arrêtée et le cadre prévenu": the second half as a clause, where that makes an instruction. */
export function carriedParticiple(right: string, left: string, grammar: RomanceGrammar, lang: string): string | null {
  const said = grammar.passiveClause.exec(left)?.groups?.['thing'];
  // With a copula of its own it takes none.
  if (said === undefined || grammar.passiveClause.test(right)) return null;
  // "La sera il mantecatore viene smontato": the time is no part of it.
  const thing = grammar.leads.test(said) ? (grammar.lastThing.exec(said)?.[0].trim() ?? '') : said;
  if (thing === '') return null;
  const words = right.split(/\s+/u);
  const at = words.findIndex((word) => isParticiple(word.replace(/[^\p{L}]/gu, ''), grammar));
  const isOwn = at > 0 && isDeterminer(right, grammar);
  // "os produtos refrigerados devem estar …": with a verb of its own.
  if (at < 0 || (at > 0 && !isOwn) || words.slice(at + 1).some(isStative)) return null;
  const whole = [isOwn ? words.slice(0, at).join(' ') : thing, grammar.mustBe, ...words.slice(at)].join(' ');
  return orderOfPassive(whole, grammar, lang) === null ? null : whole;
}
