import { capitalise, countWords, squeeze, trimPunctuation } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import {
  isActNoun,
  isAdjective,
  isCommonNoun,
  isNoun,
  isPersonNoun,
  isTeamNoun,
  isUnknownWord,
  readingOf,
  singularOf,
  verbShare,
} from './lexicon/words.js';
import { isPlural } from './noun-phrase.js';
import { isOutsider } from './role.js';
import { besideColon, namesAct, partsOfName, withoutTextAtEnd } from './title-parts.js';
import { type Token, tokenise } from './tokens.js';

const SMALL_WORDS = new Set('a an the of in on at to for and or by with from as via per after before into'.split(' '));
const OBJECT_START = /^(?:our|my|your|all|each|every|any|new|it|them)$/u;
const OWNER = /\b(?:our|my|your)\b/giu;
const ACTOR =
  /^(?:the )?(?:agency|company|team|we|you|i|staff|business|shop|store|department|they|firm|clinic|restaurant|organi[sz]ation)\s+(\p{L}+)(.*)$/iu;
const DOCUMENT_WORD =
  /^(?:(?:a|an|the|new|reusable|short|simple|detailed|standard)\s+){0,4}(?:sop|standard operating procedures?|procedures?|process|work instructions?|instructions?|guide|checklist|protocol|workflow|policy)\s+(?:for|of|on|about)\s+/iu;
/** "steps for closing the gym", "the steps to reset a code" */
const STEPS_FOR =
  /^(?:the )?(?:(?:basic|main|exact|right|correct|first) )?steps? (?:for|to|of|when|on how to|on) (?=\p{L})/iu;
/** "from Monday new way for expense claims" */
const FROM_WHEN =
  /^(?:from|starting|as of|with effect from) (?:next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|now|week|month|january|february|march|april|may|june|july|august|september|october|november|december)(?: on(?:wards)?)?[,:]? (?=\p{L})/iu;
/** "SOP No. 12 – …", "Work instruction WI-4: …" */
const NUMBERED_DOCUMENT =
  /^(?:sop|standard operating procedures?|work instructions?|(?:standing )?instructions?|procedure|protocol|policy|section|chapter|annex|part|appendix)(?:\s+(?:no\.?|nr\.?|number))?\s*(?:\p{Lu}{0,4}-?\d[\d.-]{0,8})?\s*(?:rev(?:ision)?\.?\s*\w{1,3}\s+|[:–—-](?!\d)\s*)(?=\S)|^(?:sop|wi|qp)[ -]\d[\d.-]{0,8}\s*[:–—-]?\s+/iu;
/** "sop pls: …" */
const ASKED_FOR =
  /^(?:(?:pls|please|need|want)\s+)?(?:an?\s+)?(?:sop|procedure|checklist|instructions?)(?:\s+(?:pls|please))?\s*:\s*(?=\p{L})/iu;
const DOCUMENT_INSIDE = /\b(?:policy|procedure|checklist|protocol|instructions?|guide)\b/iu;
const CODE = /^\p{Lu}{1,4}-?\d{1,4}\s+/u;
/** "URGENT!! wrong labels": how much it matters. */
const MARKS =
  /^(?:(?:very )?urgent|important|attention|action required|please read|reminder|asap|fyi)\b[\s!:,–-]+(?=\S)/iu;
