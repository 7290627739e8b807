import type { ReadingProfile } from '../languages/reading-profile.js';
import { trimPunctuation } from '../text/words.js';
import { caseIn } from './foreign-condition.js';

/** "une déclaration": what a case brings up, by language; "les", "den" and the like name what is there anyway. */
const NEW_THING: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})une?\s(?<thing>\p{L}{4,})/giu,
  es: /(?<!\p{L})una?\s(?<thing>\p{L}{4,})/giu,
  it: /(?<!\p{L})un(?:[oa]\s|\s|['’])(?<thing>\p{L}{4,})/giu,
  pt: /(?<!\p{L})uma?\s(?<thing>\p{L}{4,})/giu,
  de: /(?<!\p{L})eine?[nmr]?\s(?:\p{Ll}+e[nrms]?\s)?(?<thing>\p{Lu}\p{L}{3,})/gu,
  nl: /(?<!\p{L})een\s(?<thing>\p{L}{4,})/giu,
};
/** "Cette déclaration …": this very one. */
const THIS_THING: Readonly<Record<string, RegExp>> = {
  fr: /^(?:cette|cet|ce)\s(?<thing>\p{L}+)/iu,
  es: /^(?:esta|este|esa|ese|dicha|dicho)\s(?<thing>\p{L}+)/iu,
  it: /^(?:quest[oa]\s|quest['’]|tale\s)(?<thing>\p{L}+)/iu,
  pt: /^(?:esta|este|essa|esse)\s(?<thing>\p{L}+)/iu,
  de: /^diese[rsmn]?\s(?<thing>\p{L}+)/iu,
  nl: /^(?:deze|dit|die|dat)\s(?<thing>\p{L}+)/iu,
};

/** The case of the sentence before, for one that goes on with what only that case brings up. */
export class CarriedCase {
  private when: string | null = null;
  private things: ReadonlySet<string> = new Set();

  constructor(
    private readonly profile: ReadingProfile,
    private readonly lang: string,
  ) {}

  /** The case in which alone a sentence is done: "En cas de vol, … une déclaration. | Cette déclaration est jointe …"; null for any other. */
  caseOf(sentence: string): string | null {
    const thing = THIS_THING[this.lang]?.exec(sentence)?.groups?.['thing']?.toLowerCase() ?? '';
    if (this.when !== null && this.things.has(thing)) return this.when;
    this.remember(trimPunctuation(sentence));
    return null;
  }

  private remember(sentence: string): void {
    const told = caseIn(sentence, this.profile, this.lang);
    const pattern = NEW_THING[this.lang];
    this.when = told === null ? null : trimPunctuation(sentence.slice(0, sentence.lastIndexOf(told.action)));
    const found = told === null || !pattern ? [] : [...told.action.matchAll(pattern)];
    this.things = new Set(found.map(({ groups }) => groups?.['thing']?.toLowerCase() ?? ''));
  }
}
