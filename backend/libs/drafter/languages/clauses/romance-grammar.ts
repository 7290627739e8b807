import { lowerFirst } from '../../text/words.js';
import type { FiniteForm, Person, VerbTable } from '../verbs/verb-table.js';

/** The closed classes of words by which clauses of a Romance language are read. Alternatives are parts of patterns. */
export interface RomanceWords {
  lang: string;
  verbs: VerbTable;
  /** Forms of verbs that are mostly another word: "para", "entre". */
  notVerbs: readonly string[];
  /** Finite forms that are nouns or adjectives as well: "firma". */
  nouns: readonly string[];
  /** Words that begin an object, so that what stands before them is no noun. */
  determiners: string;
  /** Those of them that are of the plural. */
  plural: string;
  /** Pronouns between a subject and its verb. */
  clitics: string;
  /** Those of them that take up an object: "lo firma". */
  objects: string;
  pluralObjects: RegExp;
  /** Subject pronouns that may stand before them: "tu les retournes"; empty where verbs have none. */
  subjects: string;
  /** Puts these pronouns at the infinitive; null where that is not plain. */
  attach: (infinitive: string, clitics: readonly string[]) => string | null;
  /** The pronoun of a clause that names nobody or has its object as a subject: "se limpia". */
  reflexive: string;
  /** Infinitives that somebody can do to themselves without an object, and those that only people do so. */
  reflexiveVerbs: RegExp;
  personalVerbs: RegExp;
  /** Whether the reflexive alone says that nobody is named: "se limpia", but not "se lave". */
  isImpersonal: boolean;
  /** Pronouns that stand for nobody in particular, and those that stand for whoever acted before. */
  nobody: RegExp;
  same: RegExp;
  /** Behind a verb, these say no: "pas". */
  negatedBehind: RegExp;
  /** "chi", "quien": whoever does something, with a verb. */
  whoever: string;
  /** Adverbs between a subject and its verb, which go behind the verb. */
  adverbs: string;
  /** Before an infinitive that has to be done. */
  obligations: RegExp;
  /** The same, where nobody is named: "hay que", "il faut". */
  impersonalObligations: RegExp;
  /** "es", "son", "deben ser" before a participle; one word that does not begin with v may tell what is so. */
  passive: string;
  /** One of these for an obligation, with which a second participle is read: "deben ser". */
  mustBe: string;
  /** Participles that tell what is so after a copula: "est fermé". */
  states: RegExp;
  /** Opens whoever does it in the passive. */
  agent: RegExp;
  /** Words that open a clause within a clause. */
  subordinators: string;
  /** "and". */
  and: string;
  /** Any coordinator. */
  coordinators: string;
  /** What a time, a place or a condition at the beginning opens with. */
  leads: RegExp;
  /** What is done, and "if" or "when" behind it. */
  conditionBehind: RegExp;
  /** After these infinitives "if" tells what is asked. */
  asking: RegExp;
  /** A verb that is in no list: gives its infinitive where the ending leaves no doubt. */
  guess: (form: string) => string | null;
}

/** So many words may end an enumeration. */
const MAX_WORDS_OF_LIST = 8;

/** The words of a language with the patterns made of them. */
export interface RomanceGrammar extends RomanceWords {
  head: RegExp;
  pronoun: RegExp;
  adverb: RegExp;
  determiner: RegExp;
  pluralWord: RegExp;
  subordinator: RegExp;
  /** A coordinator with what may be a second verb; groups: pronouns, verb, next word. */
  second: RegExp;
  /** "and" with what may be a second verb, in the same groups. */
  andVerb: RegExp;
  /** A thing at the end of words. */
  lastThing: RegExp;
  /** Groups: thing, pronoun, object, said, after. */
  topic: RegExp;
  /** "da chi chiude": the group is who. */
  agentWhoever: RegExp;
  reflexivePassive: RegExp;
  passiveClause: RegExp;
}

