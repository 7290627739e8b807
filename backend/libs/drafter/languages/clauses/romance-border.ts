import { foreignOrder, romanceGrammarOf } from './foreign-order.js';
import {
  finiteFormOf,
  holdsVerb,
  isDeterminer,
  isNounAsWell,
  isPreposition,
  isPronoun,
  isStative,
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
/** In a Portuguese condition. */
const FUTURE = /^(?:tiver|for|fizer|puder|vier|quiser|houver|estiver|souber|der|vir|disser|trouxer|puser)(?:em)?$/iu;
const LEAST_WORDS = 3;
const MAX_WORDS = 14;
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
  for (let at = LEAST_WORDS; at < Math.min(words.length - 1, MAX_WORDS); at += 1) {
    const [before = '', word = ''] = [words[at - 1] ?? '', words[at] ?? ''];
    if (!isCondition) {
      const told = words.slice(at).join(' ');
      if (isOfUs(told, grammar) && !GOVERNS.test(before) && !isPronoun(before, grammar))
        return `${words.slice(0, at).join(' ')}, ${told}${sentence.slice(clause.length)}`;
      continue;
    }
    const isOrder =
      (isOfUs(words.slice(at).join(' '), grammar) && !GOVERNS.test(before) && !isPronoun(before, grammar)) ||
      (!GOVERNS.test(before) && !isPreposition(before) && hasOwnSubject(words.slice(at).join(' '), grammar, lang)) ||
      (grammar.verbs.isInfinitive(word) && !GOVERNS.test(before)) ||
      grammar.impersonalObligations.test(words.slice(at).join(' ')) ||
      (infinitiveOfImperative(word, grammar) !== null && !isPreposition(before)) ||
      (isPlainOrder(word, grammar) && !GOVERNS.test(before) && !isDeterminer(before, grammar)) ||
      isAnotherVerb(before, word, words[at + 1] ?? '', grammar) ||
      isOrderBehindThing(words.slice(0, at), word, words[at + 1] ?? '', grammar) ||
      (lang === 'fr' && /\p{L}{2}ez$/u.test(word) && !/^(?:vous|chez)$/iu.test(before) && word !== 'chez');
    // "si pierde líquido | no lo mováis", "se fa rumore | non toccarlo"
    const isBan =
      NEGATION.test(word) &&
      !(lang === 'pt' && /^no$/iu.test(word)) &&
      holdsVerb(words.slice(0, at).join(' '), grammar);
    if (!(isOrder || isBan) || isStative(before)) continue;
    const condition = words.slice(0, at).join(' ');
    const rest = sentence.slice(condition.length).trim();
    const isKnown = isBan || lang !== 'fr' || foreignOrder(rest.split(/,\s/u)[0] ?? rest, lang) !== null;
    // "se o cliente pedir": in Portuguese the verb of a condition looks like its infinitive.
    const isClause =
      holdsVerb(condition, grammar) ||
      (lang === 'pt' && words.slice(1, at).some((one) => /\p{L}{2}[aei]r$/u.test(one) || FUTURE.test(one)));
    if (isKnown && isClause) return `${condition}, ${rest}`;
  }
  return sentence;
}

/** "se o projetor não ligar | chama o TI", "si no enciende | llama al técnico": the verb of the case, and another with its object. */
function isAnotherVerb(before: string, word: string, next: string, grammar: RomanceGrammar): boolean {
  const isOfCase =
    grammar.lang === 'pt'
      ? FUTURE.test(before) || /\p{L}{2}[aei]r$/u.test(before)
      : finiteFormOf(before, grammar)?.persons.has('one') === true && !isNounAsWell(before, grammar);
  const persons = finiteFormOf(word, grammar)?.persons;
  return (
    isOfCase &&
    !isStative(word) &&
    (persons?.has('one') === true || persons?.has('order') === true || persons?.has('you') === true) &&
    (isDeterminer(next, grammar) || isPreposition(next))
  );
}

/** "cuando haya más de seis cajas | coloca un palé": the verb of the case with its things, and another with its object. */
function isOrderBehindThing(words: readonly string[], word: string, next: string, grammar: RomanceGrammar): boolean {
  const before = words.at(-1) ?? '';
  const isOpen =
    GOVERNS.test(before) || isPreposition(before) || isDeterminer(before, grammar) || isPronoun(before, grammar);
  const form = isOpen || isStative(word) || isNounAsWell(word, grammar) ? null : finiteFormOf(word, grammar);
  const isOrder = form?.persons.has('one') === true || form?.persons.has('order') === true;
  const isRelative = words.slice(1).some((one) => /^(?:que|qui|che|quien|quem)$/iu.test(one));
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
