import { saysOnlyWhen } from '../reading/frequency.js';
import { capitalise, countWords, lowerFirst, squeeze, trimPunctuation } from '../text/words.js';
import { takeAside } from './aside.js';
import { isAboutText, isChatter, tellsWhatHappened } from './chatter.js';
import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { withoutFillers } from './fillers.js';
import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isActNoun, isAdjective, isCommonNoun, isNoun, isPersonNoun, isTeamNoun, readingOf } from './lexicon/words.js';
import { areNouns, isName, PERSONAL, tellsWhoActs, tellsWork } from './name-phrase.js';
import { isPerson, isPlural, upToPreposition } from './noun-phrase.js';
import { isOutsider } from './role.js';
import { type Token, tokenise } from './tokens.js';

/** What a sentence that announces the procedure says. */
export interface Topic {
  /** What the procedure is about, in the words of the request. */
  name: string;
  /** What follows in the same sentence. */
  rest: string;
  /** Who is to use it: "shift leaders" of "… SOP for shift leaders". */
  audience: string | null;
  /** When it is followed, if the announcement says so. */
  trigger: string | null;
  /** What the title leaves out: "for the café clients". */
  scope: string | null;
}

const DOCUMENT =
  '(?:sop|standard operating procedure|procedure|process|work instructions?|instructions?|guide|checklist|protocol|workflow|routine|policy and procedure|policy)s?';
const REQUEST = '(?:write|create|make|draft|generate|build|prepare|produce|develop|need|want|give)';
const REQUEST_WORDS = new RegExp(`^.{0,140}?\\b${REQUEST}\\b\\s+(?:(?:me|us|up|out)\\s+){0,2}`, 'iu');
const ASKED_FOR = new RegExp(
  `^(?:.{0,140}?\\b${REQUEST}\\b\\s+)?(?:me\\s+|us\\s+)?(?:up\\s+)?(?:(?:a|an|the)\\s+)?(?:[\\p{L}&+-]+\\s+){0,3}?${DOCUMENT}(?:\\s+template)?\\s+(?:for|on|about|of|covering|describing|explaining|that (?:explains|describes|covers|shows)|to)\\s+(?:how (?:to )?)?(.{3,160})$`,
  'iu',
);
const NAMED_DOCUMENT = new RegExp(
  `^(?:(?:a|an|the)\\s+)?([\\p{L}\\p{N}][\\p{L}\\p{N} /&'’-]{2,60}?)\\s+(${DOCUMENT})(?:\\s+(?:for|of|at|in)\\s+(.{3,120}))?$`,
  'iu',
);
const EMPTY_WORDS =
  /^(?:(?:new|short|simple|reusable|detailed|clear|full|complete|step[- ]by[- ]step|standard|good|proper|written|need|a|an|the)\s*){1,9}$/iu;
const WHAT_TO_DO = /^what to do (?:if|when|in case)\b.{3,110}$/iu;
const WHAT_SHOULD_WE_DO =
  /^what (?:should|do|must|does) (?:\p{L}+ ){1,2}do ((?:if|when|in case|after|before) .{4,90})\?*$/iu;
const EXPLAIN =
  /^(?:can|could|would) (?:someone|somebody|anyone|you|we)(?: please| pls)? (?:explain|describe|document|write down|tell me) (?:how (?:to|we) )?(.{3,60}?)(?: to me| for (?:me|us)| like .{1,40}| please| pls){0,3}\?*$/iu;
