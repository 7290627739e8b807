import { germanicGrammarOf, holdsAuxiliary } from '../languages/clauses/foreign-order.js';
import { type GermanicGrammar, infinitiveOfParticiple, isFiniteVerb } from '../languages/clauses/germanic-grammar.js';

/** "die Lampen leuchten kurz auf": a verb that no table has; before a noun it may as well be an adjective. */
const LIKE_A_VERB = /^\p{Ll}{3,}(?:t|e[lr]?n)$/u;

/**
 * "trägt der Lackierer Auftrag, | Lackcharge und Uhrzeit in das Buch ein": the pieces of a sentence, with those in one that
 * stand between a verb and the particle that ends its clause.
 */
export function withWholeVerbs(pieces: readonly string[], sentence: string, lang: string): string[] {
  const grammar = germanicGrammarOf(lang);
  if (!grammar || pieces.length < 2) return [...pieces];
  const whole: string[] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const start = sentence.indexOf(piece, from);
    const end = isOpen(piece, grammar) ? endOf(pieces, at, grammar) : at;
    let last = start;
    for (const part of pieces.slice(at, end + 1)) last = sentence.indexOf(part, last) + part.length;
    whole.push(end === at || start < 0 ? piece : sentence.slice(start, last));
    from = Math.max(last, from);
    at = end;
  }
  return whole;
}

/** Where the clause ends whose verb stands in the piece: at the next particle, unless another verb comes before it. */
function endOf(pieces: readonly string[], at: number, grammar: GermanicGrammar): number {
  for (let next = at + 1; next < pieces.length; next += 1) {
    const words = (pieces[next] ?? '').split(/\s+/u);
    const verb = words.findIndex((word, place) => isVerb(word, words[place + 1] ?? '', grammar));
    // "Öl auf | und trägt den Stand ein": the next clause of the piece has a verb of its own.
    const isNextClause = verb >= 3 && words[verb - 1] === grammar.and;
    const last = verb < 0 ? words.length - 1 : isNextClause ? verb - 2 : -1;
    if (last > 0 && grammar.particles.has(words[last] ?? '')) return next;
    if (verb >= 0) return at;
  }
  return at;
}

function isOpen(piece: string, grammar: GermanicGrammar): boolean {
  const words = piece.split(/\s+/u);
  const verb = words.findIndex((word, at) => isFiniteVerb(word, grammar, at === 0));
  return (
    verb >= 0 &&
    verb < words.length - 1 &&
    !words.slice(verb + 1).some((word) => grammar.particles.has(word) && word === words.at(-1))
  );
}

function isVerb(word: string, next: string, grammar: GermanicGrammar): boolean {
  if (holdsAuxiliary(word, grammar.lang) || infinitiveOfParticiple(word, grammar) !== null) return true;
  if (grammar.hasCapitalNouns) return isFiniteVerb(word, grammar) || (LIKE_A_VERB.test(word) && /^\p{Ll}/u.test(next));
  // "licht en muziek": in Dutch a noun looks like a verb, which nothing would be joined to.
  return next !== '' && next !== grammar.and && isFiniteVerb(word, grammar);
}
