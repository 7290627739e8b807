import {
  CAUSES,
  type GermanicGrammar,
  infinitiveOfParticiple,
  isFiniteVerb,
  isInfinitive,
  opensPluralClause,
  withoutTo,
} from './germanic-grammar.js';

/** A finite verb and what is behind it. */
export interface Predicate {
  verb: string;
  behind: string;
  /** Whether a clause of what is asked or told follows, which is the object: "prüft, ob …". */
  hasClause?: boolean;
}

/** "lässt … unterschreiben": somebody else does it. */
/** "brauchst du ein Attest": nothing that is done. */
const STATIVE = /^(?:brauchen|kennen|wissen|heißen|bekommen|kriegen|besitzen|krijgen|weten|heten|hebben|vinden)$/u;
/** What is let happen and is no work. */
const CAUSED =
  /^(?:weten|zien|staan|liggen|hangen|zitten|gaan|vallen|lopen|rusten|drogen|rijzen|afkoelen|inwerken|trekken|weken|slapen|wachten)$/u;
/** "controleert of het klopt": what is asked stands behind the verb, also of an infinitive. */
const ASKED = /^(?:of|dat|wie|wat|waar|hoe|welke?|wanneer|hoeveel)$/u;

/** "noteer dat dan in het dossier": that thing, and nothing asked. */
function isAsked([first = '', second = '']: readonly string[]): boolean {
  return (
    ASKED.test(first) &&
    !(first === 'dat' && /^(?:dan|ook|even|meteen|direct|altijd|in|op|aan|bij|met|voor|naar|eerst)$/u.test(second))
  );
}

/** Verbs of saying and finding out, whose particle stands before what is asked: "geeft door | wie het kind ophaalt". */
const TELLS =
  /^(?:door(?:geven|bellen|mailen|sturen)|op(?:geven|schrijven|noemen|zoeken|nemen|vragen|merken|sommen)|aan(?:geven|kruisen|duiden|tonen|vinken|wijzen)|uit(?:leggen|zoeken|rekenen|vinden)|meedelen|na(?:gaan|kijken|vragen|rekenen|zoeken|tellen)|voor(?:lezen|leggen)|in(?:vullen|geven|schatten|voeren)|af(?:spreken|wegen|wachten|lezen)|toelichten|bijhouden)$/u;

function isToldThere(word: string, next: string, base: string): boolean {
  return /^(?:wie|wat|welke?|waar|hoe|hoeveel|wanneer|of|dat)$/u.test(next) && TELLS.test(word + base);
}

/** The words behind a verb with its infinitive at the end: "das Öl" → "das Öl prüfen"; null where the verb is not certain. */
export function predicateOf(
  { verb, behind, hasClause = false }: Predicate,
  object: string,
  grammar: GermanicGrammar,
): string | null {
  if (grammar.passive.test(verb) || grammar.copulas.test(verb)) return null;
  const words = behind.split(/\s+/u).filter(Boolean);
  const isOwning = grammar.owning.test(verb);
  if (isOwning || grammar.obligations.test(verb)) return owed(words, object, grammar, isOwning);
  const base = grammar.verbs.finiteForm(verb)?.infinitive;
  if (base !== undefined && grammar.lang === 'nl' && isAsked(words) && words.length > 2)
    return object === '' && !goesOnWithVerb(words, grammar) ? `${base} ${behind}` : null;
  if (base === undefined || STATIVE.test(base) || holdsSecondVerb(words, grammar)) return null;
  const told = grammar.lang === 'nl' ? words.findIndex((word, at) => isToldThere(word, words[at + 1] ?? '', base)) : -1;
  if (told >= 0 && !goesOnWithVerb(words.slice(told), grammar))
    return [object, ...words.slice(0, told), words[told] + base, ...words.slice(told + 1)].filter(Boolean).join(' ');
  // "roept om dat …": the particle ends the clause, and another one follows.
  if (words.some((word, at) => grammar.particles.has(word) && /^(?:dat|of)$/u.test(words[at + 1] ?? ''))) return null;
  // "lässt die Rechnung unterschreiben", "laat de factuur tekenen door …"
  const caused = CAUSES.test(base) ? words.findIndex((word) => isInfinitive(word, grammar) || CAUSED.test(word)) : -1;
  if (caused >= 0 && grammar.lang === 'nl')
    return [object, ...words.slice(0, caused), base, ...words.slice(caused)].filter(Boolean).join(' ');
  const { particle, middle } = withoutParticle(words, grammar);
  if (middle.length === 0 && object === '') return hasClause || particle !== '' ? particle + base : null;
  return atEnd([object, ...middle], particle + base);
}

