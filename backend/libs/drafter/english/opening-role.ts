import { splitSentences } from '../text/sentences.js';
import { uniqueBy } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import {
  isAdjective,
  isNoun,
  isPersonNoun,
  isTeamNoun,
  isTransitive,
  readingOf,
  singularOf,
  verbReadings,
} from './lexicon/words.js';
import { onlyAsks } from './performer.js';
import { continuesJob, isCompany, isOutsider, roleOf } from './role.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** Somebody whom the opening names, and where. */
interface Named {
  /** The words of the sentence. */
  tokens: readonly Token[];
  /** Where the name begins and where it ends. */
  start: number;
  end: number;
}

/** How many sentences stand before the work, and how long they are. */
const OPENING_SENTENCES = 2;
const OPENING_LENGTH = 400;
const MAX_NAME = 4;
/** "on the front desk", "going to site" */
const MAX_ADDED = 5;
const GREETED = /^(?:hi|hello|hey|dear|attention|attn|to|for|note|ok|okay|so|right|all|our|the|every|each|new|my)$/u;
/** What a text for somebody is called. */
const TEXTS =
  /^(?:something|this|it|one|sheet|page|note|notes|reminder|memo|message|notice|list|checklist|guide|rules|steps|instructions?|procedure|procedures|sop|card|manual|routine|training|tips|word|rundown|process|policy|document|poster|handout|write-up)$/u;
/** "the technician's day", "the job of the technician" */
const WORK =
  /^(?:day|days|shift|job|jobs|work|duty|duties|round|rounds|routine|start|task|tasks|list|morning|evening|night|week|handover|checklist|responsibility|responsibilities|role|guide|part|side|rules|end)$/u;
