import { isAskedWith, type RequestWords } from './asked-with.js';
import { asEmployee, withDismissal } from './hired-person.js';
import { isDoneAgain, leadingVerb, ofAnyShop } from './leading-verb.js';
import { nearSpelling, type Spellings, spellingsOf } from './near-spelling.js';
import { chosenOf, MOST_OF_A_FAMILY } from './task-families.js';
import { TASK_LANGUAGES, type TemplateLanguage } from './task-languages.js';
import { hasPlace, headsOf, withoutAside, withoutPlace } from './task-parts.js';
import { foldWords, taskWords } from './task-words.js';
import type { Template } from './template.js';
import { type AskedPhrase, scoreOf, weightsOf } from './template-score.js';
import { type TemplateWords, wordsWithParts } from './template-words.js';
import { TextLikeness } from './text-likeness.js';

/** How much more like a request a template has to be than the next one, or it may be either of them. */
const CLEAR = 0.08;
/** And where it is as much like it as this, less is enough. */
const HIGH = { score: 0.6, clear: 0.05 };

/** How much a word that nobody asks with weighs, compared with one of a single template. */
const UNKNOWN_SHARE = 0.6;
/** "Potty training in the toddler group": what is left of a task may be another one, so that it has to be more alike. */
const SURE_WITHOUT_PLACE = 0.7;

/** What stands before a detail says which task it is in so many words, and without doubt. */
const LEAST_HEAD_WORDS = 2;
const SURE_WITHOUT_DETAIL = 0.7;
/** And the whole task is about one of so many. */
const NEAREST_WITH_DETAIL = 2;

/** How alike a text and the template that it is about are at least, and how often as much as the next one. */
const ABOUT = { least: 0.15, clear: 1.4 };
/** The same where there is no doubt. */
const SURELY_ABOUT = { least: 0.2, clear: 1.5 };

const NOBODY: ReadonlySet<number> = new Set();

/** What is known of a template, worked out for those that a request may mean. */
interface Entry {
  id: string;
  title: ReadonlySet<string>;
  /** Its title and each other way to ask for it. */
  phrases: readonly AskedPhrase[];
  /** In how many of these a word is. */
  asked: ReadonlyMap<string, number>;
}

/** An entry and how well it fits, from 0 to 1. */
interface LikelyEntry {
  entry: Entry;
  score: number;
  isTitle: boolean;
}

/** A template and how well it fits, from 0 to 1. */
export interface LikelyTemplate {
  template: Template;
  score: number;
  /** Whether the template's title says the same as the request, no less and no more. */
  isTitle: boolean;
}

/** A template and how alike it and a text are, from 0 to 1. */
export interface AlikeTemplate {
  template: Template;
  score: number;
}

/** The template that is surely meant. */
export interface TemplateMatch extends LikelyTemplate {
  /** Whether the request is, word for word, one of the ways to ask for it. */
  isExact: boolean;
}

/** The template of what a text tells. */
export interface ToldTemplate {
  template: Template;
  /** Whether there is no doubt. */
  isSure: boolean;
}

/** Finds the template that a short request means, by the words of its title, of other ways to ask for it and of its text. */
export class TemplateIndex {
  private readonly entries = new Map<number, Entry>();
  private readonly places: ReadonlyMap<string, number>;
  /** The templates that tell a word, of the words that requests have had. */
  private readonly tellers = new Map<string, ReadonlySet<number>>();
  private readonly weights: ReadonlyMap<string, number>;
  /** Words that joined ones may be made of. */
  private readonly parts: ReadonlySet<string>;
  private readonly spellings: Spellings;
  private readonly requestWords: RequestWords;
  private likeness: TextLikeness | null = null;

  /** @param read gives the template of an id, the same one each time */
  constructor(
    private readonly known: TemplateWords,
    readonly lang: TemplateLanguage,
    private readonly read: (id: string) => Template,
  ) {
    const { words, parts, phrases, spellings } = known;
    this.places = new Map(words.map((word, at) => [word, at]));
    this.parts = new Set(words.slice(0, parts));
    this.spellings = spellingsOf(spellings);
    this.weights = weightsOf(phrases.map((ways) => ways.map((way) => this.wordsAt(way))));
    this.requestWords = {
      lang,
      wordsOf: (text) => this.wordsOf(text),
      weightOf: (list) => this.weightOf(list),
      isAskedWith: (word) => this.weights.has(word),
    };
  }

