import { opensClause } from '../languages/clause-openers.js';
import {
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
  romanceGrammarOf,
} from '../languages/clauses/foreign-order.js';
import {
  type GermanicGrammar,
  infinitiveOfParticiple,
  isFiniteVerb,
  isInfinitive,
} from '../languages/clauses/germanic-grammar.js';
import {
  isDeterminer,
  isFiniteWord,
  isNounAsWell,
  isPreposition,
  type RomanceGrammar,
} from '../languages/clauses/romance-grammar.js';

/** What stands between the last two things, and what may be asked there: "… und ob die Packung dicht ist". */
const AND: Readonly<Record<string, string>> = {
  de: 'und|oder|sowie',
  nl: 'en|of',
  fr: 'et|ou',
  es: 'y|e|o',
  it: 'ed?|o',
  pt: 'e|ou',
};
const WHETHER: Readonly<Record<string, RegExp>> = {
  de: /^(?:ob|dass|wie|wann|wo|wer|was)\s/u,
  nl: /^(?:of|dat|hoe|wanneer|waar|wie|wat)\s/u,
  fr: /^(?:si\s|s['’]ils?\s|que\s|comment\s|où\s)/u,
  es: /^(?:si|que|cómo|cuándo|dónde)\s/u,
  it: /^(?:se|che|come|quando|dove)\s/u,
  pt: /^(?:se|que|como|quando|onde)\s/u,
};
/** Where a thing goes on with a place or what it is done with. */
const PHRASE: Readonly<Record<string, RegExp>> = {
  de: /\s(?:vom|von|im|in|ins|mit|auf|an|am|für|aus|zum|zur|bei|je|pro|unter|über|ohne|des|der|nach|laut)\s.*$/u,
  nl: /\s(?:van|in|op|aan|met|voor|bij|per|uit|onder|zonder|volgens)\s.*$/u,
};
/** "fehlende Teile", "den linken Reifen", "2 Proben": an article, adjectives and a noun of German, and nothing else. */
const GERMAN_THING =
  /^(?:(?:den|die|das|dem|der|einen?|eine[mr]?|jede[ns]?|alle|ihre[nm]?|seine[nm]?|unsere[nm]?|beide|\d+)\s)?(?:\p{Ll}+e[nrsm]?\s){0,2}\p{Lu}[\p{L}/-]+(?:\s\([^()]*\))?$/u;
/** Words of Dutch that are no part of a thing. */
const NO_THING =
  /^(?:ik|je|we|wij|hij|zij|ze|u|er|niet|ook|dan|daarna|eerst|pas|altijd|nooit|meteen|direct|weer|nog|als|wanneer|indien|want|maar|anders|tenzij|behalve|hoe|hoeveel|wie|wat|waar|waarom|welke?|die|dat|en|of|om|te|naar|na|voor|bij|in|op|met|van|uit|door|tot)$/u;
/** "fermeture des volets", "recogida de mesas": a note of what is done. */
const ACT_OF_THING =
  /^\p{Ll}{2,}(?:age|ment|[cst]ion|ure|ción|sión|ida|[zs]ione|mento|ata|ura|ção|são|gem)\s(?:d[eu]s?|d['’]|de[il]|dell[ao'’]|d[aoi]s?)(?!\p{L})/u;
/** "lo que queda en la caja", "was übrig ist": a thing that is told by a clause of its own. */
const THING_THAT: Readonly<Record<string, RegExp>> = {
  fr: /^ce (?:qui|qu[e'’]|dont)\s?\S/u,
  es: /^(?:lo|el|la|los|las) que\s/u,
  it: /^(?:quello|quanto|ciò|quelli|quelle) (?:che\s|è\s)/u,
  pt: /^(?:o|aquilo) que\s/u,
};
const MAX_WORDS_OF_CLAUSE = 8;
const MAX_WORDS_OF_THING = 4;

/**
 * The pieces of a sentence, with those in one that are the things of one verb: "notiert Nummer, | fehlende Teile, | Zustand und
 * Namen", "vérifie le badge, | la tenue et si …". Only where the last of them has an "and" and none of them a verb.
 */
export function withListedObjects(pieces: readonly string[], sentence: string, lang: string): string[] {
  if (AND[lang] === undefined || pieces.length < 2) return [...pieces];
  const whole: string[] = [];
  let from = 0;
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const end = endsWithObject(piece, lang) ? endOfList(pieces, at, lang) : at;
    const start = sentence.indexOf(piece, from);
    const stop = end === at || start < 0 ? -1 : sentence.indexOf(pieces[end] ?? '', start + piece.length);
    if (stop < 0) whole.push(piece);
    else {
      from = stop + (pieces[end] ?? '').length;
      whole.push(sentence.slice(start, from));
      at = end;
    }
  }
  return whole;
}

/** Where the list ends that goes on behind a piece; the piece itself where no list does. */
function endOfList(pieces: readonly string[], at: number, lang: string): number {
  for (let next = at + 1; next < pieces.length; next += 1) {
    const piece = pieces[next] ?? '';
    if (isLastOfList(piece, lang)) return next;
    if (!isThing(piece, lang)) return at;
  }
  return at;
}

/** "Zustand und Namen des Kunden im Heft", "le badge et si la photo est nette" */
function isLastOfList(piece: string, lang: string): boolean {
  const [first, ...others] = piece.split(new RegExp(`\\s(?:${AND[lang]})\\s`, 'u'));
  if (first === undefined || others.length === 0 || others.length > 2) return false;
  if (!isThing(first, lang)) return false;
  const last = others.join(' ');
  if (WHETHER[lang]?.test(last)) return others.length === 1;
  return others.every((thing, place) =>
    isThing(place === others.length - 1 ? withoutPhrase(thing, lang) : thing, lang),
  );
}

function withoutPhrase(thing: string, lang: string): string {
  const pattern = PHRASE[lang];
  if (pattern) return thing.replace(pattern, '');
  const words = thing.split(/\s+/u);
  const at = words.findIndex((word, place) => place > 0 && isPreposition(word));
  return at < 0 ? thing : words.slice(0, at).join(' ');
}

/** Whether words only name a thing. */
function isThing(text: string, lang: string): boolean {
  const romance = romanceGrammarOf(lang);
  if (THING_THAT[lang]?.test(text)) return text.split(/\s+/u).length <= MAX_WORDS_OF_CLAUSE;
  if (romance) return isRomanceThing(text, romance);
  const germanic = germanicGrammarOf(lang);
  if (!germanic) return false;
  return germanic.hasCapitalNouns ? GERMAN_THING.test(withoutPhrase(text, lang)) : isDutchThing(text, germanic);
}

function isDutchThing(text: string, grammar: GermanicGrammar): boolean {
  const bare = text.replace(grammar.articles, '');
  const words = withoutPhrase(bare, 'nl').split(/\s+/u);
  const isOneNoun = bare !== text && words.length === 1;
  const isVerbal = (word: string): boolean =>
    NO_THING.test(word) ||
    grammar.particles.has(word) ||
    (isInfinitive(word, grammar) && !isOneNoun) ||
    infinitiveOfParticiple(word, grammar) !== null;
  const isBare = words.length <= MAX_WORDS_OF_THING && words.every((word) => /^[\p{L}\d-]+$/u.test(word));
  // "klant tekent", "bakt brood": a noun and its verb.
  const isClause = words.length > 1 && words.some((word) => isFiniteVerb(word, grammar));
  return isBare && !isClause && !holdsAuxiliary(text, 'nl') && !words.some(isVerbal);
}

function isRomanceThing(text: string, grammar: RomanceGrammar): boolean {
  const words = text.split(/(?<=['’])|\s+/u).filter(Boolean);
  const [first = ''] = words;
  const isNamed = isDeterminer(first, grammar) && words.length > 1;
  const isVerb = (word: string, place: number): boolean =>
    grammar.verbs.isInfinitive(word.toLowerCase()) ||
    (isFiniteWord(word, grammar) && !isNounAsWell(word, grammar) && !(isNamed && place === 1));
  const isBare =
    words.length <= MAX_WORDS_OF_THING && /^\p{Ll}/u.test(text) && !isPreposition(first) && !ACT_OF_THING.test(text);
  const isPlain = words.every((word) => /^[\p{L}\d'’°/-]+$/u.test(word));
  return (
    (isNamed || isBare) &&
    isPlain &&
    words.length <= MAX_WORDS_OF_THING + 3 &&
    !grammar.subordinator.test(text) &&
    !grammar.adverb.test(`${first} x`) &&
    !words.some(isVerb)
  );
}

/** Whether a piece holds a verb with the first of its things at the end. */
function endsWithObject(piece: string, lang: string): boolean {
  if (opensClause(piece, lang) || /[:;]\s/u.test(piece)) return false;
  const romance = romanceGrammarOf(lang);
  if (romance) return endsWithRomanceObject(piece.replace(romance.impersonalObligations, ''), romance);
  const words = piece.split(/\s+/u);
  const last = words.at(-1) ?? '';
  const germanic = germanicGrammarOf(lang);
  if (!germanic || germanic.particles.has(last)) return false;
  const verb = words.findIndex((word, at) => isFiniteVerb(word, germanic, at === 0));
  const isNoun = germanic.hasCapitalNouns
    ? /^\p{Lu}/u.test(last)
    : !isInfinitive(last, germanic) && infinitiveOfParticiple(last, germanic) === null && !NO_THING.test(last);
  return verb >= 0 && verb < words.length - 1 && isNoun && !isSubject(words.slice(verb + 1), lang);
}

function endsWithRomanceObject(piece: string, grammar: RomanceGrammar): boolean {
  const words = piece.split(/(?<=['’])|\s+/u).filter(Boolean);
  const [before = '', last = ''] = words.slice(-2);
  const isVerb = (word: string): boolean =>
    grammar.verbs.isInfinitive(word.toLowerCase()) || (isFiniteWord(word, grammar) && !isNounAsWell(word, grammar));
  // "apunta el nombre", "annota la data": behind another verb and its own article, what could be a verb is a thing.
  const isNamed = words.length > 3 && isDeterminer(before, grammar) && isVerb(words.at(-3) ?? '');
  // "viene smontato, lavato e sanificato": what is done, one after the other.
  if (!isNamed && grammar.verbs.infinitiveOfParticiple(last.toLowerCase()) !== null) return false;
  // "se anota nombre": right behind a verb stands no other one.
  const isNoun =
    isNamed || (words.length > 1 && !grammar.verbs.isInfinitive(last) && (isVerb(before) || !isVerb(last)));
  const acts = words
    .slice(0, -1)
    .some((word) => grammar.verbs.isInfinitive(word.toLowerCase()) || isFiniteWord(word, grammar));
  return isNoun && acts && !grammar.subordinator.test(words.slice(1).join(' '));
}

/** "prüft der Meister": right behind the verb stands only who does it. */
function isSubject(behind: readonly string[], lang: string): boolean {
  return behind.length <= 2 && foreignOrder(`${behind.join(' ')} x`, lang)?.doer.kind === 'role';
}
