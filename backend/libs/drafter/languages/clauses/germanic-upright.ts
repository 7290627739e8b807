import { lowerFirst } from '../../text/words.js';
import { type GermanicGrammar, infinitiveOfParticiple, isFiniteVerb, isInfinitive } from './germanic-grammar.js';
import { invertedSubject } from './germanic-subject.js';

/** Verbs that tell how something is or what happens to it, beside those that work is told with. */
const OF_STATE =
  /^(?:ist|sind|wird|werden|bleibt|bleiben|gilt|gelten|darf|dürfen|kann|können|muss|müssen|soll|sollen|entfällt|entfallen|erfolgt|beginnt|endet|verfällt|läuft|laufen|steht|stehen|liegt|liegen|kommt|kommen|geht|gehen|fällt|fallen|dauert|verlängert|verkürzt|erlischt|reicht|genügt|is|zijn|wordt|worden|blijft|blijven|geldt|gelden|mag|mogen|kan|kunnen|moet|moeten|zal|zullen|vervalt|vervallen|gebeurt|begint|eindigt|loopt|lopen|staat|staan|ligt|liggen|komt|komen|gaat|gaan|valt|vallen|duurt|volstaat)$/u;
/** "er", "man": what stands behind the verb and is all of the subject. */
const PRONOUN =
  /^(?:man|es|er|sie|wir|ich|du|ihr|hij|ze|zij|we|wij|je|jij|ik|u|ge|gij|men|niemand|keiner|jemand|jeder|iedereen|alles|nichts|niets)$/u;
/** The same where no noun follows. */
const PRONOUN_OR_ARTICLE = /^(?:das|dies|dat|dit|het)$/u;
/** Behind "and" and a verb: who does it, and nothing that it is done to. */
const OWN_SUBJECT = /^(?:er|man|wir|du|ich|der|hij|zij|we|wij|je|u|ge)$/u;
/** "en weten alle medewerkers": so do several. */
const SEVERAL = /^(?:alle|beide|sämtliche)$/u;
/** What a noun may be of. */
const OF = /^(?:der|des|van)$/u;
/** What no noun of Dutch is, and ends its subject. */
const NO_NOUN =
  /^(?:met|bij|in|op|aan|voor|naar|tot|van|door|over|onder|na|te|niet|geen|ook|dan|weer|nog|al|altijd|meteen|direct|pas|eerst|dicht|open|leeg|vol|klaar|uit|af|toe|om|mee|terug|weg|vast|los)$/u;

/** "sendet die Verwaltung eine Mahnung" → "die Verwaltung sendet eine Mahnung"; null where it is not plain who does it. */
export function uprightClause(clause: string, grammar: GermanicGrammar): string | null {
  const [verb = '', ...words] = clause.split(/\s+/u);
  const behind = words.join(' ');
  const [pronoun = ''] = words;
  const isMeant = grammar.same.test(pronoun) && isFiniteVerb(verb, grammar, true) && words.length > 1;
  if (hasSecondClause(words, grammar)) return null;
  if (isMeant) return `${pronoun} ${lowerFirst(verb)} ${words.slice(1).join(' ')}`;
  const subject = invertedSubject(behind, grammar);
  if (subject?.doer.kind === 'role' && subject.rest !== '') {
    const [object = ''] = behind.endsWith(subject.rest) ? [] : words;
    const told = object === '' ? subject.rest : subject.rest.slice(object.length).trim();
    if (!behind.endsWith(told)) return uprightState(verb, words, grammar);
    const who = behind.slice(object.length, behind.length - told.length).trim();
    return [who, lowerFirst(verb), object, told].filter(Boolean).join(' ');
  }
  return uprightState(verb, words, grammar);
}

/** What a German or Dutch clause in plain order begins with: an article, an adjective, a noun and what it is of, then its verb. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  de: /^(?:der|die|das|ein|eine|jede[rs]?|alle|kein\p{L}{0,2})\s(?:\p{Ll}+e[nrs]?\s)?\p{Lu}[\p{L}-]+(?:\s(?:der|des|vom|im)\s\p{Lu}[\p{L}-]+)?\s(?<verb>\p{Ll}+(?:t|en))\s(?<next>\S+)/iu,
  nl: /^(?:de|het|een|elke|alle|geen)\s(?:\p{Ll}+e\s)?\p{Ll}{3,}\s(?<verb>krijgt|krijgen|gaat|gaan|komt|komen|blijft|blijven|staat|staan|ligt|liggen|heeft|hebben|hoort|horen)\s(?<next>\S+)/iu,
};
/** What may be somebody else's work: "muss", "wird". */
const OF_OTHERS =
  /^(?:wird|werden|muss|müssen|soll|sollen|sollte|sollten|kann|können|darf|dürfen|ist|sind|gehört|gehören)$/u;