  /** All of them, by the names of their files. */
  get templates(): readonly Template[] {
    return this.known.ids.map(this.read);
  }

  /**
   * The template that the request is about; null when none is surely meant.
   * @param isInLanguage whether the request is known to be in the language of the index, so that slips of spelling can be told
   */
  find(typed: string, isInLanguage = true): TemplateMatch | null {
    const request = this.lang === 'en' ? withDismissal(typed) : typed;
    const asTyped = this.meantBy(request);
    if (asTyped?.isExact || !isInLanguage) return asTyped;
    const hired = this.lang === 'en' ? asEmployee(request) : null;
    const employed = hired === null ? null : this.meantBy(hired);
    // The title keeps the trade.
    if (employed) return { ...employed, isExact: false, isTitle: false };
    const spelt = this.spelt(request);
    return asTyped ?? (spelt === request ? null : this.meantBy(spelt));
  }

  private meantBy(request: string): TemplateMatch | null {
    const whole = this.surely(request);
    if (whole && (whole.score === 1 || !hasPlace(request))) return { ...whole, isExact: whole.score === 1 };
    const task = withoutAside(request);
    // "How we cut, rinse and cool beets" cuts no hair.
    const isVerb = this.lang === 'en' && this.wordsOf(task).length < 2 && leadingVerb(task) !== null;
    const named = task === request ? whole : isVerb ? null : this.beforeAside(task, request);
    const placed = hasPlace(task) ? this.surely(withoutPlace(task)) : null;
    // The title keeps the place.
    if (placed && placed.score >= Math.max(SURE_WITHOUT_PLACE, named?.score ?? 0))
      return { ...placed, isExact: false, isTitle: false };
    if (named) return { ...named, isExact: false };
    const headed = this.lang === 'en' ? this.meantByHead(task) : null;
    if (headed) return { ...headed, isExact: false, isTitle: false };
    const shop = this.lang === 'en' ? ofAnyShop(task) : null;
    const anyShop = shop === null ? null : this.surely(shop);
    return anyShop?.score === 1 ? { ...anyShop, isExact: false, isTitle: false } : null;
  }

  /** "Guest house with 20 rooms, who sets up breakfast": what comes first need not be the task. */
  private beforeAside(task: string, request: string): LikelyTemplate | null {
    const found = this.surely(task);
    if (!found || found.score >= SURE_WITHOUT_DETAIL) return found;
    return this.isNear(found.template.id, request) && /\S\s+\S/u.test(task) ? found : null;
  }

  /** Whether hardly another template is more like all of a request. */
  private isNear(id: string, request: string): boolean {
    return this.likely(request, NEAREST_WITH_DETAIL).some(({ entry }) => entry.id === id);
  }

  /** The template of what stands before a detail: "sprint planning with a remote team in three time zones". */
  private meantByHead(task: string): LikelyTemplate | null {
    for (const head of headsOf(task)) {
      if (this.wordsOf(head).length < LEAST_HEAD_WORDS) return null;
      const found = this.surelyIn(head);
      // "How we cut carrots for market" cuts no hair.
      if (found && found.score >= SURE_WITHOUT_DETAIL && this.isNear(found.entry.id, task))
        return this.withTemplate(found);
    }
    return null;
  }

  private surely(text: string): LikelyTemplate | null {
    const found = this.surelyIn(text);
    return found && this.withTemplate(found);
  }

  private surelyIn(text: string): LikelyEntry | null {
    const likely = this.likely(text, MOST_OF_A_FAMILY);
    const top = likely[0]?.score ?? 0;
    const clear = top >= HIGH.score ? HIGH.clear : CLEAR;
    const { best, next } = chosenOf(likely, clear);
    if (
      !best ||
      best.score < TASK_LANGUAGES[this.lang].sure ||
      !isAskedWith(text, best.entry, best.score, this.requestWords)
    )
      return null;
    return top - (next?.score ?? 0) >= clear || top === 1 ? best : null;
  }

