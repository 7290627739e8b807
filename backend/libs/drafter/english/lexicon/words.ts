import { isFunctionWord, STATE_VERBS } from './closed-classes.js';
import { IRREGULAR_LEMMAS, IRREGULAR_VERBS, type VerbForm } from './irregular-verbs.js';
import { acts, adjectives, groups, isDictionaryVerb, nouns, people, verbEntry, wordSet } from './word-lists.js';

export interface VerbReading {
  lemma: string;
  form: VerbForm;
}

/** People of the workplace that a dictionary of general English does not count as people. */
const MORE_PEOPLE = wordSet(
  'people staff crew team colleague carer barista driver operator host lead head supervisor cleaner tech agent officer buddy kid children men women mum dad banksman starter joiner hire kp handler loader picker packer porter planner scheduler approver requester signer deputy intern apprentice duo usher sitter belayer climber shunter turner miller scaffolder medic physio groomer walker milker tailor presser videographer barber stocker chauffeur unloader expediter fireman sexton stablehand propmaster roadie sysadmin influencer teamlead driller smelter moulder childminder gauger setter opener closer owner co-owner broker mason bottler labeller',
);
/** "temps go in the binder": temperatures; a voucher is a piece of paper, and a fan is mostly a machine. */
const THINGS_NAMED_LIKE_PEOPLE = wordSet(
  'hood slicer peeler plier pliers crank hanger ruler breaker temp voucher fan conveyor printer router toaster washer excavator harvester seeder reader private exchanger analyser analyzer sanitiser sanitizer neutraliser neutralizer tightener fastener drier humidifier dehumidifier chiller strimmer palletiser palletizer',
);
/** "the van holds 12 crates": a dictionary knows a vanguard of that name. */
const THINGS_NAMED_LIKE_GROUPS = wordSet(
  'van battery hive grade string strings armour armor chow porte rout combo totem meeting elevated funicular monorail subway railway railroad crossroad crossroads reserve reserves shaker enemy hostile friendly social sociable grandstand settlement village republic who outfit rally reunion banquet country processor',
);
const PERSON_ENDING =
  /(?:man|men|woman|women|person|people|ist|ician|keeper|worker|holder|leader|mate|staff|crew|team)s?$/u;
/** Parts of an organization that act like somebody. */
const DEPARTMENTS = wordSet(
  'office lab ward kitchen bar team shift desk department dept qc qa it hr finance accounts sales support ops engineering warehouse workshop reception stores dispatch legal marketing security management crew unit panel committee board council maintenance housekeeping accounting procurement purchasing payroll facilities logistics production planning prepress packing billing admin administration editorial design registry pharmacy surgery nursery shop helpdesk brigade council quality goods-in',
);
/** Those of them that are never the name of a room: people, wherever they work. */
const TEAMS = wordSet(
  'team dept department crew staff hr it qa qc finance accounts sales support ops marketing legal management payroll procurement purchasing committee board council panel unit accounting housekeeping maintenance security logistics engineering admin administration billing dispatch facilities editorial prepress production planning',
);
/** Forms of verbs that are auxiliaries, particles or conjunctions wherever they stand. */
const NEVER_VERBS = wordSet(
  'be am is are has have in out on off up down do does did can must may might will shall then as an',
);
const INTERJECTIONS = wordSet(
  'lol haha hello else ah nah hmm ok okay yes no oh hey hi yeah nope sure thx pls etc soon too so',
);

/** First parts that make an adjective of a participle. */
const TELLS_HOW =
  /^(?:well|self|non|ill|half|mis|much|newly|fully|highly|poorly|old|open|short|long|hard|soft|high|low|one|two|three|four|left|right|like|middle|wide|narrow|good|bad)$/u;

const readings = new Map<string, readonly VerbReading[]>();

/** The verbs that a lower-case word can be a form of, best first. */
export function verbReadings(word: string): readonly VerbReading[] {
  const known = readings.get(word);
  if (known) return known;
  const found = readVerb(word);
  // Words of any request come here: the memory of them stays small.
  if (readings.size > 20_000) readings.clear();
  readings.set(word, found);
  return found;
}

/** The first reading of the word in one of the forms. */
export function readingOf(word: string, ...forms: VerbForm[]): VerbReading | null {
  return verbReadings(word).find(({ form }) => forms.includes(form)) ?? null;
}

/** "notes", which no order is: the third person of a verb, and not its plain form as well. */
export function isThirdPerson(word: string): boolean {
  return readingOf(word, 's') !== null && readingOf(word, 'base') === null;
}

export function isVerb(lemma: string): boolean {
  return verbEntry(lemma) !== undefined;
}

/** Whether verb and particle are one verb: "hand over", "touch off". */
export function isPhrasal(lemma: string, particle: string): boolean {
  return verbEntry(`${lemma}+${particle}`) !== undefined;
}

