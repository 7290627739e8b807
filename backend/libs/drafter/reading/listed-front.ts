import { germanicGrammarOf, holdsAuxiliary } from '../languages/clauses/foreign-order.js';
import { isFiniteVerb, isInfinitive } from '../languages/clauses/germanic-grammar.js';
import { splitOutsideBrackets } from '../text/split-outside-brackets.js';

/** "Holz", "alte Reifen": a thing has no more words. */
const MAX_WORDS_OF_THING = 3;
/** Who does it, behind the verb. */
const SUBJECT = /^(?:wir|man|ich|er|der|die|das|we|wij|men|hij|u|je|ik|de|het)$/u;
const AND = /\s(?:und|oder|sowie|en|of)\s/u;

/**
 * Whether a sentence of German or Dutch begins with the things that its verb is about: "Möbel, Matratzen und Teppiche nehmen wir
 * nicht an". Cut at its commas, it would tell nothing of the first ones. @param lang ISO 639-1
 */
export function hasListedFront(sentence: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  const pieces = splitOutsideBrackets(sentence, /,\s+/y);
  if (!grammar || pieces.length < 2) return false;
  const isThing = (piece: string, at: number): boolean => {
    const words = piece.replace(grammar.articles, '').split(/\s+/u);
    const isNoun = grammar.hasCapitalNouns
      ? /^\p{Lu}/u.test(words.at(-1) ?? '')
      : !isInfinitive(words[0] ?? '', grammar);
    const isOfLeads = grammar.leads.test(`${piece.toLowerCase()} `) && at === 0;
    const hasVerb = words.length > 1 && words.some((word) => isFiniteVerb(word, grammar));
    return words.length <= MAX_WORDS_OF_THING && isNoun && !isOfLeads && !hasVerb && !holdsAuxiliary(piece, lang);
  };
  const last = (pieces.at(-1) ?? '').split(/\s+/u);
  const verb = last.findIndex(
    (word, at) =>
      at > 0 && SUBJECT.test(last[at + 1] ?? '') && (isFiniteVerb(word, grammar) || /^\p{Ll}+en$/u.test(word)),
  );
  const things = last.slice(0, verb).join(' ').split(AND);
  return verb > 0 && pieces.slice(0, -1).every(isThing) && things.every(isThing);
}