const I_AM = /^(?:i'm|i|as)$/u;
const YOU_ARE = /^(?:you're|i'm|we're)$/u;
/** What happens to somebody, or brings the work to others: whoever does it does not do the rest. */
const COMES =
  /^(?:be|arrive|come|start|join|leave|quit|resign|call|ring|phone|ask|tell|report|get|receive|complain|bring|deliver|send|request|order|submit|apply|want|return|go|move|die|fall|hear|say|think|write|know|like|love|hate|believe|mean|hope|wish|wait|see|walk|pick|drop|collect|inspect|audit|visit)$/u;
/** Words before a statement of what somebody does. */
const BEFORE_STATEMENT =
  /^(?:how|what|when|if|where|while|whenever|before|once|that|because|since|as|so|and|but|now)$/u;
const TIME =
  /^(?:morning|evening|afternoon|noon|night|midnight|day|week|month|year|shift|season|weekend|hour|\p{L}+days?)$/u;
const HABITS = /^(?:must|shall|should|always|never|also|usually|normally|only|often|then|each|all)$/u;

/**
 * Who does the work of a request that names one person with a job before the work begins, in a place where those stand who
 * work: as the subject of a habit, after "for", in an address. Null where nobody or somebody else as well is named there.
 */
export function openingRole(request: string, people: ReadonlySet<string>): string | null {
  const opening = request.slice(0, OPENING_LENGTH);
  const roles: string[] = [];
  const isOfWriter = onlyAsks(request);
  for (const sentence of splitSentences(opening, 'en')
    .flatMap((one) => one.split('\n'))
    .slice(0, OPENING_SENTENCES)) {
    const tokens = tokenise(sentence);
    for (const named of namesIn(tokens)) {
      if (!worksHere(named) || followsOrder(named) || (isOfWriter && I_AM.test(tokens[0]?.lower ?? ''))) continue;
      const name = textOf(sentence, tokens.slice(named.start, named.end)).replace(/['’]s?$/u, '');
      const role = roleOf(name, tokenise(name), people);
      if (role !== null && !isOutsider(role) && !isCompany(role)) roles.push(role);
    }
    if (orderCertainty(tokens, 0) >= 2) break;
  }
  const [role, ...others] = uniqueBy(roles, (one) => singularOf(one.toLowerCase()));
  return role !== undefined && others.length === 0 ? role : null;
}

/** The phrases that name somebody by a job: "our night porters", "warehouse team". */
function namesIn(tokens: readonly Token[]): Named[] {
  return [...tokens.keys()].flatMap((at) => {
    const word = tokens[at]?.lower.replace(/'s?$/u, '') ?? '';
    const isTeam = isTeamNoun(word) && isPart(tokens[at - 1]);
    if (
      tokens[at]?.kind !== 'word' ||
      !(isPersonNoun(word) || isUnknownJob(word) || isTeam) ||
      Words.isFunctionWord(word)
    )
      return [];
    const next = tokens[at + 1];
    // "the volunteer coordinator": another job.
    if (continuesJob(next?.lower ?? '')) return [];
    // "the driver sheet": what belongs to them.
    const isOfThing =
      next?.kind === 'word' &&
      isNoun(next.lower) &&
      verbReadings(next.lower).length === 0 &&
      !Words.isFunctionWord(next.lower);
    if (isOfThing && !/'s?$/u.test(tokens[at]?.lower ?? '')) return [];
    // "rules for fee earners and secretaries": which of them does it, is not said.
    const other = tokens[at + 2]?.lower ?? '';
    if (/^(?:and|or|&)$/u.test(next?.lower ?? '') && (isPersonNoun(other) || isPersonNoun(tokens[at + 3]?.lower ?? '')))
      return [];
    let start = at;
    while (start > 0 && at - start < MAX_NAME - 1 && isPart(tokens[start - 1], tokens[start - 2])) start -= 1;
    return [{ tokens, start, end: at + 1 }];
  });
}

/** "installers": a word in no dictionary that is made of a verb. */
function isUnknownJob(word: string): boolean {
  const [, stem] = /^(\p{Ll}{3,})[eo]rs$/u.exec(word) ?? [];
  // "warmer" compares.
  if (stem === undefined || isNoun(word) || isAdjective(stem) || isAdjective(`${stem}e`)) return false;
  return [stem, `${stem}e`].some((verb) => readingOf(verb, 'base') !== null && isTransitive(verb));
}

/** "night" of "night porter" */
function isPart(token: Token | undefined, before?: Token): boolean {
  // "we want volunteers to": no part of their name.
  if (Words.SUBJECT_PRONOUNS.has(before?.lower ?? '')) return false;
  if (token?.kind !== 'word' || Words.isFunctionWord(token.lower) || GREETED.test(token.lower)) return false;
  return isNoun(token.lower) || isAdjective(token.lower);
}

/** Whether somebody is named where those stand who do the work. */
function worksHere(named: Named): boolean {
  return isAddressed(named) || isForThem(named) || isOfTheirWork(named) || isTold(named) || isSubject(named);
}

/** "Throw it away, and the chef signs the log": somebody else than who does the first. */
function followsOrder({ tokens, start }: Named): boolean {
  return tokens.slice(0, start).some((_, at) => {
    const before = tokens[at - 1];
    const isOpen = at === 0 || before?.kind === 'sign' || /^(?:and|then)$/u.test(before?.lower ?? '');
    return isOpen && orderCertainty(tokens, at) === 3;
  });
}

/** Where the words before a name begin: without its article. */
function beforeName({ tokens, start }: Named): number {
  let at = start - 1;
  while (at >= 0 && (Words.DETERMINERS.has(tokens[at]?.lower ?? '') || /^(?:new|all)$/u.test(tokens[at]?.lower ?? '')))
    at -= 1;
  return at;
}

/** "Lifeguards at the lido: …", "Mechanics only.", "Shift start, machine operators: clock in" */
function isAddressed(named: Named): boolean {
  const { tokens, end } = named;
  const at = beforeName(named);
  const before = tokens.slice(0, at + 1);
  const isFirst = before.every(({ lower, kind }) => kind === 'sign' || GREETED.test(lower));
  const isAfterSign = tokens[at]?.text === ',' && at <= MAX_ADDED;
  // "New driver: copy of the licence": to whom something is done.
  const isNewcomer = tokens[at + 1]?.lower === 'new' && !isPlural(tokens[end - 1]);
  if ((!isFirst && !isAfterSign) || isNewcomer) return false;
  const colon = tokens.findIndex(({ text }, index) => index >= end && /^[:–—]$/u.test(text));
  // "Registry clerks, when you get a new file: …"
  if (
    isFirst &&
    isPlural(tokens[end - 1]) &&
    tokens[end]?.text === ',' &&
    /^(?:please|when|whenever|if|before|after|once|at|every|you|this|here)$/u.test(tokens[end + 1]?.lower ?? '')
  )
    return true;
  const isLabel = colon >= end && colon - end <= MAX_ADDED && isAddition(tokens.slice(end, colon));
  const isWhole = isFirst && tokens.slice(end).every(({ lower, text }) => lower === 'only' || /^[.!]$/u.test(text));
  return isLabel || (isWhole && (tokens.length > end || isPlural(tokens[end - 1])));
}

/** "at the lido", "going to site", "only" */
function isAddition([first, ...others]: readonly Token[]): boolean {
  if (!first) return true;
  const opens = Words.PREPOSITIONS.has(first.lower) || /ing$/u.test(first.lower) || first.lower === 'only';
  return opens && !others.some(({ kind, lower }) => kind === 'sign' || Words.BE.has(lower));
}

/** "this is for riders", "notes for installers", "reminder to shop floor staff", "I need something for our porters" */
function isForThem(named: Named): boolean {
  const at = beforeName(named);
  const word = named.tokens[at]?.lower ?? '';
  if (word !== 'for' && word !== 'to') return false;
  const before = named.tokens.slice(Math.max(0, at - 3), at).map(({ lower }) => lower);
  const [first] = named.tokens;
  // "Instruction 5, for machinists: …"
  const isApart = named.tokens[at - 1]?.kind === 'sign' && /^[:.]?$/u.test(named.tokens[named.end]?.text ?? '');
  if (word === 'for' && isApart) return true;
  const isThis = word === 'for' && before.some((one) => /^(?:is|here's|this|need|needs|want|write|make)$/u.test(one));
  return isThis || TEXTS.test(before.at(-1) ?? '') || (at === 0 && first?.lower === 'to');
}

/** "a groomer's day", "the job of the technician" */
function isOfTheirWork(named: Named): boolean {
  const { tokens, end } = named;
  if (/'s?$/u.test(tokens[end - 1]?.lower ?? ''))
    return tokens.slice(end, end + 3).some(({ lower }) => WORK.test(lower));
  const at = beforeName(named);
  return tokens[at]?.lower === 'of' && WORK.test(tokens[at - 1]?.lower ?? '');
}

/** "As caretaker here I …", "since you're the new lab assistant", "we want volunteers to be able to" */
function isTold(named: Named): boolean {
  const { tokens, end } = named;
  const at = beforeName(named);
  const word = tokens[at]?.lower ?? '';
  const before = tokens[at - 1]?.lower ?? '';
  const isPerson = YOU_ARE.test(word) || (/^(?:are|am)$/u.test(word) && /^(?:you|i|we)$/u.test(before));
  // "I'm fed up": only an article makes a job of it.
  const isNamed = /^(?:the|an?|our|one)$/u.test(tokens[at + 1]?.lower ?? '');
  if (isPerson) return isNamed;
  const goesOn = tokens.slice(end, end + 4).map(({ lower }) => lower);
  if (word === 'as' && at <= 1) return goesOn.some((one) => /^(?:i|you|we)$/u.test(one));
  const isAsked = /^(?:want|need|needs|like|expect|train|teach|get)$/u.test(word);
  return isAsked && goesOn[0] === 'to';
}

/** "the bar staff change a keg", "our cleaners have fifteen minutes", "the person on the desk opens the post" */
function isSubject(named: Named): boolean {
  const { tokens, end } = named;
  const at = beforeName(named);
  const before = tokens[at];
  const isOpen = before === undefined || before.kind === 'sign' || BEFORE_STATEMENT.test(before.lower);
  if (!(isOpen || isTime(tokens.slice(0, at + 1))) || before?.text === '-') return false;
  const rest = tokens.slice(end);
  const from = rest.findIndex(({ lower }) => !HABITS.test(lower));
  const verb = rest[Math.max(0, from)]?.lower ?? '';
  const next = rest[Math.max(0, from) + 1]?.lower ?? '';
  if (from > 0 && Words.MODALS.has(rest[0]?.lower ?? '')) return true;
  if (/^(?:is|are)$/u.test(verb)) return rest.slice(2, 6).some(({ lower }) => /^(?:responsible|charge)$/u.test(lower));
  if (/^(?:has|have)$/u.test(verb)) return next === 'to' || /^\p{L}+$/u.test(next);
  if (/^(?:do|does)$/u.test(verb)) return next !== '' && !next.startsWith('n');
  if (/^(?:need|needs)$/u.test(verb)) return next === 'to';
  if (/^(?:keep|keeps|forget|forgets)$/u.test(verb)) return true;
  const reading = isPlural(tokens[end - 1]) ? readingOf(verb, 'base', 's') : readingOf(verb, 's');
  // "ask for name, staff number and date": no act of the staff.
  return reading !== null && next !== '' && !/^(?:and|or|&)$/u.test(next) && !COMES.test(reading.lemma);
}

/** "Every evening", "On Mondays" */
function isTime(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const opens = /^(?:every|each|on|at|in|after|before|during|twice|once)$/u.test(first?.lower ?? '');
  return opens && TIME.test(tokens.at(-1)?.lower ?? '');
}

function isPlural(token: Token | undefined): boolean {
  const word = token?.lower ?? '';
  return /^(?:staff|crew|team|people|men|women)$/u.test(word) || singularOf(word) !== word;
}
