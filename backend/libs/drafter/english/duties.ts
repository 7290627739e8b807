import { capitalise } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import { isGroup, isPerson } from './noun-phrase.js';
import { isOutsider, roleOf } from './role.js';
import { tokenise } from './tokens.js';

/** A sentence that says in many words who does something, in the plain form of the same. */
export interface Duty {
  text: string;
  /** Who does it, where the sentence names a duty and no action: "Sam is responsible for the door". */
  role: string | null;
}

const SOMEBODY = String.raw`(?:whoever (?:is|has|works|opens|closes|comes|was|does)(?:\s[\p{L}'’-]+){1,4}?|(?:(?:the|our|my|your|an?|each|every|one of the|both|all)\s)?\p{L}[\p{L}'’.-]*(?:\s(?!to\b|is\b|are\b)[\p{L}'’.-]+){0,5}?)`;
const TASK = '(?:job|task|duty|duties|responsibility|business|role|turn)';
const like = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('WHO', `(?<who>${SOMEBODY})`).replaceAll('TASK', TASK)}$`, 'iu');

/** "it is up to the porter to lock the gate" */
const TO_DO: readonly RegExp[] = [
  like(String.raw`(?:it(?:['’]s| is)? )?(?:up to|falls to|falls on|the TASK of|on) WHO to (?<does>\p{L}.+)`),
  like(String.raw`it(?:['’]s| is) WHO['’]s? (?:own )?TASK to (?<does>\p{L}.+)`),
  like(String.raw`(?:the )?TASK of WHO is to (?<does>\p{L}.+)`),
  like(String.raw`WHO['’]s? TASK is to (?<does>\p{L}.+)`),
  like(String.raw`WHO (?:has|have) the TASK (?:to|of) (?<does>\p{L}.+)`),
  like(
    String.raw`WHO (?:is|are) (?:also |always |then )?(?:supposed|expected|meant|required|asked|obliged|requested|instructed|bound|told|assigned|appointed|there|the (?:one|ones|person|people)) to (?<does>\p{L}.+)`,
  ),
  like(
    String.raw`WHO (?:is|are) (?:also |always |then )?(?:responsible for|in charge of|accountable for|tasked with|charged with|assigned to) (?<does>\p{L}+ing\b.+)`,
  ),
  like(String.raw`(?<does>\p{L}+ing\b.+?) (?:is|are) (?:the )?TASK of WHO`),
  like(String.raw`(?<does>\p{L}+ing\b.+?) (?:is|are) WHO['’]s? (?:own )?TASK`),
  like(String.raw`(?<does>\p{L}+ing\b.+?) (?:is|are) (?:up to|for|on|left to) WHO`),
];
/** "it is the manager who pays", "the agent is the one who calls back" */
const WHO_DOES: readonly RegExp[] = [
  like(String.raw`it(?:['’]s| is) (?:always |usually )?WHO (?:who|that) (?<does>\p{L}.+)`),
  like(
    String.raw`WHO (?:is|are) (?:always |usually )?the (?:one|ones|person|people|only one) (?:who|that) (?<does>\p{L}.+)`,
  ),
];
/** "as the registrar I unpack it", "you as a shunter set the points", "we drivers fill in the log" */
const SPEAKING: readonly RegExp[] = [
  like(String.raw`as WHO,? (?:i|you|we) (?<does>\p{L}.+)`),
  like(String.raw`(?:i|you|we),? as WHO,? (?<does>\p{L}.+)`),
  like(String.raw`(?:we|you) WHO (?<does>\p{L}.+)`),
];
/** "Sam is responsible for the door", "fuel is Pete's job": a duty without an action. */
const HELD: readonly RegExp[] = [
  like(
    String.raw`WHO (?:is|are) (?:also |always |then )?(?:responsible for|in charge of|accountable for) (?<does>(?:the |our |all |\p{L}).+)`,
  ),
  like(`(?:the )?(?:responsibility|accountability) for (?<does>.+?) (?:lies|rests|sits|stays|is) with WHO`),
  like(String.raw`(?<does>\p{L}.{1,60}?)(?:['’]s| is| are) (?:the )?TASK of WHO`),
  like(String.raw`(?<does>\p{L}.{2,60}?)(?:['’]s| is| are) WHO['’]s (?:own )?TASK`),
];
/** "have the foreman check the plates", "get the apprentice to wash the rollers": up to whoever is made to do it. */
const CAUSES =
  /(?<=^|[,;:–-]\s|\b(?:then|and|or|please|always|breaks?|comes?)\s)(?:(?:we|you|i) )?(?:always )?(?<make>have|get) (?!an? (?:second|third|different)\b)(?=(?:(?:the|our|my|your|an?|each|every|one of the|two|three|both|another|whoever)\s\p{L}|\p{Lu}\p{Ll}))/iu;
const NAME_WORD = String.raw`[\p{L}'’-]+`;
/** Words that may name somebody, the longest first: "the shift lead | check", and no shift that leads. */
const CAUSED_WORDS = 6;
/** "hand the forms to Maria, who checks them": what somebody does with what they are given or told. */
const GOES_TO =
  /(?<=\s(?:to|with|by|for|tells?|calls?|asks?|informs?|rings?|phones?|e-?mails?|notif(?:y|ies)|gives?|hands?|shows?|sends?|reminds?|warns?|alerts?|texts?|messages?|contacts?|pages?|fetch(?:es)?)\s)(?<who>(?:(?:the|our|your|a|an)\s(?:(?!(?:to|of|with|by|for|from|and|or)\s)[\p{L}-]+\s){0,2}[\p{L}-]+|\p{Lu}\p{Ll}+))(?<comma>,)?\swho\s(?<does>(?:then |also |must |should |will )?\p{L}+)(?=\s\p{L}|\s\d)/u;
/** They say what somebody is like, not what they do next. */
const STATIVE = /^(?:be|have|need|want|know|like|work|live|hold|own|speak|seem|look|come|go|run|use|may|can)$/u;
const MAX_WHO = 6;

/** Whether a sentence tells whose duty something is, and so names no topic. */
export function tellsDuty(sentence: string, people: ReadonlySet<string>): boolean {
  const duty = asDuty(sentence, people);
  return duty.role !== null || duty.text !== sentence;
}

/** Gives the plain form of a sentence that tells a duty: "it is up to the porter to lock" as "the porter must lock". */
export function asDuty(sentence: string, people: ReadonlySet<string>): Duty {
  const [, text = '', stop = ''] = /^(.*?)([.!;\s]*)$/su.exec(sentence) ?? [];
  const lead =
    /^(?:(?:and|so|then|also|but|please note that|after that|afterwards|next|finally|now)[, ]+){0,2}/iu.exec(
      text,
    )?.[0] ?? '';
  const told = text.slice(lead.length);
  // "can someone explain the desk to Tim who starts on Monday": what is asked for.
  if (/^(?:hi |hello |hey )?(?:can|could|would|will) (?:someone|somebody|anyone|anybody|you)\b/iu.test(told))
    return { text: sentence, role: null };
  const toDo = firstOf(TO_DO, told, people);
  if (toDo) {
    const orders = asOrders(toDo.does);
    if (orders) return { text: `${toDo.who} must ${orders}${stop}`, role: null };
  }
  const who = firstOf(WHO_DOES, told, people);
  if (who && beginsWithFinite(who.does)) return { text: `${who.who} ${who.does}${stop}`, role: null };
  const speaking = firstOf(SPEAKING, told, people);
  if (speaking && readingOf(firstWord(speaking.does), 'base'))
    return { text: `${speaking.who} must ${speaking.does}${stop}`, role: null };
  const held = firstOf(HELD, told, people);
  if (held) return { text: sentence, role: roleFrom(held.who, people) };
  return { text: withRelative(withCaused(sentence, people)), role: null };
}

interface Found {
  who: string;
  does: string;
}

function firstOf(patterns: readonly RegExp[], text: string, people: ReadonlySet<string>): Found | null {
  for (const pattern of patterns) {
    const { who = '', does = '' } = pattern.exec(text)?.groups ?? {};
    if (who !== '' && does !== '' && roleFrom(who, people) !== null) return { who: capitalise(who), does };
  }
  return null;
}

/** "cleaning the lines and rinsing them": "clean the lines and rinse them"; null where no verb begins it. */
function asOrders(does: string): string | null {
  const first = firstWord(does);
  const lemma = readingOf(first, 'base')?.lemma ?? readingOf(first, 'ing')?.lemma;
  if (!lemma || /^(?:be|have)$/u.test(lemma)) return null;
  const rest = does.slice(first.length);
  if (!/ing$/iu.test(first)) return `${first}${rest}`;
  return `${lemma}${rest.replace(/\b(and|or) (\p{L}+ing)\b/giu, (all, and: string, verb: string) => {
    const other = readingOf(verb.toLowerCase(), 'ing')?.lemma;
    return other ? `${and} ${other}` : all;
  })}`;
}

function beginsWithFinite(does: string): boolean {
  const first = firstWord(does);
  return readingOf(first, 's', 'base') !== null || Words.MODALS.has(first);
}

/** The order of whoever is made to do it: nobody else does the work. */
function withCaused(sentence: string, people: ReadonlySet<string>): string {
  const { index = 0, 0: begin = '', groups } = CAUSES.exec(sentence) ?? {};
  if (groups === undefined) return sentence;
  const rest = sentence.slice(index + begin.length);
  for (let length = CAUSED_WORDS; length > 0; length -= 1) {
    const pattern = new RegExp(
      `^(?<who>${NAME_WORD}(?:\\s${NAME_WORD}){${length - 1}}) (?<to>to )?(?<does>\\p{L}+)(?=\\s\\p{L}|\\s\\d)`,
      'u',
    );
    const { who = '', to, does = '' } = pattern.exec(rest)?.groups ?? {};
    const isMade = groups['make']?.toLowerCase() === 'have' ? to === undefined : to !== undefined;
    const isSomebody = roleFrom(who, people) !== null && (!isOutsider(who) || /^whoever\b/iu.test(who));
    if (who !== '' && isMade && isSomebody && readingOf(does.toLowerCase(), 'base'))
      return `${sentence.slice(0, index)}${index === 0 ? capitalise(who) : who} must ${rest.slice(who.length + 1 + (to?.length ?? 0))}`;
  }
  return sentence;
}

/** "… to Maria, who checks them": "… to Maria and Maria checks them". Without a comma only a name is known before. */
function withRelative(sentence: string): string {
  return sentence.replace(GOES_TO, (all: string, ...args: unknown[]) => {
    const { who = '', comma, does = '' } = args.at(-1) as Record<string, string | undefined>;
    const isKnown = comma !== undefined || /^\p{Lu}/u.test(who);
    const [first = '', second = ''] = does.toLowerCase().split(' ');
    const isPlural = !/^\p{Lu}/u.test(who) && who.endsWith('s');
    const lemma = readingOf(
      second === '' || !Words.MODALS.has(first) ? second || first : first,
      isPlural ? 'base' : 's',
    )?.lemma;
    const isAct = Words.MODALS.has(first) || (lemma !== undefined && !STATIVE.test(lemma));
    return isKnown && isAct ? `${who} and ${who} ${does}` : all;
  });
}

function roleFrom(who: string, people: ReadonlySet<string>): string | null {
  const tokens = tokenise(who);
  const isNamed = tokens.length <= MAX_WHO && (isPerson(tokens, people) || isGroup(tokens));
  const isPronoun = Words.SUBJECT_PRONOUNS.has(tokens[0]?.lower ?? '') && tokens.length === 1;
  return isNamed && !isPronoun ? roleOf(who, tokens, people) : null;
}

function firstWord(text: string): string {
  return /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? '';
}
