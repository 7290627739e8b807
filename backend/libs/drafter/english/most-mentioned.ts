import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import {
  isActNoun,
  isAdjective,
  isCommonNoun,
  isInterjection,
  isPersonNoun,
  singularOf,
  verbReadings,
  verbShare,
} from './lexicon/words.js';
import { isPlural } from './noun-phrase.js';
import { sentencesIn } from './sentences-in.js';
import { titleFrom } from './title.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** What tells when, where or how, and never what a procedure is about. */
export const TIME =
  /^(?:days?|weeks?|months?|years?|hours?|minutes?|mins?|seconds?|times?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|nights?|afternoons?|winter|summer|spring|autumn|seasons?|end|start|way|thing|side|top|bottom|front|back|part|place|number|note|work|sop|job|stuff|mess|lot|bit|one|change|use|turn|point|case|rest|hand|name|line|question|call|reason|problem|procedure|purpose|scope|process|checklist|step|section|ingredient|method|escalation|frequency|role|safety|exception|degree|percent|lit(?:re|er)|gram|kilo|met(?:re|er)|euro|dollar|pound)s?$/u;
/** What tells one doing from another: "morning inspection", "Tuesday intake". */
export const TIME_OF_ACT =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|evening|night|afternoon|daily|weekly|monthly|quarterly|yearly|annual|end-of-(?:day|shift|month|year))$/u;
/** "Mix all", "Check everything", "Put on gloves": what tells nothing of the work. */
export const SAYS_ALL =
  /\b(?:all|each|both|every|everything|everyone|everybody|something|anything|some)\b|^(?:put on|wear|get|grab|fetch|start with|begin with|go)\b/iu;
const MAX_NAME_WORDS = 3;
/** How much more it counts that a name is of what somebody does, stands early, or says more in two words. */
const ACT_BONUS = 1;
const EARLY_BONUS = 1;
const COMPOUND_BONUS = 2;
const LEAST_SCORE = 2;
/** What tells nothing of what is done with a thing. */
const SAYS_LITTLE = /^(?:leave|keep|let|have|get|put|take|use|give|bring|make|do|see|look|watch|wait)$/u;
/** A thing alone, named so often, is what the work is about. */
const OFTEN = 3;
const EARLY_SENTENCES = 2;

interface Mention {
  /** As it was written the first time. */
  name: string;
  head: string;
  count: number;
  bonus: number;
}

/** What a request speaks of most, as a name; null where nothing is named often enough. */
export function mostMentioned(request: string, steps: readonly string[]): string | null {
  const mentions = new Map<string, Mention>();
  const heads = new Map<string, number>();
  for (const [at, sentence] of sentencesIn(request).entries()) {
    const tokens = tokenise(sentence);
    for (const words of namesIn(tokens)) {
      const head = singularOf(words.at(-1)?.lower ?? '');
      heads.set(head, (heads.get(head) ?? 0) + 1);
      const name = words.map(({ text }) => text).join(' ');
      const key = [...words.slice(0, -1).map(({ lower }) => lower), head].join(' ');
      const known = mentions.get(key);
      const early = at < EARLY_SENTENCES ? EARLY_BONUS : 0;
      // "Dishwasher shift, half the crew …": what stands alone before all else.
      const last = words.at(-1);
      const alone = at === 0 && last && tokens[tokens.indexOf(last) + 1]?.lower === ',' ? EARLY_BONUS : 0;
      if (known) known.count += 1;
      else mentions.set(key, { name, head, count: 1, bonus: early + alone });
    }
  }
  const isDoing = ({ name, head }: Mention): boolean => name.includes(' ') || namesAct(head);
  const scoreOf = ({ head, name, count, bonus }: Mention): number => {
    const isAct = isActNoun(head);
    const isCompound = name.includes(' ') && count > 1;
    return (heads.get(head) ?? 0) + (isAct ? ACT_BONUS : 0) + bonus + (isCompound ? count * COMPOUND_BONUS : 0);
  };
  const ranked = [...mentions.values()]
    // What is named once, late in the text, is not what it is about.
    .filter(({ head, bonus }) => bonus > 0 || (heads.get(head) ?? 0) > 1)
    // "Handling" alone says nothing.
    .filter((mention) => scoreOf(mention) >= LEAST_SCORE && !/^\p{L}+ing$/u.test(mention.name))
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  const [best] = ranked;
  if (!best) return null;
  if (isDoing(best)) return titleFrom(best.name) || null;
  const done = orderAbout(best.head, steps);
  if (done) return titleFrom(done) || null;
  // A thing says too little of what is done, so that what is done comes first even where it is named less often.
  const act = ranked.find((mention) => isDoing(mention) && !isAdjective(mention.head));
  if (act) return titleFrom(act.name) || null;
  const [noun] = tokenise(best.name);
  const thing = noun && isPlural(noun) ? best.name : `the ${best.name}`;
  return (heads.get(best.head) ?? 0) >= OFTEN ? titleFrom(`handling ${thing.toLowerCase()}`) || null : null;
}