const HOW =
  /^(?:.{0,60}?\b(?:is|['’]s|about|explain|describe|document|record|note|capture|dictate|show|outline|tell|you|them|through|on|of|for)(?: step by step| you| them| everyone| people| quickly| just| all){0,2} )?how (?:to|(?:do |should |can )?(?:we|you|i|they|our \w+)(?: (?:do|handle|run|manage|process|deal with|go about))?)\s+(.{3,120}?)(?=$|\s+and\s+(?:i|we|it)\b|\s+(?:because|so)\b|,)(.*)$/iu;
const HERE_IS = /^(?:this|that|here|it)(?: is|['’]s)(?: (?:for|about|the|our|a|an))* |^for (?:the |our |an? )?/iu;
const NO_TITLE =
  /^(?:if|when|after|before|no|not|best|kind|sorry|i|we|you|they|he|she|it|there|never|only|once|until|always|everyone|every|each|all|both|some|any|one|two|my|nobody|what|who|why|where|this|that)\b/iu;
const CLOCK_AT_END = /\s+(?:at\s+)?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)$/u;
/** "pool opening mon-fri 6:00" */
const DAYS_AT_END =
  /\s+(?:on\s+)?((?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?:\s?[-–/&]\s?(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?)?)$/iu;
const NO_NAME = /\b(?:can|could|would|should|this|that|these|turn|sorry|you|i|we)\b/iu;
/** A text is no topic. */
const TEXT_WORD = /\b(?:version|draft|layout|text|wording|notes?|document|please)$/iu;
const WHAT_WE_DO =
  /\bwhat (?:(?:we|you|i|to|they|staff) (?:do|does|should do|have to do|need to do|must do)|(?:do|should|must) (?:we|you|i|they) do)(?: again)? ((?:if|when|in case|before|after) .{4,80}?)(?=[,.:;]|$)/iu;
/** "we need something written down for when a card gets declined" */
const FOR_WHEN =
  /\b(?:need|want|write|make|have|something|anything|rules?|plan)\b[^.:;?]{0,40}? for ((?:when|if) .{6,90}?)(?=[,.:;?]|$)/iu;
/** "can you make a procedure out of this please: patch tests" */
const OUT_OF_THIS =
  /\b(?:out of|from|of) (?:this|these|that|it|the following|my notes|the notes below)\b(?: (?:please|pls|thanks|thx))?\s*:\s*(\p{L}[^:.;!?]{3,60})$/iu;
/** "what's the drill with fake cards" */
const RULE_FOR =
  /\bwhat(?:['’]?s| is| are) (?:the|your|ur|our) (?:rule|drill|procedure|process|routine|policy|deal|plan|protocol|way)s? (?:for|with|on|about|of) ([^,.?!:]{3,60})/iu;
/** "what we do with walk-in repairs: …" */
const DONE_WITH =
  /^what (?:(?:do|should|must) )?(?:we|you|i|they|staff) (?:usually |always )?do (?:with|w\/?|for|about|on) ((?:the |our )?[\p{L}][\p{L} -]{3,50})(?:\?+|:\s*(\S.*)?)?$/iu;
/** "what's our rule when a volunteer doesn't show up" */
const RULE_WHEN =
  /\bwhat(?:['’]?s| is| are) (?:the|your|ur|our) (?:rule|drill|procedure|process|routine|policy|deal|plan|protocol)s? ((?:when|if|in case) [^,.?!:]{6,80})/iu;
/** "what's the reset procedure" */
const NAMED_PROCEDURE =
  /\bwhat(?:['’]?s| is) (?:the|your|ur|our) ([\p{L} -]{3,40}? (?:procedure|process|routine|protocol))\b/iu;
/** "what's your round like" */
const LIKE = /\bwhat(?:['’]?s| is) (?:the|your|ur|our) ([^,.?!:]{3,40}) like\b/iu;
/** "write down what to do with the keys when people leave" */
const WITH_WHAT = /\bwhat to do (?:w\/|with|about) ?([^,.?!:;]{3,60})/iu;
/** "This is for whoever does the late show and …" */
const FOR_WHOEVER =
  /\bfor (?:(?:(?:our|the|all|my) )?(?:\p{L}+ ){1,2}who|whoever|everyone who|everybody who|anyone who|anybody who|people who|those who) (?:(?:has|have|needs?) to )?(\p{L}+) (?!it\b)([^,.:;]{3,50}?)(?=\s+(?:and|for the first time|at the moment|here)\b|[,.:;]|$)/iu;
/** "the way the blood bags get from the lab to the ward", "the way parcels are booked in" */
const THE_WAY =
  /\b(?:the way|how) ((?:(?:the|our|all|a|an)\s)?[\p{L} -]{3,40}?) (get|gets|is|are|goes?|comes?) ([^,.:;?]{4,60}?)(?=[,.:;?]|$)/iu;
/** "a reminder of how the returns desk works" */
const WORKS =
  /^(?:.{0,40}\b(?:on|of|about|reminder|is|['’]s)\s)?how ((?:(?:the|our|a|an)\s)?[\p{L} -]{3,40}?) (?:works?|runs?|goes|operates?|is (?:run|done|handled|organi[sz]ed))(?: (?:now|here|these days|around here|in practice|with us|at ours))*(?: (?:now )?(?:that|since|because|after)\b[^:]*)?(?::\s+(\S.*))?$/iu;
/** "this is how I want the bar opened" */
const WANTED =
  /\bhow (?:i|we)(?:['’]d| would)? (?:want|need|like) ((?:(?:the|our|my|all)\s)?[\p{L} -]{3,50}?) (?:to be )?(\p{L}+)((?:\s+(?:for|at|in|on)\s+(?:the|our|a)\s[\p{L} ]{3,30}?)?)(?=[,.:;]|$|\s+(?:so|and|please)\b)/iu;
const ABOUT =
  /\b(?:below|this|that|here|notes?|what (?:i|we)|wrote|written)\b[^.:;?]{0,60}?\b(?:about|regarding|concerning) (?!(?:an?|one|half|twenty|\d+)\b)(?:the |our )?([\p{L}][\p{L} -]{3,50}?)(?=[,.:;?]|$)/iu;
const BREW_DAY = /^(?:on|for) (?:the )?((?:\p{L}+ ){1,2}(?:days?|nights?|mornings?))\b/iu;
/** "shift start press 4" */
const NUMBERED_THING =
  /\p{L}+ \p{L}+ (?!(?:day|week|step|phase|part|number|by|at|until|after|before|max|min|over|under|above|below)\b)\p{L}{3,} \d{1,3}$/iu;
/** Why somebody writes. */
const SAYS_WHY = /\b(?:asking|asked|asks|question|forget|forgets|wrong|complain(?:ed|s)?|again)\b/iu;
const MAX_LATE_NAME = 3;
const MAX_TASK_WORDS = 6;
const LEAST_TASK_PARTS = 3;
const MAX_SUBJECT_WORDS = 6;
const MAX_NAME_WORDS = 12;
const MAX_PLAIN_WORDS = 9;

/** Reads a sentence that announces what the procedure is about; null if it describes work already. */
export function topicOf(sentence: string, people: ReadonlySet<string>): Topic | null {
  return announcedTopic(sentence, people) ?? namedTopic(sentence, people);
}

/** The same where the sentence says itself that it announces: "this is how we close the shop". */
export function announcedTopic(sentence: string, people: ReadonlySet<string>): Topic | null {
  // "since we messed up twice, here is how …"
  const spoken = withoutLeadingFillers(sentence).replace(
    /^(?:since|because|as) [^,:]{4,80}, (?=(?:here|this)\b)/iu,
    '',
  );
  if (spoken === '' || isChatter(spoken)) return null;
  return (
    thisIsHow(spoken) ??
    hereIsHow(spoken, people) ??
    wantedTopic(spoken) ??
    ruleTopic(spoken) ??
    whoeverTopic(spoken) ??
    wayTopic(spoken) ??
    aboutTopic(spoken) ??
    questionTopic(spoken) ??
    howTopic(spoken) ??
    documentTopic(spoken, people) ??
    gerundTopic(spoken, people)
  );
}

/** The same where it is only a name: "Foot baths: drain", "New starter laptop setup". */
export function namedTopic(sentence: string, people: ReadonlySet<string>): Topic | null {
  const spoken = withoutLeadingFillers(sentence);
  if (spoken === '' || isChatter(spoken) || FROM_NOW_ON.test(spoken) || tellsWhatHappened(spoken)) return null;
  if (tellsWhoDoes(spoken, people) || takeAside(spoken, people) !== null) return null;
  const headed = DOCUMENT_ON.exec(spoken)?.[1];
  if (headed) return topic(headed === headed.toUpperCase() ? headed.toLowerCase() : headed);
  return thingTopic(spoken) ?? headTopic(spoken, people) ?? plainTopic(spoken, sentence, people);
}

/** "Camera crew: charge the batteries": who does it, and no name. */
function tellsWhoDoes(text: string, people: ReadonlySet<string>): boolean {
  const [, head = '', tail = ''] = /^([^:]{2,40}):\s+(\S.*)$/u.exec(text) ?? [];
  const last = tokenise(head).at(-1);
  const isSomebody =
    last !== undefined &&
    (isTeamNoun(last.lower) || people.has(last.text) || (isPersonNoun(last.lower) && !isOutsider(head)));
  return isSomebody && isBase(tokenise(tail)[0]?.lower);
}

/** "The bright tank, this is how we do it": what stands before it is the name. */
function thisIsHow(text: string): Topic | null {
  const name = /^([^,.:;]{3,60}),\s+(?:so\s+)?(?:this is how|here(?:['’]s| is) how|i(?:['’]ll| will) just)\b/iu.exec(
    text,
  )?.[1];
  return name ? topic(name) : null;
}

/** "here is how social posts go out from now on: the writer drafts, …": social posts. */
function hereIsHow(text: string, people: ReadonlySet<string>): Topic | null {
  const [, told = '', rest = ''] = /^(?:here|this)(?:['’]s| is) how ([^:.]{6,80}):\s+(\S.*)$/iu.exec(text) ?? [];
  const tokens = tokenise(told);
  const { clause } = readClause(tokens, { people, previous: null });
  if (told === '' || !('subject' in clause) || clause.subject[0] !== 0) return null;
  const subject = tokens.slice(...clause.subject);
  const isOther = isPerson(subject, people) || PERSONAL.test(subject[0]?.lower ?? '');
  return isOther ? null : topic(told.slice(0, subject.at(-1)?.end), rest);
}

/** "how I want the bar opened": opening the bar. */
function wantedTopic(text: string): Topic | null {
  const found = WANTED.exec(text);
  const lemma = readingOf(found?.[2]?.toLowerCase() ?? '', 'participle')?.lemma;
  return found && lemma
    ? topic(
        `${lemma === 'do' ? '' : `${lemma} `}${found[1]}${found[3] ?? ''}`,
        text.slice(found.index + found[0].length),
      )
    : null;
}

/** "what's the rule for matted dogs now": what somebody asks in a chat. */
function ruleTopic(text: string): Topic | null {
  const [, done = '', told = ''] = DONE_WITH.exec(text) ?? [];
  if (done !== '') return topic(done, told);
  const when = RULE_WHEN.exec(text)?.[1];
  if (when) return topic(`What to do ${when}`);
  const given = OUT_OF_THIS.exec(text)?.[1];
  if (given && isName(tokenise(given), new Set())) return topic(given);
  const name = RULE_FOR.exec(text)?.[1] ?? LIKE.exec(text)?.[1] ?? NAMED_PROCEDURE.exec(text)?.[1] ?? '';
  return name === '' || countWords(name) > MAX_NAME_WORDS
    ? null
    : topic(name.replace(/\s+(?:now|then|again|please|pls|here)$/iu, ''));
}

/** What those do for whom it is written: "for whoever does the late show". */
function whoeverTopic(text: string): Topic | null {
  const [, verb = '', object = ''] = FOR_WHOEVER.exec(text) ?? [];
  const lemma = /^do(?:es)?$/iu.test(verb) ? 'do' : readingOf(verb.toLowerCase(), 's', 'base')?.lemma;
  return lemma && !Words.MENTAL_VERBS.has(lemma) ? topic(lemma === 'do' ? object : `${lemma} ${object}`) : null;
}

/** "see below, that is what I tell the new ones about password resets" */
function aboutTopic(text: string): Topic | null {
  const name = ABOUT.exec(text)?.[1] ?? '';
  return name !== '' && !name.split(' ').some((word) => PERSONAL.test(word.toLowerCase())) ? topic(name) : null;
}

/** "the way the bags get from the lab to the ward": the thing and where it goes; of what is done, the doing. */
function wayTopic(text: string): Topic | null {
  const [, running = '', told = ''] = WORKS.exec(text) ?? [];
  if (running !== '' && isName(tokenise(running), new Set())) return topic(running, told);
  const [, thing = '', verb = '', rest = ''] = THE_WAY.exec(text) ?? [];
  const words = thing.split(' ').map((word) => word.toLowerCase());
  if (thing === '' || words.some((word) => PERSONAL.test(word) || Words.RELATIVES.has(word))) return null;
  const [done = '', ...place] = rest.split(' ');
  const lemma = /^(?:is|are|get|gets)$/iu.test(verb) ? readingOf(done.toLowerCase(), 'participle')?.lemma : undefined;
  if (lemma)
    return Words.MENTAL_VERBS.has(lemma) || (place[0] === 'to' && isBase(place[1]))
      ? null
      : topic([lemma, thing, ...place].join(' '));
  const isPlace = /^(?:from|to|into|through|between)\b/iu.test(rest);
  return isPlace ? topic(`${thing} ${rest}`) : null;
}

/** "to use", but not "to the ward" */
function isBase(word = ''): boolean {
  return readingOf(word.toLowerCase(), 'base') !== null;
}

/** "opening the tunnel", "repairing a hinge, the way …", "taking down a limb is a three person job". */
function gerundTopic(text: string, people: ReadonlySet<string>): Topic | null {
  const tokens = tokenise(text);
  const [first, second] = tokens;
  const isGerund =
    first !== undefined &&
    /^\p{L}{2,}ing$/u.test(first.lower) &&
    !isAdjective(first.lower) &&
    (readingOf(first.lower, 'ing') !== null || !isCommonNoun(first.lower));
  // "Housekeeping changes the sheets"
  if (!isGerund || !second || second.kind === 'sign' || tellsWhoActs(tokens, people)) return null;
  const end = tokens.findIndex(
    ({ kind, lower, text: sign }, at) =>
      at > 0 &&
      ((kind === 'sign' && /^[,:;–—-]$/u.test(sign)) ||
        kind === 'bracketed' ||
        Words.BE.has(lower) ||
        Words.MODALS.has(lower) ||
        /^(?:has|have|comes?|goes|works|happens?|starts?|begins?|so)$/u.test(lower)),
  );
  const head = tokens.slice(0, end < 0 ? tokens.length : end);
  if (
    head.length < 2 ||
    head.length > MAX_NAME_WORDS ||
    head.some(({ lower }) => PERSONAL.test(lower) || Words.CONDITION_WORDS.has(lower))
  )
    return null;
  const border = tokens[end];
  const name = text.slice(0, head.at(-1)?.end).replace(/^doing\s+(?=\p{L})/iu, '');
  const tail = border?.kind === 'sign' ? text.slice(border.end).trim() : '';
  if (border && border.kind === 'word' && !/^so$/u.test(border.lower)) {
    if (/^(?:goes|works)$/u.test(border.lower)) return topic(name);
    // The sentence itself tells a rule of the work: it stays.
    return topic(name, /^(?:is|are)$/u.test(border.lower) ? text.slice(border.end).trim() : text);
  }
  const after = border?.lower === 'so' ? text.slice(border.start) : tail;
  return topic(name, tellsWork(after, people) ? after : '');
}

/**
 * What is named at the beginning of a text that announces nothing: "Payroll for hourly staff closes on the 20th".
 * @param isWhole whether the sentence is the whole request: a thing alone says what it is about then
 */
export function subjectTopic(sentence: string, people: ReadonlySet<string>, isWhole: boolean): string | null {
  const text = withoutLeadingFillers(sentence);
  if (tellsWhatHappened(text)) return null;
  const tokens = tokenise(text);
  const { clause } = readClause(tokens, { people, previous: null });
  const day = BREW_DAY.exec(text)?.[1];
  if (day) return day;
  if (!('subject' in clause) || clause.subject[0] !== 0) return null;
  const subject = tokens.slice(...clause.subject);
  const [first] = subject;
  const isOther =
    !first ||
    subject.length > MAX_SUBJECT_WORDS ||
    Words.SUBJECT_PRONOUNS.has(first.lower) ||
    Words.PREPOSITIONS.has(first.lower) ||
    NO_TITLE.test(text);
  // "Visitors to the plant must report …": whom the work is about.
  const isSomebody = isPerson(subject, people) && !isWhomItIsAbout(subject);
  if (isOther || isSomebody || subject.some(({ kind, lower }) => kind === 'sign' || Words.RELATIVES.has(lower)))
    return null;
  const name = text.slice(0, subject.at(-1)?.end);
  if (NO_HEAD.test(name)) return null;
  const nouns = subject.filter(({ lower }) => !Words.DETERMINERS.has(lower));
  return isWhole || nouns.length > 1 || isActNoun(nouns[0]?.lower ?? '') ? name : doingWith(clause, tokens, name);
}

/** "the gate is opened by two porters": opening the gate. A thing alone says too little, and how it is says nothing. */
function doingWith(clause: Clause, tokens: readonly Token[], name: string): string | null {
  if (clause.form === 'state') return null;
  if (clause.form !== 'passive' && clause.form !== 'reduced') return name;
  const lemma = readingOf(tokens[clause.verb]?.lower ?? '', 'participle')?.lemma;
  return lemma && !Words.MENTAL_VERBS.has(lemma) ? `we ${lemma} ${lowerFirst(name, new Set())}` : null;
}

/** "Milking, …" */
function isGerund(token: Token | undefined): boolean {
  return token !== undefined && readingOf(token.lower, 'ing') !== null && isCommonNoun(token.lower);
}

function isWhomItIsAbout(subject: readonly Token[]): boolean {
  const head = upToPreposition(subject);
  const last = head.at(-1);
  return last !== undefined && head.length < subject.length && isPlural(last) && isOutsider(last.lower);
}

function withoutLeadingFillers(sentence: string): string {
  const text = squeeze(sentence)
    .replace(/[.!]\s*$/u, '')
    .replace(/[\s,]+(?:um+|uh+|uhm|erm|hmm+)(?=[\s,]|$)/giu, '');
  const first = withoutFillers(tokenise(text))[0];
  return first ? text.slice(first.start) : '';
}

function topic(name: string, rest = '', about: Partial<Topic> = {}): Topic {
  const clock = CLOCK_AT_END.exec(name)?.[1] ?? null;
  const withoutClock = name.replace(CLOCK_AT_END, '');
  const days = clock === null ? null : (DAYS_AT_END.exec(withoutClock)?.[1] ?? null);
  return {
    name: days === null ? withoutClock : withoutClock.replace(DAYS_AT_END, ''),
    rest: trimPunctuation(rest),
    audience: null,
    trigger: clock === null ? null : days === null ? `At ${clock}` : capitalise(`${days} ${clock}`),
    scope: null,
    ...about,
  };
}

/** "What should staff do if …?", "Can you explain how to …?", "what to do when …" */
function questionTopic(text: string): Topic | null {
  const asked = WHAT_SHOULD_WE_DO.exec(text)?.[1];
  if (asked) return topic(`What to do ${asked}`);
  const explained = EXPLAIN.exec(text)?.[1];
  if (explained) return topic(explained);
  const about = WITH_WHAT.exec(text)?.[1];
  if (about) return topic(`What to do with ${about}`);
  const done = WHAT_WE_DO.exec(text);
  if (done && !WHAT_TO_DO.test(text)) return topic(`What to do ${done[1]}`, text.slice(done.index + done[0].length));
  const when = FOR_WHEN.exec(text);
  if (when) return topic(`What to do ${when[1]}`, text.slice(when.index + when[0].length));
  const { head, tail } = cut(text);
  if (!WHAT_TO_DO.test(head)) return null;
  return topic(head, tail, {
    trigger: capitalise(head.replace(/^what to do (?:if\b|in case\b)?/iu, 'when ').replace(/^when when/iu, 'when')),
  });
}

/** "this is how we do returns and …", "how to change the drum, …" */
function howTopic(text: string): Topic | null {
  const { head, tail } = cut(text);
  const isBeforeColon = /[:：]\s/u.test(text);
  const [, named = '', rest = ''] = HOW.exec(isBeforeColon ? head : text) ?? [];
  // "how do we handle it when a kid gets sick"
  const name = named.replace(/^(?:it|this|that)\s+(?=(?:when|if|in case)\s)/iu, 'what to do ');
  if (name === '' || countWords(name) > MAX_NAME_WORDS) return null;
  // "so that nobody forgets" is why; "so um the customer comes in, we take a card" is the work.
  const isWhy = /^\s*so\s+(?:that|it|they|everyone|everybody|nobody|no one|people|new|the new)\b/iu.test(rest);
  const told = rest.replace(/^\s*(?:,|and|so)\s*(?:(?:um+|uh+|like|basically)[\s,]+)*/iu, '');
  const isTold = !/^\s*so\b/iu.test(rest) || (!isWhy && tellsWork(told, new Set()));
  const after = isTold ? told : '';
  return topic(asDone(name, text), isBeforeColon ? tail : after);
}

/** "how we grade essays": what stands after "we" is what is done, even where it could be a thing. */
function asDone(name: string, text: string): string {
  const [first = '', second = ''] = name.split(' ');
  const isSaid = /\bhow (?:we|you|i|they)\s+(?!(?:do|handle|run|manage|process|deal|go)\s)/iu.test(text);
  const isVerb = readingOf(first.toLowerCase(), 'base') !== null && second !== '';
  return isSaid && isVerb && text.toLowerCase().includes(` ${name.toLowerCase()}`) ? `we ${name}` : name;
}

/** "Cleaning SOP for the office", "Write a procedure for cleaning the office". */
function documentTopic(text: string, people: ReadonlySet<string>): Topic | null {
  // "what I need is the handover procedure: …"
  const { head, tail } = cut(
    text.replace(/^.{0,40}?\bwhat (?:i|we) (?:really |actually )?(?:need|want) (?:here )?is (?:an? |the )?/iu, ''),
  );
  const [, name = '', kind = '', place = ''] = NAMED_DOCUMENT.exec(head.replace(REQUEST_WORDS, '')) ?? [];
  const isForClients = /\b(?:clients?|customers?)$/iu.test(place) && tail !== '';
  if (name !== '' && !EMPTY_WORDS.test(name) && !isForClients && !NO_NAME.test(name)) {
    if (place !== '' && areReaders(place, people)) return topic(name, tail, { audience: place });
    const keptKind = /^(?:sop|standard operating procedure)s?$/iu.test(kind) ? '' : ` ${kind}`;
    return topic(`${name}${keptKind}${place === '' ? '' : ` for ${place}`}`, tail);
  }
  const asked = ASKED_FOR.exec(head)?.[1];
  if (!asked) return null;
  // "a template for my clients: daily calibration" is about what follows the colon.
  if (/^(?:my|our)\s.{0,40}\b(?:clients?|customers?)$/iu.test(asked) && tail !== '' && countWords(tail) <= 10) {
    return topic(tail, '', { scope: `For ${asked.replace(/^(?:my|our)\b/iu, 'the')}` });
  }
  return countWords(asked) > MAX_NAME_WORDS + 4 ? null : topic(asked, tail);
}

/** "… for shift leaders" names who follows it, "… for the office" where. */
function areReaders(place: string, people: ReadonlySet<string>): boolean {
  const tokens = tokenise(place);
  const { clause } = readClause([...tokens, ...tokenise('check it')], { people, previous: null });
  return clause.form === 'active' && !/^(?:the|our|my|an?)\b/iu.test(place);
}

function isAdverb([first]: readonly Token[]): boolean {
  return (
    first === undefined ||
    Words.LEAD_ADVERBS.has(first.lower) ||
    Words.ADVERBS.has(first.lower) ||
    NO_TITLE.test(first.lower)
  );
}

/** "lathe, before you switch on: …": a thing alone before the first condition is what it is about. */
function thingTopic(text: string): Topic | null {
  const [, name = '', rest = ''] =
    /^((?:the )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?), ((?:before|after|when|if|while|every|each)\b.{8,})$/iu.exec(
      text,
    ) ?? [];
  const tokens = tokenise(name.replace(/^the /iu, ''));
  return name !== '' && orderCertainty(tokens, 0) < 2 && !isAdverb(tokens) ? topic(name, rest) : null;
}

/** What a text is, and not what it is about. */
const NO_HEAD =
  /^(?:incident|accident|background|problem|context|situation|issue|history|reason|why|what happened|info|note|update|fyi|reminder|important|attention|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)$/iu;
const FROM_NOW_ON = /^(?:from now on|going forward|from today|starting (?:today|tomorrow|now))\b/iu;
/** "Policy on company cards" alone in its sentence. */
const DOCUMENT_ON =
  /^(?:the )?(?:policy|procedure|sop|guidelines?|instructions?|rules|protocol|directive|steps) (?:on|for|to|about|regarding|concerning|governing) (?:the )?(\p{L}[\p{L}\d &/'’-]{3,60})$/iu;
const OF_THING =
  /^(?:\p{L}+(?:ing|ion|age|al|ment|ance|ence)|care|use|intake|review|transfer|return|sale|release|repair|setup) of (?:the )?[\p{L} -]{3,50}[.]?$/iu;

/** "Foot baths: drain, …", "Taking in a delivery: …" */
function headTopic(text: string, people: ReadonlySet<string>): Topic | null {
  const [, head = '', tail = ''] = /^((?:[^:]|:\d){4,80}):\s+(\S.*)$/u.exec(text) ?? [];
  const tokens = tokenise(head);
  // "Weight above 32 kg: …" is a case.
  const isCase = /\b(?:over|under|above|below|(?:more|less) than) [\d€$£]/iu.test(head);
  if (head === '' || tokens.length > MAX_NAME_WORDS || NO_HEAD.test(head) || isCase) return null;
  // "Library: processing of donated books": where, and what is done there.
  const isDoing =
    /^\p{L}+ing (?:the |an? )?\p{L}[\p{L} -]{2,40}$/iu.test(tail) &&
    readingOf(tokenise(tail)[0]?.lower ?? '', 'ing') !== null;
  if (
    (OF_THING.test(tail) || isDoing) &&
    countWords(head) <= 2 &&
    isName(tokens, people) &&
    isName(tokenise(tail), people)
  )
    return topic(tail, '', { scope: head });
  // "clean the fryer: drain, filter oil, boil out"
  const isTask = tokens.length >= 2 && tokens.length <= MAX_TASK_WORDS && orderCertainty(tokens, 0) === 3;
  if (isTask && tail.split(/,\s/u).length >= LEAST_TASK_PARTS && tellsWork(tail, people)) return topic(head, tail);
  const isNumbered = /\d$/u.test(head) && !NUMBERED_THING.test(head);
  // "To set up a record: search by name first"
  const isNamed = isName(tokens, people) || areActs(tokens);
  if (isNamed && (!isNumbered || CLOCK_AT_END.test(head)))
    return topic(head.replace(/^(?:in order )?to (?=\p{L}+ \p{L})/iu, ''), tail);
  // "since people keep asking: returns"
  const name = tokenise(tail);
  return SAYS_WHY.test(head) && name.length <= MAX_LATE_NAME && areNouns(name) ? topic(tail) : null;
}

/** "temperature checks food truck": nouns that could be a clause, one of which is what is done. */
function areActs(tokens: readonly Token[]): boolean {
  return (
    tokens.every(({ kind, lower }) => kind === 'word' && isNoun(lower)) &&
    tokens.some((token, at) => at > 0 && isPlural(token) && readingOf(token.lower, 's') !== null) &&
    !isPersonNoun(tokens[0]?.lower ?? '')
  );
}

/** "This is for the Monday stocktake", "New starter laptop setup": no clause. */
function plainTopic(text: string, sentence: string, people: ReadonlySet<string>): Topic | null {
  const announced = text.replace(HERE_IS, '');
  const isAnnounced = announced !== text;
  const [name = '', ...others] = announced.split(/,\s+/u);
  const tokens = tokenise(name);
  const rest = others.join(', ');
  if (isAnnounced && tokens.length <= MAX_NAME_WORDS && isName(tokens, people)) {
    // "this is for the new guys on the night shift, loading dock 4": who reads it is no topic.
    if (isPerson(upToPreposition(tokens), people)) return rest === '' || tellsWork(rest, people) ? null : topic(rest);
    return topic(name, rest === '' || isAboutText(rest) ? '' : rest);
  }
  if (/!\s*$/u.test(sentence) || isAboutText(text) || TEXT_WORD.test(name) || /\b(?:my|sorry)\b/iu.test(text))
    return null;
  if (NO_TITLE.test(text) || tokens.length > MAX_PLAIN_WORDS || tokens.length === 0 || isAnnounced) return null;
  if (!isName(tokens, people) || (/\d$/u.test(name) && !CLOCK_AT_END.test(name))) return null;
  const areDetails =
    others.length > 0 && others.every((part) => countWords(part) <= 6 && isName(tokenise(part), people));
  const isSubject = others.length > 0 && !areDetails && (tokens.length > 1 ? areNouns(tokens) : isGerund(tokens[0]));
  if (isSubject) return topic(name, rest);
  if (areDetails && others.every(saysOnlyWhen)) return topic(name, '', { trigger: capitalise(rest) });
  if (areDetails) return topic(name, '', { scope: `${capitalise(name)}, ${rest}` });
  return others.length === 0 ? topic(name) : null;
}

/** Cuts at a colon, else at the first comma. */
function cut(text: string): { head: string; tail: string } {
  const colon = /[:：]\s/u.exec(text)?.index ?? -1;
  const comma = /,\s/u.exec(text)?.index ?? -1;
  const at = colon > 0 && colon < 100 ? colon : comma;
  return at > 0 ? { head: text.slice(0, at), tail: text.slice(at + 1).trim() } : { head: text, tail: '' };
}
