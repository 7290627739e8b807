import {
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
  holdsFiniteVerb,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import {
  type GermanicGrammar,
  infinitiveOfParticiple,
  isFiniteVerb,
  isInfinitive,
} from '../languages/clauses/germanic-grammar.js';
import { isDeterminer, isPreposition, type RomanceGrammar } from '../languages/clauses/romance-grammar.js';

/** "après lavage des mains": what is done before or after is an act of its own. */
const AFTER = /^(?:après|avant|después|antes|tras|dopo|prima|depois|após)\s/iu;
const GERMANIC_AFTER = /^(?:nach|vor|na|voor)\s/iu;
/** "avant 10 h", "antes de las 9", "vor 6 Uhr": by the clock it is a time. */
const CLOCK = /^\p{L}+\s(?:(?:d[eai]l?l?[aeo]?s?|las?|les?|às|alle)\s|l['’])?\d/iu;
/** What a case behind a phrase begins with. */
const CASE_BEHIND = /\s(?=(?:si|s['’]ils?|quand|lorsque|cuando|se|quando|caso)\s)/iu;
const MAX_WORDS = 8;

/** Whether the last pieces of a sentence are nothing but phrases of the clause before: "…, avant 10 h, | sur la table en inox". */
export function arePhrasesBehind(pieces: readonly string[], before: string, sentence: string, lang: string): boolean {
  return pieces.length > 0 && pieces.every((piece) => isPhraseBehind(piece, before, sentence, lang));
}

/** "…, sur présentation d'une pièce si on ne les connaît pas", "…, a 5 °C las naranjas": how or where, at the end of a clause. */
function isPhraseBehind(part: string, before: string, sentence: string, lang: string): boolean {
  const germanic = germanicGrammarOf(lang);
  const isAct = (germanic ? GERMANIC_AFTER : AFTER).test(part) && !CLOCK.test(part);
  if (!sentence.includes(`, ${part}`) || /:\s/u.test(before) || isAct) return false;
  if (germanic) return isGermanicPhrase(part, germanic, lang) && holdsClause(before, germanic, lang);
  const grammar = romanceGrammarOf(lang);
  if (!grammar) return false;
  const [head = ''] = part.split(CASE_BEHIND);
  const [first = '', ...words] = head.split(/\s+/u);
  const isVerb = (word: string, at: number): boolean =>
    grammar.verbs.isInfinitive(word) ||
    (grammar.verbs.infinitiveOfParticiple(word) !== null && !(at === words.length - 1 && isNamed(words, grammar)));
  // "alle 22 inserisce l'allarme": a verb that no table has stands before its object.
  const mayAct = words.some(
    (word, at) =>
      at > 0 && /^\p{Ll}{3,}$/u.test(word) && !isPreposition(word) && isDeterminer(words[at + 1] ?? '', grammar),
  );
  const isTime = AFTER.test(part);
  // "en la mesa fría": so does a word that could be a verb elsewhere.
  const core = isNamed(words, grammar) ? words.slice(0, -1) : words;
  const isPhrase =
    !mayAct && (isTime || isPreposition(first)) && !holdsFiniteVerb(core.join(' '), lang) && !words.some(isVerb);
  return isPhrase && (foreignOrder(before, lang) !== null || holdsFiniteVerb(before, lang));
}

/** "sur le plan nettoyé": behind a noun with its article, a participle says how it is. */
function isNamed(words: readonly string[], grammar: RomanceGrammar): boolean {
  return words.length >= 3 && isDeterminer(words[0] ?? '', grammar);
}

/** "im kleinen Ofen", "op de koude tafel": a place or a time, and no verb. */
function isGermanicPhrase(part: string, grammar: GermanicGrammar, lang: string): boolean {
  const words = part.split(/\s+/u);
  const last = words.at(-1) ?? '';
  const isVerb = (word: string, at: number): boolean =>
    grammar.particles.has(word) && at > 0
      ? at === words.length - 1
      : grammar.hasCapitalNouns && isFiniteVerb(word, grammar);
  return (
    grammar.leads.test(`${part} `) &&
    words.length > 1 &&
    words.length <= MAX_WORDS &&
    !/^(?:ohne|zonder|mit|met)$/iu.test(words[0] ?? '') &&
    !words.includes(grammar.to) &&
    !holdsAuxiliary(part, lang) &&
    !words.some(isVerb) &&
    !(/^\p{Ll}/u.test(last) && (isInfinitive(last, grammar) || infinitiveOfParticiple(last, grammar) !== null)) &&
    foreignOrder(part, lang) === null
  );
}

function holdsClause(before: string, grammar: GermanicGrammar, lang: string): boolean {
  const last = before.split(/\s+/u).at(-1) ?? '';
  return foreignOrder(before, lang) !== null || holdsAuxiliary(before, lang) || isInfinitive(last, grammar);
}