/** Whether somebody can do it to something. */
export function isTransitive(lemma: string): boolean {
  return verbEntry(lemma)?.frames.includes('t') ?? false;
}

/** How often the word is a verb among its uses, from 0 to 1. */
export function verbShare(lemma: string): number {
  const entry = verbEntry(lemma);
  if (!entry) return 0;
  const noun = entry.noun === null ? 0 : entry.noun + 0.5;
  const adjective = entry.adjective === null ? 0 : entry.adjective * 0.5 + 0.3;
  const verb = entry.verb + 0.5;
  return verb / (verb + noun + adjective);
}

/** Whether the verb is a noun as well. */
export function hasNounUse(lemma: string): boolean {
  return (verbEntry(lemma)?.noun ?? null) !== null;
}

export function isAdjective(word: string): boolean {
  return adjectives.has(word);
}

export function isNoun(word: string): boolean {
  return isCommonNoun(word) || hasNounUse(word) || hasNounUse(singularOf(word));
}

/** Whether the word is a noun of the dictionary, and not only one that can be made from a verb. */
export function isCommonNoun(word: string): boolean {
  return [word, singularOf(word)].some((one) => nouns.has(one) || THINGS_NAMED_LIKE_PEOPLE.has(one));
}

/** "longer", "wider": said of things, though jobs end so, too. */
export function isComparative(word: string): boolean {
  // "presenter" comes of a longer word.
  const short = /^([^aeiouy]*[aeiouy]+[^aeiouy]+)er$/u.exec(word)?.[1];
  return short !== undefined && (isAdjective(short) || isAdjective(`${short}e`));
}

/** Whether the noun names what somebody does: "inspection", "deliveries". */
export function isActNoun(word: string): boolean {
  return acts.has(word) || acts.has(singularOf(word));
}

/** Whether the noun names people: "porter", "nurses", "whole-saler". */
export function isPersonNoun(word: string): boolean {
  const one = singularOf(word);
  // "sooner is better": nobody from Oklahoma.
  if (THINGS_NAMED_LIKE_PEOPLE.has(one) || one === 'sooner') return false;
  if (MORE_PEOPLE.has(word) || MORE_PEOPLE.has(one)) return true;
  if (isComparative(word)) return false;
  // "unscrew" is done by whoever it is.
  if (PERSON_ENDING.test(word) && !isVerb(word) && !isCommonNoun(word) && !isNoun(word) && !one.endsWith('list'))
    return true;
  return (people.has(word) || people.has(one)) && !isRarelyNoun(one);
}

/** "white", "full", "tell": a dictionary knows people of that name, but the word is an adjective or a verb. */
function isRarelyNoun(word: string): boolean {
  const entry = verbEntry(word);
  if (!entry) return false;
  const noun = entry.noun ?? 0;
  return (entry.adjective ?? 0) > noun || entry.verb > 5 * (noun + 1);
}

/** Whether the noun names a part of an organization that acts: "office", "committee". */
export function isGroupNoun(word: string): boolean {
  if (THINGS_NAMED_LIKE_GROUPS.has(singularOf(word))) return false;
  return groups.has(word) || groups.has(singularOf(word)) || DEPARTMENTS.has(word);
}

/** Whether it is a part of an organization that is no room, as a kitchen or an office is one. */
export function isTeamNoun(word: string): boolean {
  return TEAMS.has(word) || TEAMS.has(singularOf(word));
}

/** "hello", "ok" */
export function isInterjection(word: string): boolean {
  return INTERJECTIONS.has(word);
}

/** Whether no list here knows the word: a short one before a full stop is an abbreviation. */
export function isUnknownWord(word: string): boolean {
  const isKnown =
    isFunctionWord(word) || isNoun(word) || isAdjective(word) || isPersonNoun(word) || INTERJECTIONS.has(word);
  return !isKnown && verbReadings(word).length === 0;
}

/** "glasses" → "glass", "nurses" → "nurse", "shelves" → "shelf"; a word that is no plural stays. */
export function singularOf(word: string): string {
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  const withoutS = word.slice(0, -1);
  if (word.endsWith('ves') && !nouns.has(withoutS)) {
    const stem = word.slice(0, -3);
    return [`${stem}f`, `${stem}fe`].find((one) => nouns.has(one)) ?? withoutS;
  }
  // "glasses", "boxes", "buses", but "doses", "caches"
  const shorter = word.slice(0, -2);
  const isAlwaysLonger = /(?:ss|zz|x|ch|sh)es$/u.test(word) && (word.endsWith('sses') || !nouns.has(withoutS));
  if (isAlwaysLonger || (/[sz]es$/u.test(word) && nouns.has(shorter) && !nouns.has(withoutS))) return shorter;
  return word.endsWith('s') ? withoutS : word;
}

