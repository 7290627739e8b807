import {
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
  holdsFiniteVerb,
  isInfinitiveOf,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import { isDeterminer, isPreposition } from '../languages/clauses/romance-grammar.js';
import { splitOutsideBrackets } from '../text/split-outside-brackets.js';

/** A label of so many signs is one whatever its words. */
const MAX_LABEL_LENGTH = 40;
const LEAST_THINGS = 3;
/** Nouns that tell what is done: "nettoyage", "pesata", "Reinigung". */
const IS_ACT = /(?:age|ment|[cst]ion|ción|zione|ção|sione|m[ie]+nto|ata|ura|ung|ing)$/iu;
/** What comes next is done. */
const NEXT = /^(?:puis|ensuite|luego|después|poi|dopo|depois|e|et|y|dann|danach|dan|daarna)\s/iu;

/** Whether a sentence is a label and what is said of it: "Client nouveau ou pas venu depuis 3 mois : …". @param lang ISO 639-1 */
export function isLabelled(sentence: string, lang: string): boolean {
  const [, head = ''] = /^([^:：,]{2,80})[:：]\s/u.exec(sentence) ?? [];
  const isShort = head !== '' && head.length <= MAX_LABEL_LENGTH;
  return (
    isShort || (head !== '' && !holdsFiniteVerb(head, lang) && !holdsAuxiliary(head, lang) && !isOrder(head, lang))
  );
}

function isOrder(part: string, lang: string): boolean {
  const [first = '', last = ''] = [part.split(/\s+/u)[0], part.trim().split(/\s+/u).at(-1)];
  return foreignOrder(part, lang) !== null || isInfinitiveOf(first, lang) || isInfinitiveOf(last, lang);
}

/** Whether a sentence only lists things, the first in a word alone: "Gants, cape, crème sur les mains". @param lang ISO 639-1 */
export function isListOfThings(sentence: string, lang: string): boolean {
  const pieces = splitOutsideBrackets(sentence, /,\s+/y);
  const [first = '', ...others] = pieces;
  if (pieces.length < LEAST_THINGS || !/^\p{L}{3,}$/u.test(first) || IS_ACT.test(first)) return false;
  return !isActing(first, lang) && others.every((piece) => !NEXT.test(piece) && !isActing(piece, lang));
}

/** Whether a part begins with an infinitive or with a verb and its object, or ends with its verb. */
function isActing(part: string, lang: string): boolean {
  const [first = '', second = ''] = part.split(/\s+/u);
  const last = part.split(/\s+/u).at(-1) ?? '';
  const romance = romanceGrammarOf(lang);
  if (romance) {
    const isOrdered = foreignOrder(part, lang) !== null && isDeterminer(second, romance) && !isPreposition(second);
    return romance.verbs.isInfinitive(first.toLowerCase()) || isOrdered || holdsFiniteVerb(part, lang);
  }
  const germanic = germanicGrammarOf(lang);
  return (
    germanic === null ||
    germanic.verbs.isInfinitive(last.toLowerCase()) ||
    germanic.particles.has(last) ||
    holdsAuxiliary(part, lang) ||
    foreignOrder(part, lang) !== null
  );
}

/** "acier 110 Nm": what a value is of. */
const VALUE_OF = /^(?:\p{L}+\s){1,2}\d[\d.,]*\s?[\p{L}%°/]{1,8}(?![\p{L}\d])(?!\s\p{L}{4,}\s)/u;

/** The pieces of a sentence, where those stand with the one before that give the values of several things: "anziehen, Stahl 110 Nm, Alu 120 Nm". */
export function withSeriesOfValues(pieces: readonly string[], lang: string): string[] {
  const isValue = (piece = ''): boolean => VALUE_OF.test(piece) && !isActing(piece, lang);
  return pieces.reduce<string[]>((whole, piece, at) => {
    const isOne = isValue(piece) && (isValue(pieces[at - 1]) || isValue(pieces[at + 1]));
    if (at > 0 && isOne) whole[whole.length - 1] = `${whole.at(-1)}, ${piece}`;
    else whole.push(piece);
    return whole;
  }, []);
}

/**
 * The pieces of a sentence, where those stand with the one before that take its verb for another place: "in der Kammer 1 müssen 4 °C
 * sein, in der Kammer 2 8 °C". @param lang ISO 639-1
 */
export function withSharedVerb(pieces: readonly string[], lang: string): string[] {
  const opener = firstWord(pieces[0]);
  const grammar = romanceGrammarOf(lang);
  const opens = grammar ? isPreposition(opener) : (germanicGrammarOf(lang)?.leads.test(`${opener} `) ?? false);
  return pieces.reduce<string[]>((whole, piece, at) => {
    const isOther = at > 0 && opens && firstWord(piece) === opener && /\d/u.test(piece) && !tellsMore(piece, lang);
    if (isOther) whole[whole.length - 1] = `${whole.at(-1)}, ${piece}`;
    else whole.push(piece);
    return whole;
  }, []);
}

function firstWord(piece = ''): string {
  return (piece.split(/\s+/u)[0] ?? '').toLowerCase();
}

/** Whether something is done or told in a piece. */
function tellsMore(piece: string, lang: string): boolean {
  const rest = piece.split(/\s+/u).slice(1).join(' ');
  return (
    isActing(piece, lang) ||
    holdsFiniteVerb(rest, lang) ||
    rest.split(/\s+/u).some((word) => isInfinitiveOf(word, lang))
  );
}