/** A phrase with a preposition may follow what is cut off a verb: "spoelt de kwast uit | met water", "gibt ihn ab | beim Pförtner". */
const PREPOSITION =
  /^(?:met|bij|in|op|aan|voor|naar|tot|van|door|over|onder|na|volgens|tegen|zonder|via|per|mit|beim?|ins?|im|am|an|auf|für|fuer|zum|zur|nach|vor|ohne|bis|von|vom|unter|ueber|über|gegen)$/u;
/** Particles that are no adverb as well. */
const PLAIN_PARTICLE =
  /^(?:ab|an|auf|aus|ein|mit|nach|weg|zu|zurück|rein|raus|runter|rüber|rauf|af|aan|bij|in|op|uit|mee|neer|om|terug|toe|weg)$/u;
/** Behind these a particle is the end of a phrase: "bis auf", "von oben an", "tot aan". */
const BEFORE_PHRASE = /^(?:bis|von|vom|tot|van|vanaf|zum|naar|nach|und|en|oder|of)$/u;

/** What is cut off the verb, at the end or before a phrase; none where nothing is. */
function withoutParticle(words: readonly string[], { particles }: GermanicGrammar) {
  const last = words.at(-1) ?? '';
  if (particles.has(last)) return { particle: last, middle: words.slice(0, -1) };
  const at = words.findIndex(
    (word, index) =>
      index < words.length - 2 &&
      PLAIN_PARTICLE.test(word) &&
      PREPOSITION.test(words[index + 1] ?? '') &&
      !BEFORE_PHRASE.test(words[index - 1] ?? '') &&
      !PREPOSITION.test(words[index - 1] ?? ''),
  );
  if (at < 0) return { particle: '', middle: words };
  return { particle: words[at] ?? '', middle: words.filter((_, index) => index !== at) };
}

/** "muss die Papiere mitnehmen"; with the participle at the end it is passive. */
function owed(said: readonly string[], object: string, grammar: GermanicGrammar, needsTo: boolean): string | null {
  const words = withTailInside(said, grammar);
  const { middle, infinitive: last, hasTo } = infinitiveAtEnd(words, grammar);
  if (needsTo && !hasTo) return null;
  // "moet zien of het klopt": what is asked stands behind the infinitive.
  const asked = words.findIndex((word, at) => isInfinitive(word, grammar) && ASKED.test(words[at + 1] ?? ''));
  if (grammar.lang === 'nl' && asked >= 0 && !needsTo)
    return [object, ...words.slice(0, asked), ...words.slice(asked)].filter(Boolean).join(' ');
  const isKnown = isInfinitive(last, grammar) && last !== grammar.passiveEnd && !holdsSecondVerb(middle, grammar);
  return isKnown && middle.length + object.length > 0 ? atEnd([object, ...middle], last) : null;
}

/** "dient X te testen", "dient de deur af te sluiten": the infinitive without what announces it. */
function infinitiveAtEnd(
  words: readonly string[],
  grammar: GermanicGrammar,
): { middle: readonly string[]; infinitive: string; hasTo: boolean } {
  const last = words.at(-1) ?? '';
  const inOne = grammar.hasCapitalNouns ? withoutTo(last, grammar) : null;
  if (inOne !== null) return { middle: words.slice(0, -1), infinitive: inOne, hasTo: true };
  if (words.at(-2) !== grammar.to) return { middle: words.slice(0, -1), infinitive: last, hasTo: false };
  const particle = words.at(-3) ?? '';
  return grammar.particles.has(particle)
    ? { middle: words.slice(0, -3), infinitive: particle + last, hasTo: true }
    : { middle: words.slice(0, -2), infinitive: last, hasTo: true };
}