/** Makes the patterns of a language, once. */
export function romanceGrammar(words: RomanceWords): RomanceGrammar {
  const { clitics, determiners, plural, adverbs, subordinators, coordinators, and, reflexive, passive } = words;
  const pronouns = `(?:(?:${clitics})\\s*(?<=[\\s'’]))*`;
  const thing = `(?<thing>(?:${determiners})\\s*(?<=[\\s'’])[^,;:()]{2,80}?|\\p{Lu}?\\p{Ll}+(?:es|as|os|s|i|e))`;
  return {
    ...words,
    head: new RegExp(`^(${pronouns})(\\p{L}+(?:-\\p{L}+)?)(?![\\p{L}])(.*)$`, 'isu'),
    pronoun: new RegExp(`^(?:${clitics})$`, 'iu'),
    adverb: new RegExp(`^(${adverbs})\\s+(?=\\p{L})`, 'iu'),
    determiner: new RegExp(`^(?:(?:${determiners})(?:(?<=['’])|(?![\\p{L}]))|\\d)`, 'iu'),
    pluralWord: new RegExp(`^(?:${plural})(?![\\p{L}])`, 'iu'),
    subordinator: new RegExp(`(?<!\\p{L})(?:${subordinators})(?!\\p{L})`, 'iu'),
    second: new RegExp(`[\\s,](?:${coordinators})\\s+(${pronouns})(\\p{Ll}+)(?!\\p{L})(?:\\s+(\\S+))?`, 'giu'),
    andVerb: new RegExp(
      `\\s(?:${and})\\s+(?:(?:${adverbs})\\s+)?(${pronouns})(\\p{Ll}+)(?!\\p{L})(?:\\s+(\\S+))?`,
      'giu',
    ),
    lastThing: new RegExp(`\\s(?:${determiners})\\s*(?<=[\\s'’])\\p{L}+$`, 'iu'),
    topic: new RegExp(
      `^(?<thing>(?:${determiners})\\s*(?<=[\\s'’])[^,;:()]{2,60}?),?\\s(?:(?<pronoun>${words.subjects || '(?!)'})\\s)?(?<object>${words.objects})(?:\\s|(?<=['’]))(?<said>\\p{Ll}+)(?!\\p{L})(?<after>.*)$`,
      'isu',
    ),
    agentWhoever: new RegExp(`\\s(?:da|por|par)\\s(?<who>(?:${words.whoever})\\s\\p{Ll}+)(?=$|,)`, 'iu'),
    reflexivePassive: new RegExp(
      `^${thing}\\s(?:${reflexive}\\s|s['’])(?<said>\\p{Ll}+)(?!\\p{L})(?<after>.*)$`,
      'isu',
    ),
    passiveClause: new RegExp(
      `^${thing}\\s(?<copula>${passive})\\s(?:(?<adverb>${adverbs})\\s)?(?<said>\\p{Ll}+)(?!\\p{L})(?<after>.*)$`,
      'isu',
    ),
  };
}

/** Which persons a subject that is somebody named can have. */
export const THIRD: readonly Person[] = ['one', 'they'];

/** Whether a word begins an object. */
export function isDeterminer(word: string, { determiner }: RomanceGrammar): boolean {
  return determiner.test(word);
}

function plainWord(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}]/gu, '');
}

/** Whether a finite form may be a noun as well: "firma", and whatever ends so of a verb that is less common. */
export function isNounAsWell(word: string, grammar: RomanceWords): boolean {
  const plain = plainWord(word);
  if (grammar.nouns.includes(plain)) return true;
  return isOfFurtherVerb(plain, grammar);
}

/** What a word is a finite form of, where that is certain. */
export function finiteFormOf(word: string, { verbs, notVerbs }: RomanceWords): FiniteForm | null {
  return notVerbs.includes(plainWord(word)) ? null : verbs.finiteForm(plainWord(word));
}

/** Whether a word may be a finite verb. */
export function isFiniteWord(word: string, grammar: RomanceWords): boolean {
  const plain = plainWord(word);
  return !grammar.notVerbs.includes(plain) && grammar.verbs.isFinite(plain) && !isOfFurtherVerb(plain, grammar);
}

