import { isJob, subjectOf } from '../actors.js';
import { isHumanAct } from './human-acts.js';
import {
  finiteFormOf,
  isDeterminer,
  isFiniteWord,
  isNounAsWell,
  isPreposition,
  isPronoun,
  isStative,
  letsDo,
  lowered,
  opensQuestion,
  type RomanceGrammar,
} from './romance-grammar.js';
import { infinitiveOfImperative } from './romance-imperative.js';
import { hasOwnSubject } from './romance-order.js';
import { carriedParticiple, orderOfPassive } from './romance-passive.js';
import { whoeverIn } from './romance-whoever.js';

const LEAST_WORDS = 2;
/** What must not be done beside something else, by language: "avisa al jefe y no se vende nada". Portuguese "no" is "in the". */
const AND_NOT: Readonly<Record<string, RegExp>> = {
  es: /\s[ye]\s(?=(?:no|nunca|jamás)\s(?!en\s|al?\s|con\s|de\s|por\s)\p{L}+\s\p{L})/iu,
  it: /\sed?\s(?=(?:non|mai)\s(?!in\s|nel|al|sul|con\s|da\s|di\s|per\s)\p{L}+\s\p{L})/iu,
  pt: /\se\s(?=(?:não|nunca|jamais)\s(?!no\s|na\s|nos\s|em\s|ao\s|com\s|de\s|por\s)\p{L}+\s\p{L})/iu,
  fr: /\set\s(?=(?:on\s)?(?:ne\s\p{L}+\s\p{L}|n['’]\p{L}+\s\p{L}))/iu,
};

/** Where a part of a sentence goes on with what must not be done; null where it does not. @param lang ISO 639-1 */
export function bansBehind(part: string, lang: string): { before: string; ban: string } | null {
  const found = AND_NOT[lang]?.exec(part);
  if (!found || isInBrackets(part.slice(0, found.index))) return null;
  return { before: part.slice(0, found.index), ban: part.slice(found.index + found[0].length) };
}

/** Cuts a part of a sentence where "and" is followed by a second thing to do: "revisa el pulso | apunta la hora". */
export function cutAtVerbs(part: string, grammar: RomanceGrammar, lang: string): string[] {
  const banned = bansBehind(part, lang);
  if (banned && isMain(banned.before, grammar)) return [...cutAtVerbs(banned.before, grammar, lang), banned.ban];
  const passives = passivesIn(part, grammar, lang);
  if (passives !== null) return [passives[0], ...cutAtVerbs(passives[1], grammar, lang)];
  for (const match of part.matchAll(grammar.andVerb)) {
    const [whole, pronouns = '', verb = '', next = ''] = match;
    const left = part.slice(0, match.index);
    if (isInBrackets(left)) continue;
    const right = part.slice(
      match.index + whole.length - [pronouns, verb, next].join('').length - (next === '' ? 0 : 1),
    );
    const carried = carriedParticiple(
      part.slice(match.index).replace(new RegExp(`^\\s(?:${grammar.and})\\s+`, 'iu'), ''),
      left,
      grammar,
      lang,
    );
    if (carried !== null) return [left, ...cutAtVerbs(carried, grammar, lang)];
    const isCut =
      beginsInfinitives(left, right, verb, grammar) ||
      beginsVerb(left, right, pronouns, verb, next, grammar) ||
      (isMain(left, grammar) && hasOwnSubject(right, grammar, lang));
    if (isCut) return [left, ...cutAtVerbs(withThing(left, right, pronouns, grammar, lang), grammar, lang)];
  }
  return [part];
}

/** "un entretien est organisé | et son compte rendu est classé": two clauses, each of which tells what is done to its subject. */
function passivesIn(part: string, grammar: RomanceGrammar, lang: string): [string, string] | null {
  for (const { index, 0: and } of part.matchAll(new RegExp(`,?\\s(?:${grammar.and})\\s`, 'giu'))) {
    const [left, right] = [part.slice(0, index), part.slice(index + and.length)];
    const areBoth =
      grammar.passiveClause.test(left) &&
      grammar.passiveClause.test(right) &&
      orderOfPassive(left, grammar, lang) !== null &&
      orderOfPassive(right, grammar, lang) !== null;
    if (areBoth) return [left, right];
    // "são medidos com termômetro | e devem estar abaixo de 7 °C": what is done, and how the same thing has to be.
    const thing = grammar.passiveClause.exec(left)?.groups?.['thing'];
    if (thing && MUST_BE.test(right) && orderOfPassive(left, grammar, lang) !== null)
      return [left, `${lowered(thing, grammar)} ${right}`];
  }
  return null;
}

const MUST_BE =
  /^(?:deben?|deberán?|devem?|deverão|doit|doivent|devra|devront|deve|devono)\s(?:ser|estar|être|essere|rester|restare|quedar|ficar|tener|ter)\s/iu;

function isInBrackets(left: string): boolean {
  return left.split(/[([]/u).length > left.split(/[)\]]/u).length || left.split(/["“”«»]/u).length % 2 === 0;
}

/** "subir un palmo y comprobar que no baila" */
function beginsInfinitives(left: string, right: string, verb: string, grammar: RomanceGrammar): boolean {
  const { verbs, asking, impersonalObligations } = grammar;
  // "bisogna chiudere l'acqua | e chiamare il tecnico"
  const [first = '', ...others] = left.replace(impersonalObligations, '').split(/\s+/u);
  if (!verbs.isInfinitive(first) || !verbs.isInfinitive(verb) || asking.test(left)) return false;
  return (
    others.length >= LEAST_WORDS - 1 &&
    !others.some((word) => verbs.isInfinitive(word)) &&
    right.split(/\s+/u).length >= LEAST_WORDS
  );
}

/** "… y apunta la temperatura", "… y se compara con la reserva" */
function beginsVerb(
  left: string,
  right: string,
  pronouns: string,
  verb: string,
  next: string,
  grammar: RomanceGrammar,
): boolean {
  if (pronouns === '' && isMain(left, grammar) && infinitiveOfImperative(verb, grammar) !== null) return true;
  const isVerb = isFiniteWord(verb, grammar) || finiteFormOf(verb, grammar) !== null;
  if (pronouns === '' && letsDo(verb, next, grammar) && isMain(left, grammar)) return true;
  if (isVerb && pronouns === '' && isOfWhoActs(left, verb, next, grammar)) return true;
  if (!isVerb || !isMain(left, grammar)) return false;
  // "vérifiez le ticket et la date (30 jours)", "firma el parte y la nota de …"
  const isThing = isDeterminer(pronouns.trim(), grammar) && isNounAsWell(verb.toLowerCase(), grammar);
  if (isThing && (next === '' || /^[(\d]|^d(?:e|u|es|el|ella|i|o|a|os|as)$|^d['’]|^(?:y|e|et|ed)$/iu.test(next)))
    return false;
  // "vérifie la réservation et le solde": nothing is named that the pronoun could mean.
  if (next === '' && isArticle(pronouns.trim()) && !mayMean(pronouns.trim(), left, grammar)) return false;
  // "guarda-os no corredor"
  if (/^\p{Ll}+-(?:l?[oa]s?|n[oa]s?|se|lhes?)(?![\p{L}-])/u.test(right)) return true;
  if (pronouns !== '') return !isDeterminer(pronouns, grammar) || finiteFormOf(verb, grammar) !== null;
  const isNoun = isNounAsWell(verb.toLowerCase(), grammar);
  // "cierra la llave y llama al 112": after an order a verb is another one.
  const isOrder = finiteFormOf(left.split(/\s+/u)[0] ?? '', grammar) !== null;
  // "liga para a central e espera no portão": two nouns would both have an article.
  const isAct = isPreposition(next) && !/^d/iu.test(next) && grammar.lastThing.test(left);
  return (
    isAct ||
    (isOrder && /^(?:al?|ao|à|aux?)$/iu.test(next)) ||
    isDeterminer(next, grammar) ||
    (!isNoun && isPreposition(next)) ||
    opensQuestion(next)
  );
}

/** Articles that are pronouns of objects as well, by what they agree with. */
const MASCULINE = /^(?:le|lo|o|un|el|il|du|au|al|del|do|ao|no)$/iu;
const FEMININE = /^(?:la|a|une|una|uma|da|na|à|della|alla|dalla|nella)$/iu;
const PLURAL = /^(?:les|los|las|os|as|le|gli|li|i|des|aux|dos|das|nos|nas|mes|ses|leurs|degli|dei|delle)$/iu;

function isArticle(word: string): boolean {
  return [MASCULINE, FEMININE, PLURAL].some((articles) => articles.test(word));
}

/** Whether a thing behind the verb of a clause has the gender and the number of a pronoun; one without its article may. */
function mayMean(pronoun: string, left: string, grammar: RomanceGrammar): boolean {
  const words = left.split(/\s+/u);
  const verb = words.findIndex((word, at) => at > 0 && isFiniteWord(word, grammar));
  const behind = words.slice(verb + 1);
  const articles = behind.filter((word) => isArticle(word));
  if (articles.length === 0) return true;
  // Italian "le" is of the feminine in the plural, "gli" of the masculine.
  const same = [MASCULINE, FEMININE, PLURAL].filter((of) => of.test(pronoun));
  return articles.some((word) => same.some((of) => of.test(word)));
}

/** "controlla che i colli siano tre | e firma la bolla": what only people do is no part of how things are. */
function isOfWhoActs(left: string, verb: string, next: string, grammar: RomanceGrammar): boolean {
  const form = finiteFormOf(verb, grammar);
  if (!form || !isHumanAct(form.infinitive) || !isDeterminer(next, grammar)) return false;
  const [, told = '', inner = ''] = /^(.+?)\s(?:que|qu['’]|che|se|si)\s?(.+)$/su.exec(left) ?? [];
  const [first = '', second = ''] = told.split(/\s+/u).filter((word) => isFiniteWord(word, grammar));
  const isCheck = [first, second].some((word) => isHumanAct(finiteFormOf(word, grammar)?.infinitive ?? ''));
  const [, noun = ''] = inner.split(/\s+/u);
  return isCheck && !isJob(noun, grammar.lang);
}

/** Whether words hold a verb with its object, and no clause within that could go on. */
function isMain(said: string, grammar: RomanceGrammar): boolean {
  // "el que sale cuenta la caja | y firma"
  const left = whoeverIn(said, grammar)?.rest ?? said;
  const words = left.split(/\s+/u);
  if (infinitiveOfImperative(words[0] ?? '', grammar) !== null) return true;
  // "mede a pressão, anota | e avisa o médico"
  const form = words.length === 1 && !isNounAsWell(said, grammar) ? finiteFormOf(said, grammar) : null;
  if (form?.persons.has('one')) return true;
  return (
    words.length >= LEAST_WORDS && hasFinite(words, grammar) && !grammar.subordinator.test(words.slice(1).join(' '))
  );
}

function hasFinite(words: readonly string[], grammar: RomanceGrammar): boolean {
  // The last word must be no verb: "lavan y secan los platos" has one object.
  return (
    words.slice(0, -1).some((word) => isFiniteWord(word, grammar)) ||
    takesUpAtEnd(words, grammar) ||
    words.slice(1, -1).some((word) => word.toLowerCase() === grammar.reflexive) ||
    words.slice(1, -1).some(isStative) ||
    /^(?:dura|tarda|dure|duram)$/iu.test(words[2] ?? '')
  );
}

/** "il le signe et …": the object of the verb at the end stands before it. */
function takesUpAtEnd(words: readonly string[], grammar: RomanceGrammar): boolean {
  const [pronoun = '', verb = ''] = words.slice(-2);
  const isNoun = isNounAsWell(verb.toLowerCase(), grammar);
  return isPronoun(pronoun, grammar) && !isNoun && finiteFormOf(verb, grammar) !== null;
}

/** "La valoración dura 45 minutos y se apunta en Clinicox": what is noted is the subject of the clause before. */
function withThing(left: string, right: string, pronouns: string, grammar: RomanceGrammar, lang: string): string {
  if (pronouns.trim().toLowerCase() !== grammar.reflexive || subjectOf(left, lang) !== null) return right;
  const [, verb = '', next = ''] = right.split(/\s+/u);
  const form = finiteFormOf(verb, grammar);
  const thing = new RegExp(`^(?:${grammar.determiners})\\s*(?<=[\\s'’])\\p{L}+(?=\\s)`, 'iu').exec(left)?.[0];
  if (!form || thing === undefined || isDeterminer(next, grammar) || /^(?:al?|à)$/iu.test(next)) return right;
  const isPlural = grammar.pluralWord.test(thing);
  return form.persons.has(isPlural ? 'they' : 'one') ? `${thing} ${right}` : right;
}
