import nlp from 'compromise';
import { cleanText, wordsIn } from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import { withoutCondition } from '../../../../backend/libs/sop-document/quality-checks/wording/without-condition.js';
import type { GoldPrompt } from './gold-prompt.js';
import { isCjk, stemOf } from './plain-text.js';
import { BENIGN_VERBS } from './word-tables.js';

/** These stand before the verb of an order, which is found within three words. */
const BEFORE_VERB = /^(do|don't|never|always|only)$/;
const NO_VERB = '(#Pronoun|#Determiner|#Preposition|#PastTense|#Gerund|#Adverb|#ProperNoun)';

/** The word that should be the verb of an order, in small letters. */
export function firstWordOf(text: string): string {
  return (wordsIn(withoutCondition(text))[0] ?? '').toLowerCase();
}

/** Whether the words hold this verb as a verb (checks, checked, check), not as a noun in -ing. */
export function holdsVerb(text: string | undefined, verb: string): boolean {
  return wordsIn(text).some((word) => stemOf(word) === stemOf(verb) && !(/ing$/i.test(word) && !/ing$/.test(verb)));
}

/**
 * Whether a line begins with one of these verbs. In German and Dutch the verb may stand anywhere, because it often ends the
 * line; in Chinese and Japanese the characters are looked for.
 */
export function beginsWithVerb(text: string, verbs: readonly string[], lang: string): boolean {
  const body = withoutCondition(text)
    .toLowerCase()
    .replace(/^["「(]+/, '');
  if (isCjk(body)) return verbs.some((verb) => body.includes(verb));
  const words = wordsIn(body);
  const heads = lang === 'de' || lang === 'nl' ? words : words.slice(0, BEFORE_VERB.test(words[0] ?? '') ? 3 : 1);
  return verbs.some(
    (verb) => heads.some((head) => stemOf(head) === stemOfVerb(verb)) || body.startsWith(verb.toLowerCase()),
  );
}

/** The stem of a verb without its particle. */
export function stemOfVerb(verb: string): string {
  return stemOf(verb.split(/[\s-]/)[0] ?? '');
}

/** Says which English words can be the verb of an order. */
export class VerbDictionary {
  private readonly goldStems: ReadonlySet<string>;
  private readonly tagged = new Map<string, boolean>();

  /** @param golds prompts whose gold steps begin with verbs; of these the tagger is not asked */
  constructor(golds: readonly GoldPrompt[]) {
    const verbs = golds
      .filter(({ lang }) => lang === 'en')
      .flatMap(({ steps }) => steps.flatMap((step) => step.verbs ?? []));
    this.goldStems = new Set(verbs.map((verb) => stemOfVerb(cleanText(verb))));
  }

  /** Whether a gold step begins with this verb. */
  isKnownVerb(word: string): boolean {
    return this.goldStems.has(stemOf(word));
  }

  canBeVerb(word: string): boolean {
    if (this.isKnownVerb(word) || BENIGN_VERBS.has(word)) return true;
    const known = this.tagged.get(word);
    if (known !== undefined) return known;
    const isVerb = isTaggedAsVerb(word);
    this.tagged.set(word, isVerb);
    return isVerb;
  }
}

/** Whether compromise reads the word as a verb after a modal, and as nothing else when it stands alone. */
function isTaggedAsVerb(word: string): boolean {
  const terms: { terms: { tags: string[] }[] }[] = nlp(`You must ${word} it.`).terms().json();
  const tags = terms[2]?.terms[0]?.tags ?? [];
  return tags.some((tag) => tag === 'Infinitive' || tag === 'Imperative') && !nlp(word).has(NO_VERB);
}