/** A passive as an instruction: "wird … gewischt", "muss … gewischt werden", "ist zu wischen". @param thing before the verb */
export function passiveOf({ verb, behind }: Predicate, thing: string, grammar: GermanicGrammar): string | null {
  const words = withTailInside(behind.split(/\s+/u).filter(Boolean), grammar);
  const done = doneIn(verb, words, grammar);
  if (!done || holdsSecondVerb(done.middle, grammar) || holdsToInfinitive(done.middle, grammar)) return null;
  const { middle, infinitive } = done;
  // "Het is verboden …", "Es ist …": no thing is named.
  if (/^(?:het|es|dit|dat|das|dies|die|der|deze|ze|sie|er)$/iu.test(thing)) return null;
  if (thing !== '') {
    const object = grammar.asObject(thing);
    return object === null ? null : atEnd([object, ...middle], infinitive);
  }
  // "wordt er een regeling getroffen": that word stands for no thing.
  const told = grammar.lang === 'nl' && middle[0] === 'er' ? middle.slice(1) : middle;
  // "wird zuerst der Boden gewischt": adverbs stand before the thing.
  const first = told.findIndex((word) => !grammar.adverbs.test(word));
  // "danach wird sie gespendet": "sie spenden" would be somebody who does it, and "er" is no object.
  if (/^(?:sie|ze|er)$/u.test(told[first] ?? '')) return null;
  const object = first < 0 ? null : grammar.asObject(told.slice(first).join(' '));
  return object === null ? null : atEnd([...told.slice(0, first), object], infinitive);
}

/** "wordt afgetekend op de lijst" → "op de lijst afgetekend": what follows the end of the verb goes before it. */
function withTailInside(words: readonly string[], grammar: GermanicGrammar): readonly string[] {
  const isEnd = (word: string): boolean =>
    word === grammar.passiveEnd || infinitiveOfParticiple(word, grammar) !== null || isInfinitive(word, grammar);
  const at = words.findLastIndex((word, index) => isEnd(word) && PREPOSITION.test(words[index + 1] ?? ''));
  if (at < 0 || words.length - at < 3 || isEnd(words.at(-1) ?? '')) return words;
  // "gemeld te worden", "muss … gemeldet werden": all that ends the verb.
  let start = at;
  while (start > 0 && (isEnd(words[start - 1] ?? '') || words[start - 1] === grammar.to)) start -= 1;
  const before = words[start - 1] ?? '';
  if (PREPOSITION.test(before) || grammar.articles.test(`${before} `) || before === grammar.and) return words;
  return [...words.slice(0, start), ...words.slice(at + 1), ...words.slice(start, at + 1)];
}

function doneIn(
  verb: string,
  words: readonly string[],
  grammar: GermanicGrammar,
): { middle: readonly string[]; infinitive: string } | null {
  const last = words.at(-1) ?? '';
  if (grammar.passive.test(verb)) return found(infinitiveOfParticiple(last, grammar), words.slice(0, -1));
  if (grammar.obligations.test(verb)) {
    // "muss geprüft werden", "moet worden gecontroleerd"
    const end = words.filter((word, at) => word !== grammar.to || at < words.length - 3);
    const others = end.slice(-2);
    const participle = others.find((word) => word !== grammar.passiveEnd) ?? '';
    return others.includes(grammar.passiveEnd)
      ? found(infinitiveOfParticiple(participle, grammar), end.slice(0, -2))
      : null;
  }
  if (!grammar.copulas.test(verb)) return null;
  if (words.at(-2) === grammar.to && isInfinitive(last, grammar)) {
    const particle = words.at(-3) ?? '';
    const isCut = grammar.particles.has(particle);
    return found(isCut ? particle + last : last, words.slice(0, isCut ? -3 : -2));
  }
  return found(withoutTo(last, grammar), words.slice(0, -1));
}

function found(infinitive: string | null, middle: readonly string[]) {
  return infinitive === null ? null : { infinitive, middle };
}

function atEnd(words: readonly string[], infinitive: string): string | null {
  const text = words.filter(Boolean).join(' ');
  // "zählt Kabel, Stecker": without "und" it is not plain where the clause ends.
  const [, behind = ''] = /,(.*)$/su.exec(text) ?? [];
  if (behind !== '' && !/\s(?:und|oder|en|of|sowie)\s/u.test(behind)) return null;
  if (/[.:;]$/u.test(text) || /\p{L}:\s/u.test(text)) return null;
  return `${text} ${infinitive}`;
}