/** "inspection", "intake", "handover": of shorter nouns for acts most are things as well, such as "slip" and "press". */
function namesAct(noun: string): boolean {
  return isActNoun(noun) && /(?:ing|[st]ion|ment|al|a[gn]ce|ence|age|ure|ery|over|out|up|off|take|down)$/u.test(noun);
}

/** "Inspect the ladder" of "Inspect the ladder: stiles straight, …": a single word says too little of what is done. */
function orderAbout(head: string, steps: readonly string[]): string | null {
  for (const step of steps) {
    const tokens = tokenise(step);
    const start = Words.DETERMINERS.has(tokens[1]?.lower ?? '') ? 2 : 1;
    // "Say the company name": all of a name that is made of several nouns.
    const after = tokens.findIndex((token, index) => index >= start && !isThing(token));
    const at = Math.max(start, (after < 0 ? tokens.length : after) - 1);
    if (SAYS_LITTLE.test(tokens[0]?.lower ?? '') || SAYS_ALL.test(step)) continue;
    // "Wrap a falcon that bites": only some of them.
    if (Words.RELATIVES.has(tokens[at + 1]?.lower ?? '')) continue;
    if (singularOf(tokens[at]?.lower ?? '') === head && orderCertainty(tokens, 0) >= 2)
      return textOf(step, tokens.slice(0, at + 1));
  }
  return null;
}

/** The names of things in a sentence: nouns that stand together, and the -ing of a verb with what it is done to. */
export function namesIn(tokens: readonly Token[]): Token[][] {
  const names: Token[][] = [];
  let open: Token[] = [];
  const close = (): void => {
    const [first] = open;
    const before = first && tokens[tokens.indexOf(first) - 1];
    const isTold = before && TIME_OF_ACT.test(before.lower) && isActNoun(open.at(-1)?.lower ?? '');
    if (first) names.push([...(isTold ? [before] : []), ...open].slice(-MAX_NAME_WORDS));
    open = [];
  };
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    // "the sales director": whoever does it is not what it is about.
    if (token.kind === 'word' && isPersonNoun(token.lower)) open = [];
    else if (
      isThing(token) &&
      isNounHere(token, before, tokens[at + 1]) &&
      !isVerbOfPlural(token, before, tokens[at + 1])
    )
      open.push(token);
    else close();
  }
  close();
  return names;
}

/** Whether a word that can be a verb, too, is a noun where it stands. */
function isNounHere({ lower }: Token, before: Token | undefined, next: Token | undefined): boolean {
  const forms = verbReadings(lower);
  const isAfterNoun = before !== undefined && before.kind === 'word' && (isThing(before) || isAdjective(before.lower));
  const isAfterDeterminer = before !== undefined && Words.DETERMINERS.has(before.lower);
  if (before && isBeforeVerb(before)) return false;
  if (forms.some(({ form }) => form === 'ing')) return isAfterDeterminer || isAfterNoun || next?.lower === 'of';
  const isMostlyVerb = forms.some(({ lemma }) => verbShare(lemma) > 0.5);
  const isThird = forms.some(({ form }) => form === 's');
  if (isMostlyVerb) return isAfterDeterminer || (isAfterNoun && !isThird);
  return true;
}

/** "before the rollers touch the form", "costumes need to be dry": a verb, though it is a noun as often. */
function isVerbOfPlural({ lower }: Token, before: Token | undefined, next: Token | undefined): boolean {
  const isBase = verbReadings(lower).some(({ form }) => form === 'base');
  const isVerb = Words.DETERMINERS.has(next?.lower ?? '') || next?.lower === 'to';
  return isBase && isVerb && before !== undefined && isPlural(before);
}

/** "to check", "we check", "must check": a noun that is a verb here. */
function isBeforeVerb({ lower }: Token): boolean {
  return (
    lower === 'to' ||
    Words.SUBJECT_PRONOUNS.has(lower) ||
    Words.MODALS.has(lower) ||
    Words.DO.has(lower) ||
    Words.BE.has(lower)
  );
}

function isThing({ kind, lower, text }: Token): boolean {
  if (kind !== 'word' || lower.length < 3 || TIME.test(lower) || Words.isFunctionWord(lower)) return false;
  if (isPersonNoun(lower) || isInterjection(lower) || /^\p{Lu}+$/u.test(text)) return false;
  return isCommonNoun(lower) && !(isAdjective(lower) && !isActNoun(lower));
}
