import type { VerbTable } from '../verbs/verb-table.js';

/** Verbs by which somebody has something done. */
export const CAUSES = /^(?:lassen|laten)$/u;

/** The closed classes of words by which clauses of German and Dutch are read. */
export interface GermanicGrammar {
  lang: string;
  verbs: VerbTable;
  /** Whether nouns have a capital letter, so that a small one tells a verb. */
  hasCapitalNouns: boolean;
  /** Particles that are cut off a verb and end its clause: "schließt … ab". */
  particles: ReadonlySet<string>;
  articles: RegExp;
  /** Pronouns that stand for nobody in particular, and those that stand for whoever acted before. */
  nobody: RegExp;
  same: RegExp;
  /** The pronoun of an order: "Prüfen Sie". */
  polite: RegExp;
  /** "muss", "moet" before an infinitive at the end. */
  obligations: RegExp;
  /** "hat" before "zu" and an infinitive at the end: it has to be done. */
  owning: RegExp;
  /** "wird", "wordt" before a participle. */
  passive: RegExp;
  /** "werden" behind the participle of an obligation: "muss geprüft werden". */
  passiveEnd: string;
  /** "ist", "is" before "zu prüfen", "te controleren". */
  copulas: RegExp;
  /** "zu", "te". */
  to: string;
  negation: RegExp;
  /** Words at the beginning that only say that the clause comes next. */
  connectives: RegExp;
  /** Adverbs between a verb and its object. */
  adverbs: RegExp;
  /** What a time or a place at the beginning opens with. */
  leads: RegExp;
  /** Behind a comma, what opens a clause within. */
  subordinators: RegExp;
  /** Those of them that tell a condition. */
  conditions: RegExp;
  /** A clause with its condition behind it, where no comma need stand; null where one must. */
  conditionBehind: RegExp | null;
  /** Before a clause within that no comma need announce; null where one must. */
  clauseBehind: RegExp | null;
  /** "und", "en". */
  and: string;
  /** Somebody who is in no list of jobs, by the ending. */
  person: RegExp;
  /** The reflexive pronoun of whoever is spoken to as an infinitive has it: "schaut ihr euch an" → "schaut ihr sich an". */
  asInfinitive: (clause: string) => string;
  /** A subject as an object: "der Boden" → "den Boden"; null where that is not plain. */
  asObject: (thing: string) => string | null;
}

/** Whether a word is a finite form of a verb that work is told with. */
export function isFiniteVerb(word: string, { verbs, hasCapitalNouns }: GermanicGrammar, isFirst = false): boolean {
  const plain = word.replace(/[^\p{L}]/gu, '');
  return (!hasCapitalNouns || isFirst || /^\p{Ll}/u.test(plain)) && verbs.finiteForm(plain) !== null;
}

/** "geprüft" → "prüfen", "abgeschlossen" → "abschließen", "schoongemaakt" → "schoonmaken" */
export function infinitiveOfParticiple(word: string, { verbs, particles }: GermanicGrammar): string | null {
  const known = verbs.infinitiveOfParticiple(word);
  if (known !== null || !/^\p{Ll}+$/u.test(word)) return known;
  for (let length = word.length - 4; length >= 2; length -= 1) {
    const [particle, rest] = [word.slice(0, length), word.slice(length)];
    const base = particles.has(particle) ? verbs.infinitiveOfParticiple(rest) : null;
    if (base !== null) return particle + base;
  }
  return null;
}

/** "prüfen", "abschließen" */
export function isInfinitive(word: string, { verbs, particles }: GermanicGrammar): boolean {
  if (verbs.isInfinitive(word)) return true;
  for (let length = word.length - 4; length >= 2; length -= 1)
    if (particles.has(word.slice(0, length)) && verbs.isInfinitive(word.slice(length))) return true;
  return false;
}

/** "prüfen die Menge": a verb in the plural with what it is done to behind it; an infinitive would stand at the end. */
export function opensPluralClause([verb = '', next = '']: readonly string[], grammar: GermanicGrammar): boolean {
  const isPlural = isPluralVerb(verb, grammar);
  const isThing =
    grammar.articles.test(`${next} `) || /^\d/u.test(next) || (grammar.hasCapitalNouns && /^\p{Lu}/u.test(next));
  return isPlural && isThing;
}

/** Whether a word is a verb of several people: "prüfen". */
export function isPluralVerb(word: string, { verbs }: GermanicGrammar): boolean {
  const persons = /^\p{Ll}+$/u.test(word) ? verbs.finiteForm(word)?.persons : undefined;
  return persons?.has('they') === true && !persons.has('one');
}

/** "abzuschließen" → "abschließen", "schoon te maken" is two words. */
export function withoutTo(word: string, grammar: GermanicGrammar): string | null {
  for (const match of word.matchAll(new RegExp(grammar.to, 'gu'))) {
    const [particle, base] = [word.slice(0, match.index), word.slice(match.index + grammar.to.length)];
    if (grammar.particles.has(particle) && grammar.verbs.isInfinitive(base)) return particle + base;
  }
  return null;
}