/** "bei 60 Grad zu waschen und …": an infinitive that would stay as it is. */
function holdsToInfinitive(words: readonly string[], grammar: GermanicGrammar): boolean {
  return words.some(
    (word, at) =>
      (words[at - 1] === grammar.to && isInfinitive(word, grammar)) ||
      (grammar.hasCapitalNouns && withoutTo(word, grammar) !== null),
  );
}

/** "of het schoon is en tekent de bon": the clause within has ended. */
function goesOnWithVerb(words: readonly string[], grammar: GermanicGrammar): boolean {
  return words.some(
    (word, at) => words[at - 1] === grammar.and && isFiniteVerb(word, grammar) && at < words.length - 1,
  );
}

/** A second finite verb, or a participle, would stay as it is. */
function holdsSecondVerb(words: readonly string[], grammar: GermanicGrammar): boolean {
  return words.some((word, at) => {
    const before = words[at - 1] ?? '';
    const isOther = [grammar.passive, grammar.obligations, grammar.copulas, grammar.owning].some((verbs) =>
      verbs.test(word),
    );
    const follows = before === grammar.and || before.endsWith(',');
    // "ein und sagt", "… und zeigt": a clause that has ended, and a verb that is not known.
    const next = words[at + 1] ?? '';
    if (before === grammar.and && (grammar.particles.has(words[at - 2] ?? '') || looksFinite(word, next, grammar)))
      return true;
    // "en probeer het opnieuw": no noun stands before a pronoun.
    const isPlain =
      /^\p{Ll}{3,}$/u.test(word) && !grammar.articles.test(`${word} `) && !grammar.leads.test(`${word} x`);
    if (before === grammar.and && isPlain && /^(?:het|ze|hem|dat|ihn|sie|es)$/u.test(next)) return true;
    // "holen die Ware und prüfen die Menge": the plural of a verb looks like its infinitive, which would stand at the end.
    if (before === grammar.and && opensPluralClause(words.slice(at), grammar)) return true;
    // "of leg het apart": an order after another one.
    if (/^(?:oder|of)$/u.test(before) && isFiniteVerb(word, grammar) && !isInfinitive(word, grammar)) return true;
    // "… und die Brote kommen ins Regal": nothing that the verb before is about.
    if (TELLS_STATE.test(word) && at < words.length - 1 && words.slice(0, at).includes(grammar.and)) return true;
    if (isOther || (words[at + 1] === grammar.and && isAdjective(word, grammar))) return true;
    return (
      (follows || grammar.hasCapitalNouns) &&
      isFiniteVerb(word, grammar) &&
      !isInfinitive(word, grammar) &&
      (follows || !isAdjective(word, grammar))
    );
  });
}

/** Verbs of what things do. */
export const TELLS_STATE =
  /^(?:kommt|kommen|geht|gehen|steht|stehen|liegt|liegen|bleibt|bleiben|gehört|gehören|komt|komen|gaat|gaan|staat|staan|ligt|liggen|blijft|blijven)$/u;

/** Words behind "and" that end as verbs do and are none. */
const NO_VERB =
  /^(?:mit|dort|sofort|jetzt|fest|bereit|gut|zuletzt|direkt|leicht|laut|satt|kalt|alt|rot|breit|spät|weit|oft|selbst|nacht|echt|dicht|glatt|hart|zart|recht|insgesamt|mindestens|seit|erst|sonst|fast|meist|statt|acht|met|niet|tot|het|dat|wat|uit|laat|vast|groot|licht|recht|dicht|kort|nat|vet|wit|zwart|rest|kleinst|eventueel)$/u;

function looksFinite(word: string, next: string, { hasCapitalNouns, articles }: GermanicGrammar): boolean {
  // "toont de kamer en overloopt samen met …": in Dutch a noun may end so, but no article or phrase follows it.
  if (!hasCapitalNouns)
    return (
      /^\p{Ll}{3,}t$/u.test(word) &&
      !NO_VERB.test(word) &&
      (articles.test(`${next} `) || /^(?:samen|ze|hem|dan|eerst|daarna)$/u.test(next))
    );
  return /^\p{Ll}{2,}t$/u.test(word) && !NO_VERB.test(word);
}

/** "erhöht", "bestellt" may be participles that say how something is. */
function isAdjective(word: string, grammar: GermanicGrammar): boolean {
  return infinitiveOfParticiple(word, grammar) !== null;
}