/** Whether a clause names what or who it is about in its first place: "jede Probe bekommt einen Barcode". */
export function hasPlainSubject(clause: string, { lang }: GermanicGrammar): boolean {
  const { verb = '', next = '' } = PLAIN[lang]?.exec(clause)?.groups ?? {};
  // "die Probe prüft er": what stands first is the object.
  return verb !== '' && !OF_OTHERS.test(verb) && !PRONOUN.test(next) && next !== 'der';
}

/** "… und informiert sie den Arzt": another clause, whose verb would stay where it is. */
function hasSecondClause(words: readonly string[], grammar: GermanicGrammar): boolean {
  return words.some(
    (word, at) =>
      [grammar.and, 'oder', 'of'].includes(words[at - 1] ?? '') &&
      (isFiniteVerb(word, grammar) || (/^\p{Ll}+en$/u.test(word) && SEVERAL.test(words[at + 1] ?? ''))) &&
      (SEVERAL.test(words[at + 1] ?? '') ||
        OWN_SUBJECT.test(words[at + 1] ?? '') ||
        isInverted(words.slice(at + 1), grammar)),
  );
}

/** "en komt | de klant terug": whoever does it stands behind the verb. */
function isInverted(words: readonly string[], grammar: GermanicGrammar): boolean {
  return invertedSubject(words.join(' '), grammar)?.doer.kind === 'role';
}

/** "bleibt das Becken geschlossen" → "das Becken bleibt geschlossen" */
function uprightState(verb: string, words: readonly string[], grammar: GermanicGrammar): string | null {
  const isVerb = /^\p{Ll}/u.test(verb) && (OF_STATE.test(verb) || isFiniteVerb(verb, grammar));
  if (!isVerb || words.some((word) => /[,;:]$/u.test(word))) return null;
  const length = subjectLength(words, grammar);
  const persons = grammar.verbs.finiteForm(verb)?.persons;
  // "was het doek opnieuw": an order has no subject.
  if (persons?.has('order') === true && !persons.has('one')) return null;
  if (length === 0 || length >= words.length) return null;
  return [...words.slice(0, length), lowerFirst(verb), ...words.slice(length)].join(' ');
}

/** How many words behind the verb are what the clause is about; 0 where that is not plain. */
function subjectLength(words: readonly string[], grammar: GermanicGrammar): number {
  const [first = ''] = words;
  if (PRONOUN.test(first) || (grammar.lang === 'nl' && first === 'er')) return 1;
  if (!grammar.articles.test(`${first} `)) return grammar.hasCapitalNouns && /^\p{Lu}/u.test(first) ? 1 : 0;
  const length = grammar.hasCapitalNouns ? nounPhraseOfGerman(words) : nounPhraseOfDutch(words, grammar);
  if (length === 0) return PRONOUN_OR_ARTICLE.test(first) ? 1 : 0;
  // "ist der Zustand der Ware gut": what the noun is of.
  const [of = '', ...others] = words.slice(length);
  const added = of === 'van' ? 1 : 0;
  if (!OF.test(of)) return length;
  const next = added === 1 ? others : [of, ...others];
  const more =
    grammar.articles.test(`${next[0] ?? ''} `) || of === 'des' ? subjectLength(next.map(asNominative), grammar) : 1;
  return length + added + more;
}

function asNominative(word: string): string {
  return word === 'des' ? 'der' : word;
}

/** "der neue Deckel": an article, adjectives and the noun. */
function nounPhraseOfGerman(words: readonly string[]): number {
  const noun = words.findIndex((word, at) => at > 0 && /^\p{Lu}/u.test(word));
  return noun > 0 && noun <= 3 && words.slice(1, noun).every((word) => /e[rns]?$/u.test(word)) ? noun + 1 : 0;
}

function nounPhraseOfDutch(words: readonly string[], grammar: GermanicGrammar): number {
  const [, second = '', third = ''] = words;
  if (NO_NOUN.test(second) || infinitiveOfParticiple(second, grammar) !== null) return 0;
  const isVerbal = infinitiveOfParticiple(third, grammar) !== null || isInfinitive(third, grammar);
  return /e$/u.test(second) && /^\p{Ll}{3,}$/u.test(third) && !NO_NOUN.test(third) && !isVerbal ? 3 : 2;
}
