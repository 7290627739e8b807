import {
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

/** "controleert of het klopt": what is asked stands behind the verb, also of an infinitive. */
const ASKED = /^(?:of|dat|wie|wat|waar|hoe|welke?|wanneer|hoeveel)$/u;

/** The words behind a verb with its infinitive at the end: "das Öl" → "das Öl prüfen"; null where the verb is not certain. */
export function predicateOf(
  { verb, behind, hasClause = false }: Predicate,
  object: string,
  grammar: GermanicGrammar,
): string | null {
  if (grammar.passive.test(verb) || grammar.copulas.test(verb)) return null;
  const words = behind.split(/\s+/u).filter(Boolean);
  if (grammar.obligations.test(verb)) return owed(words, object, grammar);
  const base = grammar.verbs.finiteForm(verb)?.infinitive;
  if (base !== undefined && grammar.lang === 'nl' && ASKED.test(words[0] ?? '') && words.length > 2)
    return object === '' && !goesOnWithVerb(words, grammar) ? `${base} ${behind}` : null;
  if (base === undefined || holdsSecondVerb(words, grammar)) return null;
  // "roept om dat …": the particle ends the clause, and another one follows.
  if (words.some((word, at) => grammar.particles.has(word) && /^(?:dat|of)$/u.test(words[at + 1] ?? ''))) return null;
  const last = words.at(-1)?.toLowerCase() ?? '';
  const isCut = grammar.particles.has(last) && words.length > 0;
  const middle = isCut ? words.slice(0, -1) : words;
  if (middle.length === 0 && object === '') return hasClause ? (isCut ? last + base : base) : null;
  return atEnd([object, ...middle], isCut ? last + base : base);
}

/** "muss die Papiere mitnehmen"; with the participle at the end it is passive. */
function owed(words: readonly string[], object: string, grammar: GermanicGrammar): string | null {
  const { middle, infinitive: last } = infinitiveAtEnd(words, grammar);
  const isKnown = isInfinitive(last, grammar) && last !== grammar.passiveEnd && !holdsSecondVerb(middle, grammar);
  return isKnown && middle.length + object.length > 0 ? atEnd([object, ...middle], last) : null;
}

/** "dient X te testen", "dient de deur af te sluiten": the infinitive without what announces it. */
function infinitiveAtEnd(
  words: readonly string[],
  { to, particles }: GermanicGrammar,
): { middle: readonly string[]; infinitive: string } {
  const last = words.at(-1) ?? '';
  if (words.at(-2) !== to) return { middle: words.slice(0, -1), infinitive: last };
  const particle = words.at(-3) ?? '';
  return particles.has(particle)
    ? { middle: words.slice(0, -3), infinitive: particle + last }
    : { middle: words.slice(0, -2), infinitive: last };
}

/** A passive as an instruction: "wird … gewischt", "muss … gewischt werden", "ist zu wischen". @param thing before the verb */
export function passiveOf({ verb, behind }: Predicate, thing: string, grammar: GermanicGrammar): string | null {
  const words = behind.split(/\s+/u).filter(Boolean);
  const done = doneIn(verb, words, grammar);
  if (!done || holdsSecondVerb(done.middle, grammar)) return null;
  const { middle, infinitive } = done;
  // "Het is verboden …", "Es ist …": no thing is named.
  if (/^(?:het|es|dit|dat|das|dies|die|der|deze|ze|sie|er)$/iu.test(thing)) return null;
  if (thing !== '') {
    const object = grammar.asObject(thing);
    return object === null ? null : atEnd([object, ...middle], infinitive);
  }
  // "wird zuerst der Boden gewischt": adverbs stand before the thing.
  const first = middle.findIndex((word) => !grammar.adverbs.test(word));
  const object = first < 0 ? null : grammar.asObject(middle.slice(first).join(' '));
  return object === null ? null : atEnd([...middle.slice(0, first), object], infinitive);
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
    const others = words.slice(-2);
    const participle = others.find((word) => word !== grammar.passiveEnd) ?? '';
    return others.includes(grammar.passiveEnd)
      ? found(infinitiveOfParticiple(participle, grammar), words.slice(0, words.at(-3) === grammar.to ? -3 : -2))
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
    const isOther = grammar.passive.test(word) || grammar.obligations.test(word) || grammar.copulas.test(word);
    const follows = before === grammar.and || before.endsWith(',');
    // "ein und sagt", "… und zeigt": a clause that has ended, and a verb that is not known.
    if (before === grammar.and && (grammar.particles.has(words[at - 2] ?? '') || looksFinite(word, grammar)))
      return true;
    // "holen die Ware und prüfen die Menge": the plural of a verb looks like its infinitive, which would stand at the end.
    if (before === grammar.and && opensPluralClause(words.slice(at), grammar)) return true;
    // "of leg het apart": an order after another one.
    if (/^(?:oder|of)$/u.test(before) && isFiniteVerb(word, grammar) && !isInfinitive(word, grammar)) return true;
    if (isOther || (words[at + 1] === grammar.and && isAdjective(word, grammar))) return true;
    return (
      (follows || grammar.hasCapitalNouns) &&
      isFiniteVerb(word, grammar) &&
      !isInfinitive(word, grammar) &&
      (follows || !isAdjective(word, grammar))
    );
  });
}

/** Words behind "and" that end as verbs do and are none. */
const NO_VERB =
  /^(?:mit|dort|sofort|jetzt|fest|bereit|gut|zuletzt|direkt|leicht|laut|satt|kalt|alt|rot|breit|spät|weit|oft|selbst|nacht|echt|dicht|glatt|hart|zart|recht|insgesamt|mindestens|seit|erst|sonst|fast|meist|statt|acht|met|niet|tot|het|dat|wat|uit|laat|vast|groot|licht|recht|dicht|kort|nat|vet|wit|zwart|rest|kleinst|eventueel)$/u;

function looksFinite(word: string, { hasCapitalNouns }: GermanicGrammar): boolean {
  return hasCapitalNouns && /^\p{Ll}{2,}t$/u.test(word) && !NO_VERB.test(word);
}

/** "erhöht", "bestellt" may be participles that say how something is. */
function isAdjective(word: string, grammar: GermanicGrammar): boolean {
  return infinitiveOfParticiple(word, grammar) !== null;
}