  /** The templates that come nearest to a request, best first. */
  nearest(request: string, limit: number): LikelyTemplate[] {
    return this.likely(this.spelt(request), limit).map((found) => this.withTemplate(found));
  }

  /** The template of what a text tells that may never name its task; null where none is clearly nearer than all others. */
  about(text: string): ToldTemplate | null {
    const [best, next] = this.alike(text, 2);
    const isNearest = (bounds: typeof ABOUT): boolean =>
      best !== undefined && best.score >= bounds.least && best.score >= (next?.score ?? 0) * bounds.clear;
    return best && isNearest(ABOUT) ? { template: best.template, isSure: isNearest(SURELY_ABOUT) } : null;
  }

  /** Those words of a name that a text does not say. */
  unsaid(name: string, text: string): string[] {
    const said = new Set(this.wordsOf(text));
    return this.wordsOf(name).filter((word) => !said.has(word));
  }

  /** The templates that tell most of what a text tells, best first. */
  alike(text: string, limit: number): AlikeTemplate[] {
    this.likeness ??= new TextLikeness(this.known);
    const nearest = this.likeness.nearest(this.wordsOf(text)).slice(0, limit);
    return nearest.map(({ at, score }) => ({ template: this.read(this.known.ids[at] ?? ''), score }));
  }

  private withTemplate({ entry, score, isTitle }: LikelyEntry): LikelyTemplate {
    return { template: this.read(entry.id), score, isTitle };
  }

  private likely(request: string, limit: number): LikelyEntry[] {
    const words = this.wordsOf(request);
    const asked = words.map((word) => ({ word, weight: this.weightOf([word]), tellers: this.tellersOf(word) }));
    const all = this.weightOf(words);
    const candidates = new Set(asked.flatMap(({ tellers }) => [...tellers]));
    return [...candidates]
      .map((at) => {
        const entry = this.entryAt(at);
        const isTitle = entry.title.size === words.length && words.every((word) => entry.title.has(word));
        return { entry, score: scoreOf(asked, all, at, entry), isTitle };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.entry.id.localeCompare(other.entry.id))
      .slice(0, limit);
  }

  /** The request with each word that no template has as the word that it is misspelt for. */
  private spelt(request: string): string {
    return request.replace(/[\p{L}\p{M}]+/gu, (typed) => {
      const isKnown = this.wordsOf(typed).every((word) => this.parts.has(word) || this.weights.has(word));
      if (isKnown || (this.lang === 'en' && isDoneAgain(typed))) return typed;
      return nearSpelling(foldWords(typed).join(''), this.spellings) ?? typed;
    });
  }

  private wordsOf(text: string): string[] {
    return wordsWithParts(taskWords(text, this.lang), this.parts, this.lang);
  }

  private wordsAt(places: readonly number[]): string[] {
    return places.flatMap((place) => this.known.words[place] ?? []);
  }

  /** The templates that tell a word: only these can be like a request with it. */
  private tellersOf(word: string): ReadonlySet<number> {
    const place = this.places.get(word);
    if (place === undefined) return NOBODY;
    const kept = this.tellers.get(word) ?? new Set(this.known.tellers[place]);
    this.tellers.set(word, kept);
    return kept;
  }

  private entryAt(at: number): Entry {
    const kept = this.entries.get(at);
    if (kept) return kept;
    const phrases = (this.known.phrases[at] ?? []).map((way) => this.wordsAt(way));
    const asked = new Map<string, number>();
    for (const word of phrases.flat()) asked.set(word, (asked.get(word) ?? 0) + 1);
    const entry = {
      id: this.known.ids[at] ?? '',
      title: new Set(phrases[0]),
      phrases: phrases.map((words) => ({ words: new Set(words), weight: this.weightOf(words) })),
      asked,
    };
    this.entries.set(at, entry);
    return entry;
  }

  private weightOf(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + (this.weights.get(word) ?? this.unknownWeight), 0);
  }

  /** Of a word that nobody asks with: in English these are mostly names and places, which say less than a rare word. */
  private get unknownWeight(): number {
    return Math.log(1 + this.known.ids.length) * (this.lang === 'en' ? UNKNOWN_SHARE : 1);
  }
}