/** Of a verb that is less common, only forms that no noun has are taken for a verb wherever they stand. */
function isOfFurtherVerb(plain: string, { verbs }: RomanceWords): boolean {
  const form = verbs.finiteForm(plain);
  return form !== null && verbs.isFurther(form.infinitive) && !form.persons.has('they') && !form.persons.has('we');
}

/** The infinitive of a finite form, where it is of one of these persons. */
export function infinitiveOf(word: string, grammar: RomanceWords, persons: readonly Person[]): string | null {
  const form = finiteFormOf(word, grammar);
  return form && persons.some((person) => form.persons.has(person)) ? form.infinitive : null;
}

/** The pronouns before a verb, the verb and what follows it. */
export function headOf(text: string, { head }: RomanceGrammar): { clitics: string[]; verb: string; after: string } {
  const [, before = '', verb = '', after = ''] = head.exec(text) ?? [];
  return {
    clitics: before
      .split(/(?<=['’])|\s+/u)
      .filter(Boolean)
      .map((clitic) => clitic.toLowerCase().replace(/^s['’]$/u, 'se')),
    verb: verb.toLowerCase(),
    after: after.replace(/^\s+/u, ''),
  };
}

/** These stand before what a verb is about, where no noun is meant. */
const PREPOSITION =
  /^(?:a|al|allo|alla|alle|agli|ai|aux?|à|ao|às|aos|con|col|com|avec|en|em|in|nel|nello|nella|nelle|nei|negli|no|na|nos|nas|dans|por|par|pelo|pela|pelos|pelas|per|pour|para|pra|sur|su|sul|sullo|sulla|sulle|sui|sobre|sous|sotto|sopra|bajo|sob|desde|hasta|até|fino|jusqu|dès|sin|sem|sans|senza|de|del|dello|dell|delle|dei|degli|des?|da|dal|dallo|dalla|dalle|dai|dagli|do|dos|das|du|di|della|entre|tra|fra|contra|contre|contro|hacia|verso|según|selon|secondo|conforme|chez|vers|devant|après|avant|dopo|prima|antes|después|depois|durante|pendant|mediante|solo|só)$/iu;

/** "… e spiega come funziona", "et vérifie si …": opens a clause that a verb is about. */
const ASKED = /^(?:come|se|si|comment|cómo|como|où|dónde|onde|dove|quante?|quanti|cuánt[oa]s?|combien)$/iu;

/** Whether a word opens a clause that the verb before it is about. */
export function opensQuestion(word: string): boolean {
  return ASKED.test(word);
}

/** A thing within a clause: its article loses the capital letter, even where that is all of it ("O", "I"). */
export function lowered(thing: string, { determiner }: RomanceGrammar): string {
  return /^\p{Lu}\s/u.test(thing) && determiner.test(thing)
    ? thing.charAt(0).toLowerCase() + thing.slice(1)
    : lowerFirst(thing);
}

/** Whether a word is a pronoun that stands before verbs. */
export function isPronoun(word: string, { pronoun }: RomanceGrammar): boolean {
  return pronoun.test(word);
}

/** Whether a word is a preposition. */
export function isPreposition(word: string): boolean {
  return PREPOSITION.test(word);
}

/** Whether what follows a verb tells a second thing to do, which would stay as it is. */
export function tellsMore(after: string, grammar: RomanceGrammar): boolean {
  for (const { 1: before = '', 2: verb = '', 3: next = '', index } of ` ${after}`.matchAll(grammar.second)) {
    // "aprovar ou recusar o pedido": in the same form as the first.
    if (before === '' && grammar.verbs.isInfinitive(verb)) continue;
    if (before.trim().toLowerCase() === grammar.reflexive) return true;
    if (before !== '' && !isDeterminer(before, grammar)) return true;
    if (STATIVE.test(verb)) return true;
    if (before === '' && isLikelyVerb(verb, next, grammar)) return true;
    // "… et le rend au chef": a noun would not look so.
    const isNoun = isNounAsWell(verb, grammar) && !isDeterminer(next, grammar);
    if (before !== '' && !isNoun && finiteFormOf(verb, grammar)) return true;
    if (holdsFinite(` ${after}`.slice(index + 1), grammar)) return true;
  }
  return false;
}

/** Finite verbs that tell what is so. */
const STATIVE =
  /^(?:es|son|está|están|hay|tienen?|pueden?|debe|deben|va|van|queda|quedan|est|sont|peut|peuvent|doit|doivent|vont|reste|restent|faut|è|sono|ha|hanno|può|possono|deve|devono|resta|restano|é|são|estão|tem|têm|há|pode|podem|devem|vai|vão|fica|ficam)$/iu;

/** Whether a word is a finite verb that tells what is so. */
export function isStative(word: string): boolean {
  return STATIVE.test(word);
}

/** "lascia sfiatare", "deja reposar": no noun stands before an infinitive. */
export function letsDo(word: string, next: string, grammar: RomanceWords): boolean {
  return (
    /^(?:lasciare|fare|dejar|hacer|deixar|fazer|laisser|faire)$/u.test(finiteFormOf(word, grammar)?.infinitive ?? '') &&
    /\p{L}{2}(?:[aei]r|[aei]re|re)$/u.test(next)
  );
}

/** "… et pétrit la pâte": no noun stands before an article. */
function isLikelyVerb(word: string, next: string, grammar: RomanceGrammar): boolean {
  const isClosed = isDeterminer(word, grammar) || isPreposition(word) || /me?nte?$/u.test(word);
  if (isClosed || grammar.subordinator.test(word)) return false;
  // "… e lascia sfiatare il circuito"
  if (letsDo(word, next, grammar)) return true;
  return isDeterminer(next, grammar) || (next === '' && isFiniteWord(word, grammar));
}

/** "… y yo lo compruebo": a finite verb that no other clause within holds. */
function holdsFinite(text: string, grammar: RomanceGrammar): boolean {
  const words = text.split(/\s+/u).filter(Boolean);
  for (const [at, word] of words.entries()) {
    if (grammar.subordinator.test(word) || /[.:;(]$/u.test(word)) return false;
    const before = words[at - 1] ?? '';
    const isNoun = isNounAsWell(plainWord(word), grammar) || isDeterminer(before, grammar) || isPreposition(before);
    if (at > 0 && !isNoun && finiteFormOf(word, grammar) && words.length > at + 1) return true;
  }
  return false;
}

/** Whether words hold a finite verb anywhere: "al terminar se le dan tres ejercicios", but not "al terminar la visita". */
export function holdsVerb(text: string, grammar: RomanceGrammar): boolean {
  const words = text.split(/\s+/u).filter(Boolean);
  const isPassive = new RegExp(`(?<!\\p{L})(?:${grammar.passive})(?!\\p{L})`, 'iu').test(text);
  return (
    isPassive ||
    words.some((word, at) => {
      const before = words[at - 1] ?? '';
      const isNoun =
        isNounAsWell(word, grammar) ||
        isPreposition(before) ||
        (isDeterminer(before, grammar) && !isPronoun(before, grammar));
      const persons = finiteFormOf(word, grammar)?.persons;
      // "una vez seco": nobody says "I" in a time.
      const isVerb = persons !== undefined && !(persons.size === 1 && persons.has('I'));
      return STATIVE.test(word) || (at > 0 && !isNoun && isVerb);
    })
  );
}

/** Whether a part of a sentence only goes on with what the one before is about: "embarazo y anticoagulantes". */
export function goesOnWithThings(part: string, grammar: RomanceGrammar): boolean {
  const words = part.split(/\s+/u);
  const isList = new RegExp(`\\s(?:${grammar.and}|o|ou)\\s`, 'iu').test(part);
  const hasVerb = words.some(
    (word) =>
      grammar.verbs.isInfinitive(word) || (isFiniteWord(word, grammar) && !isNounAsWell(plainWord(word), grammar)),
  );
  return (
    isList && !hasVerb && words.length <= MAX_WORDS_OF_LIST && /^\p{Ll}/u.test(part) && !grammar.subordinator.test(part)
  );
}
