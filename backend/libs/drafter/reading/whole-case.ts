import {
  beginsWithVerb,
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
  holdsFiniteVerb,
  isInfinitiveOf,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import { isFiniteVerb } from '../languages/clauses/germanic-grammar.js';
import { isDeterminer, isFiniteWord, type RomanceGrammar } from '../languages/clauses/romance-grammar.js';

/** A condition, and what is done then. */
export interface ForeignCase {
  when: string;
  action: string;
}

/** So many commas at most stand within a case. */
const MAX_COMMAS = 5;
const COMMA = /,\s+/u;
/** "…, o si la caja está rota, …": another case, which the same is done in. */
const OTHER_CASE =
  /^(?:oder|of|und|en|ou|et|o|u|y|e)\s(?:auch\s|ook\s|bien\s|anche\s)?(?:wenn|falls|sobald|sofern|bei|als|wanneer|indien|zodra|bij|si|s['’](?:ils?|elles?|on)|quand|lorsque|dès|que|en cas?|cuando|se|quando|che|caso|in caso|em caso)(?!\p{L})|^ou\s(?:lors)?qu['’]/iu;
const OR: Readonly<Record<string, RegExp>> = {
  fr: /\s(?:ou|ni)\s/u,
  es: /\s(?:o|u|ni)\s/u,
  it: /\s(?:od?|né)\s/u,
  pt: /\s(?:ou|nem)\s/u,
};
/** Opens a clause that has its verb at the end, so that what is done begins with the next verb. */
const VERB_LAST =
  /^(?:wenn|falls|sofern|sobald|solange|nachdem|bevor|ehe|als|wanneer|indien|zodra|zolang|nadat|voordat)\s/iu;
/** "Kommt ein Kunde, | der keinen Beleg hat, | ruft …": which one it is. */
const WHICH = /^(?:(?:an|auf|aus|bei|für|in|mit|von|vor|zu)\s)?(?:der|die|das|den|dem|deren|dessen|denen)\s/u;
const THEN = /^(?:dann|dan|so)\s/u;
/** "rufen Sie", "bellen wij": a plural before who does it. */
const TURNED_PLURAL = /^\p{Ll}+en\s(?:Sie|wir|wij|we|sie|ze|die|beide|alle)\s/u;
/** At a time or on an occasion, in German and Dutch. */
const OCCASION = /^(?:beim?|im falle?|bij|in geval van)\s/iu;
/** Behind a verb these begin who does it, or what it is done to. */
const OPENS_NOUN =
  /^(?:der|die|das|den|dem|ein|eine[nm]?|man|wir|er|sie|es|de|het|een|we|wij|je|hij|ze|u|Frau|Herr|mevrouw|meneer)$/u;

/**
 * A case that goes on behind its comma with all of it: "si hay un cliente mareado, | herido o con dolor, | el socorrista …",
 * "se la vasca è vuota, | o se la pompa fa rumore, | …", "wenn Siegel, | Etikett oder Deckel fehlen, | ruft …". @param lang ISO 639-1
 */
export function withWholeCase(told: ForeignCase, sentence: string, lang: string): ForeignCase {
  const pieces = told.action.split(COMMA);
  if (pieces.length < 2 || /[:：;]\s/u.test(told.when)) return told;
  const count = pieces.slice(0, MAX_COMMAS).some((piece) => OTHER_CASE.test(piece))
    ? otherCases(pieces)
    : listedCases(pieces, sentence, lang);
  if (count === 0) return told;
  let at = 0;
  for (let left = count; left > 0; left -= 1) at += told.action.slice(at).search(/,\s/u) + 2;
  const action = told.action.slice(at).trimStart();
  return { when: `${told.when}, ${pieces.slice(0, count).join(', ')}`, action: action.replace(THEN, '') };
}

/** How many pieces are further cases, each with its own opener. */
function otherCases(pieces: readonly string[]): number {
  const end = pieces.findIndex((piece) => !OTHER_CASE.test(piece));
  return end < 0 ? 0 : end;
}

/** How many pieces end what the case lists. */
function listedCases(pieces: readonly string[], sentence: string, lang: string): number {
  if (germanicGrammarOf(lang)) {
    const isWithin = VERB_LAST.test(sentence) || (lang === 'de' && WHICH.test(pieces[0] ?? ''));
    return isWithin ? piecesBeforeVerb(pieces, lang) : 0;
  }
  const grammar = romanceGrammarOf(lang);
  // "se falta mais do que isso, | ou qualquer ampola inteira, | avisa-se …": another thing of the same case.
  if (
    grammar &&
    pieces.length > 1 &&
    OR[lang]?.test(` ${pieces[0]}`) &&
    isVerbless(withoutOr(pieces[0] ?? ''), grammar, lang)
  )
    return 1;
  const end = pieces.findIndex((piece) => OR[lang]?.test(piece));
  if (!grammar || end < 0 || end >= pieces.length - 1 || end > MAX_COMMAS) return 0;
  const listed = pieces.slice(0, end + 1);
  if (listed.every((piece) => isVerbless(piece, grammar, lang))) return end + 1;
  // "si el motor vibra, huele a quemado o pierde aceite, el operario …": each with a verb, before somebody who acts.
  const halves = listed.flatMap((piece) => piece.split(OR[lang] ?? COMMA));
  const next = foreignOrder(pieces[end + 1] ?? '', lang);
  return next?.doer.kind === 'role' && halves.every((half) => isState(half, grammar)) ? end + 1 : 0;
}

/** In German and Dutch what is done begins with its verb; 0 where that is not found, or stands first. */
function piecesBeforeVerb(pieces: readonly string[], lang: string): number {
  const opens = (piece: string): boolean =>
    THEN.test(piece) || TURNED_PLURAL.test(piece) || (beginsWithVerb(piece, lang) && /\s/u.test(piece));
  const at = pieces.slice(0, MAX_COMMAS).findIndex(opens);
  return Math.max(at, 0);
}

function withoutOr(piece: string): string {
  return piece.replace(/^\p{L}{1,3}\s/u, '');
}

/** "herido o con dolor", "le sceau ou la date": nothing is done. */
function isVerbless(piece: string, grammar: RomanceGrammar, lang: string): boolean {
  const [first = ''] = piece.split(/\s+/u);
  return !grammar.verbs.isInfinitive(first.toLowerCase()) && !holdsFiniteVerb(piece, lang) && !isReflexive(first);
}

function isReflexive(first: string): boolean {
  return /^(?:se|si|s['’].*|no|non|não|ne|n['’].*)$/iu.test(first);
}

/** "huele a quemado": a verb without a thing it is done to, which might be an order. */
function isState(half: string, grammar: RomanceGrammar): boolean {
  const [verb = '', next = ''] = half.split(/\s+/u);
  return (isFiniteWord(verb, grammar) || /^\p{Ll}{3,}$/u.test(verb)) && !isDeterminer(next, grammar);
}

/** "Bei Ankunft prüft die Fahrerin die Plomben, …": a time before the verb of its clause, which is no case by itself. @param lang ISO 639-1 */
export function holdsWholeClause(when: string, sentence: string, lang: string): boolean {
  const grammar = germanicGrammarOf(lang);
  if (!grammar || !OCCASION.test(sentence)) return false;
  const words = when.split(/\s+/u);
  return words.some((word, at) => {
    const next = words[at + 1] ?? '';
    const isBare = at > 0 && /^\p{Ll}/u.test(word) && !grammar.articles.test(`${words[at - 1]} `);
    const isVerb = holdsAuxiliary(word, lang) || isFiniteVerb(word, grammar);
    const isNamed = OPENS_NOUN.test(next) || (grammar.hasCapitalNouns && /^\p{Lu}/u.test(next));
    // "Bei Gasgeruch wird zuerst der Netzbetreiber verständigt und …": whatever follows, the verb of a clause.
    const isPassive = at < words.length - 1 && grammar.passive.test(word);
    if (isBare && isPassive) return true;
    return isBare && isVerb && isNamed && !(isInfinitiveOf(word, lang) && !OPENS_NOUN.test(next));
  });
}

/** "Bei Durchfall bleibt das Becken zu, der Filter wird gespült": an occasion that others act on as well, so that all of it stays together. @param lang ISO 639-1 */
export function sharesOccasion(sentence: string, lang: string): boolean {
  const [first = '', second = ''] = sentence.split(COMMA);
  return second !== '' && holdsWholeClause(first.replace(OCCASION, ''), sentence, lang) && !opensWithVerb(second, lang);
}

function opensWithVerb(piece: string, lang: string): boolean {
  const [verb = '', next = ''] = piece.split(/\s+/u);
  const grammar = germanicGrammarOf(lang);
  return beginsWithVerb(piece, lang) || (grammar !== null && isFiniteVerb(verb, grammar) && OPENS_NOUN.test(next));
}