/** "when a laptop arrives for repair" */
const ARRIVES =
  /^(?:when|whenever|if|(?:every|each|any) time) ((?:an?|the|our|some|new) [\p{L}'’ -]{3,40}?) (?:arrives?|comes? in|turns? up|(?:is|are|gets?) (?:delivered|dropped off|brought in|handed in))(?: .*)?$/iu;
/** "when a parcel arrives damaged at the depot": in which state it comes. */
const ARRIVES_SO =
  /\s(?:arrives?|comes? in|turns? up) ((?!early\b|first\b|last\b)\p{L}{3,20})(?=$|\s(?:at|in|on|from|for|by)\b)/iu;
/** "… for the reception team" */
const AUDIENCE = /^(\S+(?: \S+){1,})\sfor (?:the|our|my|all) ([\p{L} -]{3,30})$/iu;
const DETAIL_AT_END = /^(.+)\s((?:for|at|in|on|by|during|with|within|across|from)\s.+)$/iu;
/** "… and giving it back to the owner" */
const TWO_ACTS = /^(\p{L}+ing\s[^,;:]{3,60}?) and (\p{L}+ing\s[^,;:]{2,40})$/iu;
const MAX_WORDS = 8;
const LEAST_WORDS = 3;
/** The same of "What to do when …". */
const MAX_CASE_WORDS = 16;
const LEAST_CASE_WORDS = 8;
const MAX_LENGTH = 90;

/** Makes a title of what a procedure is about: "sterilise instruments at our practice" → "Sterilising Instruments at the Practice". */
export function titleFrom(topic: string): string {
  const plain = withoutDetails(topic) || trimPunctuation(topic);
  const arrived = ARRIVES.exec(plain)?.[1] ?? '';
  const isWorker = isSomebody(arrived.replace(/^(?:an?|the|our)\s/iu, '')) && !isOutsider(arrived);
  if (arrived !== '' && !isSomebody(arrived) && !isWorker) {
    const state = ARRIVES_SO.exec(plain)?.[1]?.toLowerCase() ?? '';
    const isState = readingOf(state, 'participle') !== null || (isAdjective(state) && !isNoun(state));
    return titleFrom(isState ? `handling ${withState(arrived, state)}` : `receiving ${arrived}`);
  }
  const name = plain
    .replace(/^(?:please|pls|kindly|(?:each|every)(?=\s\p{L}))\s+/iu, '')
    .replace(/^(?:every|each|any) time(?=\s)/iu, 'when')
    .replace(/^what to do (?:with|about|w\/) ?(?=\p{L})/iu, 'handling ')
    .replace(/^notes (?:on|about|for) (?=\p{L})/iu, '')
    .replace(/^about (?=(?:the|our|my|an?)\s)/iu, '')
    .replace(/^we do (?!it\b|this\b|that\b)(?=\p{L})/iu, '')
    .replace(/^whenever(?=\s)/iu, 'when')
    .replace(/^(?:when|if)(?=\s(?!to\b))/iu, (word) => `what to do ${word.toLowerCase()}`)
    .replace(DOCUMENT_WORD, (word, _at: number, all: string) => (isSomebody(all.slice(word.length)) ? word : ''))
    .replace(STEPS_FOR, '')
    .replace(FROM_WHEN, '')
    .replace(/^(?:the |a )?new (?:way|rules?|process|procedure) (?:for|of|to|about) (?=\p{L})/iu, '')
    .replace(/^for (?:(?:the|our|an?|my) )?(?=\p{L}+ ?\p{L}*)/iu, '')
    .replace(/\s+(?:sop|standard operating procedure)\b(?: template)?/iu, '')
    .replace(/^(?:the )?(?:whole )?(?:things?|stuff) (?:with|about) (?=\p{L})/iu, '')
    .replace(/^(?:(?:the|a|an|our|my|do|doing)\s+){1,2}(?=[\p{L}\d])/iu, '')
    .replace(/^(?:(?:new|usual|standard|normal|correct|right|proper) )?ways? (?:of|to|for) (?=\p{L})/iu, '')
    .replace(OWNER, 'the')
    .replace(
      /(?<=\S\s\S.*)\s(?:every|each) (?:day|week|month|year|morning|evening|night|shift|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/iu,
      '',
    );
  // "the welcome packs", "return to vendor process": what has an article, or says what it is, is a thing.
  // "crane greasing": a name of two nouns, the first of which could be an order.
  const isName =
    /^(?!(?:stop|start|keep|avoid|prevent|begin|finish|practi[cs]e|resume|continue|do)\b)\p{L}+ \p{L}{3,}ing$/iu.test(
      plain,
    ) ||
    /^(?:the|an?|our|my)\s/iu.test(plain) ||
    /\s(?:process|procedure|policy|workflow)$/iu.test(plain);
  const named = isName ? name : asActivity(name);
  return /\b(?:i|we|you|they)['’](?:ve|m|ll|d|re)\b/iu.test(named) ? '' : cutAtWord(titleCase(shortened(named)));
}

/** "a parcel" and "damaged" → "a damaged parcel" */
function withState(thing: string, state: string): string {
  const [, article = '', noun = thing] = /^(an?|the|our|some|new)\s(.*)$/iu.exec(thing) ?? [];
  const fitting = /^an?$/iu.test(article) ? (/^[aeiou]/u.test(state) ? 'an' : 'a') : article;
  return [fitting, state, noun].filter(Boolean).join(' ');
}

/** "taking in garments" → "Taking in Garments" */
export function titleCase(name: string): string {
  return name.split(' ').map(capitaliseWord).join(' ');
}

/** Without the last places and times of a name that is too long for a folder. */
function shortened(name: string): string {
  const clear = name.replace(/\s(?:by|with|for|from|to|on) (?:some|any)(?:one|body|thing)$/iu, '');
  const [, work = '', readers = ''] = AUDIENCE.exec(clear) ?? [];
  const last = singularOf(readers.split(' ').at(-1)?.toLowerCase() ?? '');
  if (readers !== '' && (isTeamNoun(last) || isPersonNoun(last))) return shortened(work);
  const isCase = /^what to do\b/iu.test(clear);
  if (countWords(clear) <= (isCase ? MAX_CASE_WORDS : MAX_WORDS)) return clear;
  // "taking a van into the yard and handing it out to a driver": the place of the first act is left out, and never the second act.
  const [, one = '', other = ''] = TWO_ACTS.exec(clear) ?? [];
  if (one !== '') return `${DETAIL_AT_END.exec(one)?.[1] ?? one} and ${other}`;
  const [, whole = '', detail = ''] = DETAIL_AT_END.exec(clear) ?? [];
  return detail !== '' && countWords(whole) >= (isCase ? LEAST_CASE_WORDS : LEAST_WORDS) ? shortened(whole) : clear;
}

/** "sop pls: onboarding a member" → "onboarding a member" */
export function withoutAsking(request: string): string {
  return request.replace(ASKED_FOR, '');
}

/** Without brackets, codes, what stands after a dash or a comma, and capitals that shout. */
function withoutDetails(heading: string): string {
  // "Holmfield Juniors – Head Injury Policy": the part that names a document.
  const [, owner = '', document = ''] = /^(.{3,60}?)\s[-–—]\s(.{3,80})$/u.exec(heading) ?? [];
  const coloned = besideColon(withoutTextAtEnd(heading).trim());
  if (coloned) return `${inSmall(coloned.owner)}: ${inSmall(coloned.task)}`;
  const parts = partsOfName(squeeze(withoutTextAtEnd(withoutAsking(heading)).replace(/\([^)]*\)?/gu, ' ')));
  if (parts) return `${inSmall(withoutDetails(parts.owner))}: ${inSmall(parts.task)}`;
  const isOnlyDocument =
    /^(?:(?:quick|short|brief|staff|user|simple|new|our|the|a|written|internal|draft) )*(?:policy|procedure|checklist|protocol|instructions?|guide)(?: (?:for|at|in) (?!\p{L}+ing\b).{3,40})?$/iu.test(
      document.replace(/\s?\([^)]*\)$/u, ''),
    );
  const topic = isOnlyDocument
    ? owner
    : DOCUMENT_INSIDE.test(document) && !DOCUMENT_INSIDE.test(owner)
      ? document
      : heading;
  const plain = trimPunctuation(
    squeeze(
      withoutAsking(topic)
        .replace(FROM_WHEN, '')
        .replace(NUMBERED_DOCUMENT, '')
        .replace(/\([^)]*\)?/gu, ' ')
        .replace(CODE, '')
        .replace(MARKS, '')
        .replace(/[\s!:,–-]+(?:please read|action required|urgent|important)[\s!]*$/iu, '')
        .replace(/(?:\s+(?:pls|please|thx|thanks|asap|again|is as follows|are as follows))+\?*$/iu, '')
        .replace(/\s[-–—]\s.*$|(?<=\S\s+\S+)\s\/{1,2}\s.*$/u, '')
        .replace(/\s\/{1,2}\s/u, '/')
        .replace(/\s(?:while|because|since|so that|what (?:happens|we do|you do|i do))\s.*$/iu, '')
        .replace(/(?<!\b(?:the|a|an|our|my)\b.*)\s(?:script|notes?|list|reminder)(?:\sfor\s\p{Lu}\p{Ll}+)?$/iu, '')
        .replace(/\p{Extended_Pictographic}/gu, ' ')
        .replace(/[,;:].*$/u, '')
        .replace(/\s?(?:\.{3}|…).*$/u, (after, at: number, all: string) =>
          /\S\s\S/u.test(all.slice(0, at)) ? '' : after,
        )
        .replace(/["!?“”]+/gu, ''),
    ),
  );
  const isShouted = plain === plain.toUpperCase() && /\p{Lu}{4,}/u.test(plain);
  return isShouted ? capitalise(inSmallLetters(plain)) : plain;
}

/** "LOCKOUT OF C2": what holds a digit is a name that keeps its letters. */
function inSmallLetters(shouted: string): string {
  return shouted.replace(/\S+/gu, (word) => (/\d/u.test(word) ? word : word.toLowerCase()));
}

/** In small letters where all of it shouts. */
function inSmall(name: string): string {
  return name === name.toUpperCase() && /\p{Lu}{4,}/u.test(name) ? inSmallLetters(name) : name;
}

/** "lift checks", "press tests": pieces of work, of which a noun before them says where. */
const WORK_NAMES = /^(?:checks|inspections|drills|rounds|rules|duties|routines|audits|tests|runs|jobs|tasks|shifts)$/u;
/** "run tests", "swap shifts": what is done with such work as a whole. */
const DONE_WITH_WORK =
  /^(?:run|do|make|start|begin|end|perform|repeat|plan|book|order|schedule|record|report|log|file|review|pass|arrange|conduct|complete|finish|prepare|change|cancel|handle|approve|assign|request|issue|write|update|follow|set|post|read|give|take|organi[sz]e|manage|train|skip|hold|lead|split|swap|share|check|enforce|explain|break|print|sign)$/u;

/** "changing the drum" for "we change the drum" and "change the drum". */
function asActivity(topic: string): string {
  const [, acted = '', object = ''] = ACTOR.exec(topic) ?? [];
  const lemma = readingOf(acted.toLowerCase(), 'base', 's')?.lemma;
  // "company cards" does nothing.
  if (lemma && (/^(?:we|you|they|i)\s/iu.test(topic) || verbShare(lemma) >= 0.5))
    return `${gerundOf(lemma)}${withSecondGerund(object)}`;
  const cleaned = /^([\p{L}-]+ing)\s+(?:for|of)\s+(the\s.+)$/iu.exec(topic);
  if (cleaned && readingOf((cleaned[1] ?? '').toLowerCase(), 'ing')) return `${cleaned[1]} ${cleaned[2]}`;
  const tokens = tokenise(topic);
  const [verb] = tokens;
  // "drive shaft swap + tool check"
  const [first = topic] = topic.split(/\s[+&]\s/u);
  if (DOCUMENT_INSIDE.test(topic) || topic.includes(': ') || isActOfThing(tokenise(first))) return topic;
  // "chat line": what is done to a single thing has an article before it.
  const second = tokens.length === 2 ? tokens[1] : undefined;
  const isCompound =
    // "glaze days at the studio"
    (/^(?:days?|nights?|mornings?|evenings?|weeks?|seasons?)$/u.test(tokens[1]?.lower ?? '') &&
      SMALL_WORDS.has(tokens[2]?.lower ?? 'of')) ||
    (isNoun(verb?.lower ?? '') &&
      (second === undefined
        ? isCommonNoun(verb?.lower ?? '') && isNamedAct(tokens)
        : (isNoun(second.lower) || isUnknownWord(second.lower)) &&
          (!isPlural(second) || (WORK_NAMES.test(second.lower) && !DONE_WITH_WORK.test(verb?.lower ?? '')))));
  return verb && tokens.length > 1 && !isCompound && orderCertainty(tokens, 0) >= 2
    ? `${gerundOf(verb.lower)}${topic.slice(verb.end)}`
    : topic;
}

/** "breed and ship frogs": both of two things that are done. */
export function withSecondGerund(object: string): string {
  const [, and = '', verb = '', rest = ''] = /^(\s(?:and|or)\s)(\p{L}+)(\s\S.*)$/iu.exec(object) ?? [];
  return verb !== '' && readingOf(verb.toLowerCase(), 'base') ? `${and}${gerundOf(verb.toLowerCase())}${rest}` : object;
}

/** "checklist for drivers": a name of people says nothing of their work. */
export function isSomebody(name: string): boolean {
  const words = name.trim().toLowerCase().split(/\s+/u);
  return words.length <= 2 && isPersonNoun(singularOf(words.at(-1) ?? ''));
}

/** "press brake operation": nouns to the end, and the last one names what is done. */
function isNamedAct(tokens: readonly Token[]): boolean {
  return tokens.every(({ lower }) => isNoun(lower)) && isActNoun(tokens.at(-1)?.lower ?? '');
}

/** "bounce house drop-off", "paint booth filter change": no order, since a noun at its end names what is done. */
function isActOfThing(tokens: readonly Token[]): boolean {
  const isLoose = tokens.some(
    ({ kind, lower }) => kind !== 'word' || SMALL_WORDS.has(lower) || OBJECT_START.test(lower),
  );
  const last = tokens.at(-1)?.lower ?? '';
  // "filter change": a noun that is a verb as well, behind nouns alone.
  // "escape room reset": behind two nouns, a noun that no text of the lexicon has often.
  const areNouns = tokens.slice(0, -1).every(({ lower }) => isCommonNoun(lower)) && isNoun(last) && !isAdjective(last);
  const isDone =
    isCommonNoun(tokens[0]?.lower ?? '') && (isCommonNoun(last) || areNouns) && readingOf(last, 'base') !== null;
  return tokens.length > 2 && !isLoose && (namesAct(last) || isDone);
}

/** "admitting", "resetting": verbs of two syllables that double their last letter. */
const STRESSED_AT_END =
  /^(?:(?:ad|com|per|sub|o|re|e|trans)mit|(?:re|trans|pre|de|con)fer|oc{1,2}ur|recur|control|patrol|(?:ex|com|pro|re)pel|begin|forget|equip|regret|(?:re|un|out|over)(?:set|fit|run|plug|pin|zip|cap|tap|bid|pot|wrap|stop)|upset|format)$/u;

/** Gives the -ing form of a verb. */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  const doubles = /^[^aeiou]*[aeiou][bdgmnprt]$/u.test(verb) || STRESSED_AT_END.test(verb);
  return doubles ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

function capitaliseWord(word: string, index: number, { length }: readonly string[]): string {
  const isInside = index > 0 && index < length - 1;
  if (/[\p{Lu}\d]/u.test(word.slice(1)) || (isInside && SMALL_WORDS.has(word.toLowerCase()))) return word;
  return word.split('/').map(capitalise).join('/');
}

function cutAtWord(title: string): string {
  return title.length <= MAX_LENGTH ? title : title.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, '');
}