function readVerb(word: string): VerbReading[] {
  if (word === 'done') return [{ lemma: 'do', form: 'participle' }];
  // "clothes": a noun that has no singular; but "the door remains locked".
  const one = singularOf(word);
  const isPluralOnly =
    word.endsWith('s') && nouns.has(word) && !nouns.has(one) && !isVerb(word) && !STATE_VERBS.has(one);
  if (isPluralOnly || NEVER_VERBS.has(word) || !/^[a-z][a-z-]*$/u.test(word)) return [];
  const found: VerbReading[] = [];
  const add = (lemma: string, form: VerbForm): void => {
    const isNew = !found.some((reading) => reading.lemma === lemma && reading.form === form);
    if (isNew && verbEntry(lemma) !== undefined && !NEVER_VERBS.has(lemma)) found.push({ lemma, form });
  };
  for (const { lemma, form } of IRREGULAR_VERBS.get(word) ?? []) add(lemma, form);
  if (!isMostlyPast(word)) add(word, 'base');
  for (const { ending, forms } of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const lemma = regularLemma(word.slice(0, -ending.length), ending);
    if (lemma) for (const form of forms) add(lemma, form);
  }
  return found.length > 0 ? found : readCompound(word);
}

/** "date-stamped", "vacuum-sealed"; but "well-trained" tells what somebody is like. */
function readCompound(word: string): VerbReading[] {
  const [, first = '', last = ''] = /^([a-z]{3,})-([a-z]{4,})$/u.exec(word) ?? [];
  if (last === '' || TELLS_HOW.test(first) || adjectives.has(word)) return [];
  const done = readVerb(last);
  const isOnlyDone = done.every(({ form }) => form === 'participle' || form === 'past');
  return isOnlyDone ? done.map(({ lemma, form }) => ({ lemma: `${first}-${lemma}`, form })) : [];
}

/** "found" is the past of "find" much more often than a verb of its own. */
function isMostlyPast(word: string): boolean {
  const own = verbEntry(word)?.verb ?? 0;
  return (IRREGULAR_VERBS.get(word) ?? []).some(
    ({ lemma, form }) => form === 'past' && lemma !== word && (verbEntry(lemma)?.verb ?? 0) > 10 * (own + 1),
  );
}

const ENDINGS: readonly { ending: 'ing' | 'ed' | 's'; forms: readonly VerbForm[] }[] = [
  { ending: 'ing', forms: ['ing'] },
  { ending: 'ed', forms: ['past', 'participle'] },
  { ending: 's', forms: ['s'] },
];

/** "stopp" → "stop", "carri" → "carry", "tak" → "take": the most usual verb that the rest of a word can come from. */
function regularLemma(stem: string, ending: 'ing' | 'ed' | 's'): string | null {
  if (ending === 's' && /(?:s|u|i)$/u.test(stem))
    return stem.endsWith('u') || stem.endsWith('s') ? null : lemmaFrom([stem], ending);
  const candidates = [stem];
  if (ending === 's') {
    if (stem.endsWith('ie')) candidates.push(`${stem.slice(0, -2)}y`);
    if (/(?:[sxzo]|ch|sh)e$/u.test(stem)) candidates.push(stem.slice(0, -1));
  } else {
    // "taped" is of "tape": "tap" would have doubled its last letter.
    if (/^[^aeiou]*[aeiou][bdgklmnprtz]$/u.test(stem) && verbEntry(`${stem}e`) !== undefined) return `${stem}e`;
    candidates.push(`${stem}e`);
    if (/([b-df-hj-np-tv-z])\1$/u.test(stem)) candidates.push(stem.slice(0, -1));
    if (stem.endsWith('i')) candidates.push(`${stem.slice(0, -1)}y`);
    if (stem.endsWith('y') && ending === 'ing') candidates.push(`${stem.slice(0, -1)}ie`);
  }
  return lemmaFrom(candidates, ending);
}

function lemmaFrom(candidates: readonly string[], ending: 'ing' | 'ed' | 's'): string | null {
  const frequency = (lemma: string): number => verbEntry(lemma)?.verb ?? 0;
  // "seed" is no past of "see"; "learned" is one of "learn".
  const isWrong = (lemma: string): boolean => ending === 'ed' && lemma.endsWith('e') && IRREGULAR_LEMMAS.has(lemma);
  const known = candidates.filter((lemma) => verbEntry(lemma) !== undefined && !isWrong(lemma));
  // "deleted" is of "delete", and not of "de-let".
  const made = (lemma: string): number => (isDictionaryVerb(lemma) ? 0 : 1);
  return known.sort((a, b) => made(a) - made(b) || frequency(b) - frequency(a) || b.length - a.length)[0] ?? null;
}
