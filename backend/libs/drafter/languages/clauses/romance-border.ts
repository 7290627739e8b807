import { cutAtOrders, foreignOrder, romanceGrammarOf } from './foreign-order.js';
import {
  finiteFormOf,
  holdsVerb,
  isDeterminer,
  isFiniteWord,
  isNounAsWell,
  isPreposition,
  isPronoun,
  isStative,
  letsDo,
  type RomanceGrammar,
} from './romance-grammar.js';
import { infinitiveOfImperative } from './romance-imperative.js';
import { hasOwnSubject } from './romance-order.js';
import { isOfUs } from './romance-us.js';

const CONDITION: Readonly<Record<string, RegExp>> = {
  es: /^(?:si|cuando|en cuanto|cada vez que)\s/iu,
  fr: /^(?:si\s|s['’]ils?\s|quand\s|lorsque?\s|lorsqu['’]|dès que\s)/iu,
  it: /^(?:se|quando|appena|ogni volta che)\s/iu,
  pt: /^(?:se|quando|caso|assim que|sempre que)\s/iu,
};
const NEGATION = /^(?:no|non|não|nunca|mai|jamás|jamais)$/iu;
const FRENCH_NEGATION = /^(?:ne|n['’]\p{L}+|jamais)$/iu;
const FRENCH_SUBJECT = /^(?:on|tu|vous|nous|ils?|elles?|je|ça|cela)$/iu;
/** "se il cane è slegato | nessuno entra": nobody, before what is not done. */
const NOBODY = /^(?:nadie|nessuno|ninguém|personne)$/iu;
/** "si llueve | no se pinta": a whole case in one word. */
const WEATHER =
  /^(?:llueve|llovizna|nieva|truena|graniza|piove|pioviggina|nevica|grandina|tuona|chove|chover|neva|nevar|pleut|neige)$/iu;
/** In a Portuguese condition. */
const FUTURE = /^(?:tiver|for|fizer|puder|vier|quiser|houver|estiver|souber|der|vir|disser|trouxer|puser)(?:em)?$/iu;
const LEAST_WORDS = 3;
const MAX_WORDS = 14;
/** "si chiama | al tecnico" */
const TO_WHOM = /^(?:al|allo|alla|ai|agli|alle|all['’]\p{L}+|au|aux|ao|aos|à|às)$/iu;
/** "arrivano", "llegan": how verbs of several people end, whatever they tell. */
const OF_SEVERAL: Readonly<Record<string, RegExp>> = {
  es: /^\p{Ll}{2,}[ae]n$/u,
  fr: /^\p{Ll}{3,}ent$/u,
  it: /^\p{Ll}{2,}[ao]no$/u,
  pt: /^\p{Ll}{2,}[ae]m$/u,
};
/** Verbs without an object, which no table of work has. */
const COMES =
  /^(?:arriva|viene|vengono|resta|rimane|succede|manca|llega|queda|falta|ocurre|sucede|arrive|vient|viennent|reste|manque|chega|vem|vêm|fica|acontece)$/u;
/** "che arriva", "chi arriva": what opens a clause within. */
const RELATIVE = /^(?:que|qui|che|chi|quien|quem|où|donde|dove|onde)$/iu;
/** Behind these an infinitive belongs to the words before it. */
const GOVERNS =
  /^(?:que|qué|cómo|como|come|comment|où|dónde|onde|dove|cuánt[oa]s?|quant[oaie]s?|combien|ce|de|d['’].*|di|da|a|à|al|ao|para|per|pour|por|sin|sem|senza|sans|y|e|et|ed|o|ou|no|não|non|se|si|deve|devono|debe|deben|devem|puede[ns]?|pode[m]?|può|possono|peut|peuvent|quiere[n]?|quer(?:em)?|vuole|vogliono|veut|veulent|va|van|vai|vão|vont|hay|hace|fa|faz|fait)$/iu;

/** "se falta farinha | avisar o chefe", "s'il est abîmé | appelez le gérant": with a comma behind the condition, where an order follows it. */
export function withConditionBorder(sentence: string, lang: string): string {
  const grammar = romanceGrammarOf(lang);
  const isCondition = CONDITION[lang]?.test(sentence) === true;
  if (!grammar || !(isCondition || grammar.leads.test(sentence))) return sentence;
  const [clause = ''] = /^[^,;:]+/u.exec(sentence) ?? [];
  const words = clause.split(/\s+/u);
  for (let at = LEAST_WORDS - 1; at < Math.min(words.length - 1, MAX_WORDS); at += 1) {
    const [before = '', word = ''] = [words[at - 1] ?? '', words[at] ?? ''];
    const isBan = isCondition && opensBan(words, at, grammar);
    if (at < LEAST_WORDS && !isBan) continue;
    if (!isCondition) {
      const told = words.slice(at).join(' ');
      if (isOfUs(told, grammar) && !GOVERNS.test(before) && !isPronoun(before, grammar))
        return `${words.slice(0, at).join(' ')}, ${told}${sentence.slice(clause.length)}`;
      continue;
    }
    const isOrder =
      (isOfUs(words.slice(at).join(' '), grammar) && !GOVERNS.test(before) && !isPronoun(before, grammar)) ||
      (!GOVERNS.test(before) &&
        !isPreposition(before) &&
        !isDeterminer(before, grammar) &&
        hasSubject(words.slice(at).join(' '), grammar, lang)) ||
      (grammar.verbs.isInfinitive(word) && !GOVERNS.test(before) && !letsDo(before, word, grammar)) ||
      grammar.impersonalObligations.test(words.slice(at).join(' ')) ||
      (infinitiveOfImperative(word, grammar) !== null && !isPreposition(before)) ||
      (isPlainOrder(word, grammar) && !GOVERNS.test(before) && !isDeterminer(before, grammar)) ||
      isOfNobody(words, at, grammar) ||
      isAnotherVerb(before, word, words[at + 1] ?? '', grammar) ||
      isOrderBehindThing(words.slice(0, at), word, words[at + 1] ?? '', grammar) ||
      (lang === 'fr' && /\p{L}{2}ez$/u.test(word) && !/^(?:vous|chez)$/iu.test(before) && word !== 'chez');
    if (!isBan && (!isOrder || isStative(before))) continue;
    const condition = words.slice(0, at).join(' ');
    const rest = sentence.slice(condition.length).trim();
    const isKnown = isBan || lang !== 'fr' || foreignOrder(rest.split(/,\s/u)[0] ?? rest, lang) !== null;
    // "se o cliente pedir": in Portuguese the verb of a condition looks like its infinitive.
    const isClause =
      isBan ||
      grammar.impersonalObligations.test(words.slice(at).join(' ')) ||
      isOfNobody(words, at, grammar) ||
      holdsVerb(condition, grammar) ||
      (lang === 'pt' && words.slice(1, at).some((one) => /\p{L}{2}[aei]r$/u.test(one) || FUTURE.test(one)));
    if (isKnown && isClause) return `${condition}, ${rest}`;
  }
  return sentence;
}

/** "si está bien | el mecánico saca los códigos y revisa los frenos": whoever does all of it, or the first of it. */
function hasSubject(told: string, grammar: RomanceGrammar, lang: string): boolean {
  return hasOwnSubject(told, grammar, lang) || hasOwnSubject(cutAtOrders(told, lang)[0] ?? told, grammar, lang);
}

/** "si pierde líquido | no lo mováis", "se fa rumore | non toccarlo", "si lo está | no se carga": the case has its verb, and what is not done another. */
function opensBan(words: readonly string[], at: number, grammar: RomanceGrammar): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? ''];
  const isFrench = grammar.lang === 'fr';
  const isPersonal = isFrench && FRENCH_SUBJECT.test(word) && /^(?:ne|n['’]\p{L}+)$/iu.test(next);
  const isNegation =
    (isFrench ? FRENCH_NEGATION : NEGATION).test(word) && !(grammar.lang === 'pt' && /^no$/iu.test(word));
  if (!(isPersonal || isNegation || NOBODY.test(word))) return false;
  if (GOVERNS.test(before) || isPreposition(before) || (isFrench && FRENCH_SUBJECT.test(before))) return false;
  // "si la personne ne vient pas": somebody, with an article.
  if (!isNegation && isDeterminer(before, grammar)) return false;
  // "si el cliente que llama | no contesta": what tells of whom it is has a verb of its own.
  if (words.slice(1, at).some((one) => RELATIVE.test(one))) return false;
  // "si es no conforme", "in condizioni non adatte": the verb of what is not done has to follow.
  const isVerb =
    isPronoun(next, grammar) ||
    finiteFormOf(next, grammar) !== null ||
    grammar.verbs.isInfinitive(next) ||
    infinitiveOfImperative(next, grammar) !== null;
  if (at < LEAST_WORDS) return isVerb && (WEATHER.test(before) || isStative(before));
  const isAct = isVerb || (at < words.length - 2 && grammar.verbs.infinitiveOfParticiple(next) === null);
  if (!isPersonal && (isStative(before) ? !isVerb : !isAct)) return false;
  const said = words.slice(1, at);
  return (
    holdsVerb(words.slice(0, at).join(' '), grammar) ||
    said.some((one) => COMES.test(one) || (grammar.lang === 'pt' && FUTURE.test(one)))
  );
}

/** "se arrivano dopo le 22 | si lascia la chiave", "s'ils viennent tard | on laisse la clé": the verb of the case, and another that nobody is named for. */
function isOfNobody(words: readonly string[], at: number, grammar: RomanceGrammar): boolean {
  const [before = '', word = ''] = [words[at - 1], words[at]];
  const pronoun = grammar.lang === 'fr' ? 'on' : grammar.isImpersonal && grammar.reflexive;
  // "deixa-se o pacote"
  const [, enclitic] = (grammar.lang === 'pt' ? /^(\p{Ll}{3,})-se$/u : /^(?!)()/u).exec(word) ?? [];
  // "dopo le 22 | si lascia": of figures nothing goes on.
  const isOpen = isOpenBefore(before, grammar) && !/^\d/u.test(before);
  if ((word !== pronoun && enclitic === undefined) || isOpen) return false;
  const [verb = '', next = ''] = enclitic === undefined ? words.slice(at + 1) : [enclitic, words[at + 1]];
  const form = isStative(verb) ? null : finiteFormOf(verb, grammar);
  const isObject = isDeterminer(next, grammar) || TO_WHOM.test(next);
  const isAct = form !== null && (form.persons.has('one') || form.persons.has('they')) && isObject;
  // "se il cliente che arriva tardi si lamenta": what tells of whom it is has a verb of its own.
  const said = words.slice(1, at);
  return isAct && !said.some((one) => RELATIVE.test(one)) && tellsCase(said, grammar);
}

/** Whether the words behind "if" hold their verb: "la nave arriva tardi", "arriva un pacco", but not "il cliente". */
function tellsCase(said: readonly string[], grammar: RomanceGrammar): boolean {
  const [first = ''] = said;
  const isVerb = (one: string): boolean =>
    isStative(one) ||
    isFiniteWord(one, grammar) ||
    one === grammar.reflexive ||
    COMES.test(one) ||
    OF_SEVERAL[grammar.lang]?.test(one) === true;
  // Without an article, the verb comes first.
  const isFirst = /^\p{Ll}+$/u.test(first) && !isOpenBefore(first, grammar) && !isNounAsWell(first, grammar);
  return isFirst || said.some(isVerb);
}

/** Whether a phrase goes on behind the word. */
function isOpenBefore(word: string, grammar: RomanceGrammar): boolean {
  return GOVERNS.test(word) || isPreposition(word) || isDeterminer(word, grammar) || isPronoun(word, grammar);
}

/** "se o projetor não ligar | chama o TI", "si no enciende | llama al técnico": the verb of the case, and another with its object. */
function isAnotherVerb(before: string, word: string, next: string, grammar: RomanceGrammar): boolean {
  // "se não aprovar | devolve fechado": in Portuguese only a condition has such a form.
  const isFuture = grammar.lang === 'pt' && (FUTURE.test(before) || /\p{L}{2}[aei]r$/u.test(before));
  const isOfCase =
    isFuture || (finiteFormOf(before, grammar)?.persons.has('one') === true && !isNounAsWell(before, grammar));
  const persons = finiteFormOf(word, grammar)?.persons;
  const isOrder = persons?.has('one') === true || persons?.has('order') === true || persons?.has('you') === true;
  const isOpen = isDeterminer(next, grammar) || isPreposition(next);
  return isOfCase && !isStative(word) && isOrder && (isOpen || (isFuture && !isNounAsWell(word, grammar)));
}

/** "cuando haya más de seis cajas | coloca un palé": the verb of the case with its things, and another with its object. */
function isOrderBehindThing(words: readonly string[], word: string, next: string, grammar: RomanceGrammar): boolean {
  const before = words.at(-1) ?? '';
  const form =
    isOpenBefore(before, grammar) || isStative(word) || isNounAsWell(word, grammar)
      ? null
      : finiteFormOf(word, grammar);
  const isOrder = form?.persons.has('one') === true || form?.persons.has('order') === true;
  const isRelative = words.slice(1).some((one) => RELATIVE.test(one));
  return (
    isOrder &&
    !isRelative &&
    (isDeterminer(next, grammar) || isPreposition(next)) &&
    holdsVerb(words.slice(1, -1).join(' '), grammar)
  );
}

/** "avisem", "llame": a form that only orders have, of Spanish or Portuguese. */
function isPlainOrder(word: string, grammar: RomanceGrammar): boolean {
  const form = /^(?:es|pt)$/u.test(grammar.lang) ? finiteFormOf(word, grammar) : null;
  return form !== null && form.persons.size === 1 && form.persons.has('order') && !isNounAsWell(word, grammar);
}
