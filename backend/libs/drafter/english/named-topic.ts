import { saysOnlyWhen } from '../reading/frequency.js';
import { capitalise, countWords } from '../text/words.js';
import { takeAside } from './aside.js';
import { isAboutText, isChatter, tellsWhatHappened } from './chatter.js';
import { orderCertainty } from './imperative.js';
import { takeLead } from './lead.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isNoun, isPersonNoun, isTeamNoun, readingOf } from './lexicon/words.js';
import { areNouns, endsAsGerund, isName, PERSONAL, tellsAct, tellsWhoActs, tellsWork } from './name-phrase.js';
import { isPerson, isPlural, upToPreposition } from './noun-phrase.js';
import { isSwitched } from './placed.js';
import { isOutsider } from './role.js';
import { type Token, tokenise } from './tokens.js';
import { tellsFirm } from './told-setting.js';
import {
  CLOCK_AT_END,
  isBase,
  isGerund,
  MAX_NAME_WORDS,
  NO_HEAD,
  NO_TITLE,
  TELLS_PART,
  type Topic,
  topic,
  withoutLeadingFillers,
} from './topic.js';

const HERE_IS = /^(?:this|that|here|it)(?: is|['’]s)(?: (?:for|about|the|our|a|an))* |^for (?:the |our )?(?!an? )/iu;
/** "I do mobile dog grooming": what somebody does for a living. */
const TRADE =
  /^(?:i|we) (?:mostly |mainly |only )?do ((?!(?:the|an?|it|this|that|all|both|our|my|some|any|not|one|two)\b)(?:\p{L}[\p{L}-]* ){0,4}\p{L}[\p{L}-]*(?:ing|als?|ions?|ments?|ages?))$/iu;
/** A text is no topic. */
const TEXT_WORD = /\b(?:version|draft|layout|text|wording|notes?|document|please)$/iu;
/** "shift start press 4" */
const NUMBERED_THING =
  /\p{L}+ \p{L}+ (?!(?:day|week|step|phase|part|number|by|at|until|after|before|max|min|over|under|above|below)\b)\p{L}{3,} \d{1,3}$/iu;
/** Why somebody writes. */
const SAYS_WHY = /\b(?:asking|asked|asks|question|forget|forgets|wrong|complain(?:ed|s)?|again)\b/iu;
const MAX_LATE_NAME = 3;
const MAX_TASK_WORDS = 6;
const LEAST_TASK_PARTS = 3;
const MAX_PLAIN_WORDS = 9;
/** "servicing bikes yeah so every bike …" */
const SPOKEN_BORDER = /^(?:so|yeah|okay|ok|right|um|uh)$/u;
const FINITE_BE = /^(?:is|are|was|were|isn't|aren't)$/u;

/** The same where it is only a name: "Foot baths: drain", "New starter laptop setup". */
export function namedTopic(sentence: string, people: ReadonlySet<string>): Topic | null {
  const spoken = withoutLeadingFillers(sentence);
  if (spoken === '' || isChatter(spoken) || FROM_NOW_ON.test(spoken) || tellsWhatHappened(spoken)) return null;
  if (tellsFirm(spoken)) return null;
  // "Monday: water the ferns", "When: every 2 hours"
  if (TELLS_PART.test(spoken)) return null;
  // "The 1st and 15th of the month: …"
  if (saysOnlyWhen(spoken.split(/[:,]\s/u)[0] ?? '')) return null;
  if (tellsWhoDoes(spoken, people) || takeAside(spoken, people) !== null) return null;
  const trade = TRADE.exec(spoken)?.[1];
  if (trade && isName(tokenise(trade), people)) return topic(trade);
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

const LIKE_PREPOSITION =
  /^(?:following|including|excluding|concerning|regarding|according|depending|pending|considering|assuming|barring|failing|owing)$/u;

/** "opening the tunnel", "repairing a hinge, the way …", "taking down a limb is a three person job". */
export function gerundTopic(text: string, people: ReadonlySet<string>): Topic | null {
  const tokens = tokenise(text);
  const [first, second] = tokens;
  const isGerund =
    first !== undefined &&
    endsAsGerund(first.lower) &&
    // "Changing the oil"
    (!isAdjective(first.lower) ||
      Words.ARTICLES.has(second?.lower ?? '') ||
      /^(?:opening|closing|cleaning|sharpening|welding)$/u.test(first.lower)) &&
    // "everything"
    !Words.isFunctionWord(first.lower) &&
    (readingOf(first.lower, 'ing') !== null || !isCommonNoun(first.lower));
  // "Following the repair, …", but "following up a quote"
  if (LIKE_PREPOSITION.test(first?.lower ?? '') && !Words.PARTICLES.has(second?.lower ?? '')) return null;
  // "Housekeeping changes the sheets", "heating off"
  // "recording now"
  if (/^(?:now|here|this|it|again|today|away)$/u.test(second?.lower ?? '')) return null;
  if (!isGerund || !second || second.kind === 'sign' || tellsWhoActs(tokens, people) || isSwitched(tokens.slice(0, 2)))
    return null;
  const end = tokens.findIndex(
    ({ kind, lower, text: sign }, at) =>
      at > 0 &&
      ((kind === 'sign' && /^[,:;–—-]$/u.test(sign)) ||
        kind === 'bracketed' ||
        Words.BE.has(lower) ||
        // "writing a will"
        (Words.MODALS.has(lower) && !Words.ARTICLES.has(tokens[at - 1]?.lower ?? '')) ||
        /^(?:has|have|comes?|goes|works|happens?|starts?|begins?|so|yeah|okay|ok|right|um|uh)$/u.test(lower)),
  );
  const head = tokens.slice(0, end < 0 ? tokens.length : end);
  if (
    head.length < 2 ||
    head.length > MAX_NAME_WORDS ||
    head.some(
      ({ lower }) => PERSONAL.test(lower) || /^(?:what|which|who)$/u.test(lower) || Words.CONDITION_WORDS.has(lower),
    )
  )
    return null;
  const border = tokens[end];
  const name = text.slice(0, head.at(-1)?.end).replace(/^doing\s+(?=\p{L})/iu, '');
  const tail = border?.kind === 'sign' ? text.slice(border.end).trim() : '';
  if (border && border.kind === 'word' && !SPOKEN_BORDER.test(border.lower)) {
    if (/^(?:goes|works)$/u.test(border.lower)) return topic(name);
    // The sentence itself tells a rule of the work: it stays.
    const rest = text.slice(border.end).trim();
    // "shipping days are Monday through Wednesday only": when it is, is no sentence by itself.
    const isTime = TELLS_PART.test(`${rest.split(' ')[0] ?? ''}:`) || /^\d/u.test(rest);
    return topic(name, /^(?:is|are)$/u.test(border.lower) && !isTime ? rest : text);
  }
  const after = border !== undefined && SPOKEN_BORDER.test(border.lower) ? text.slice(border.start) : tail;
  return topic(name, tellsWork(after, people) ? after : '');
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
  const task = upToPreposition(tokens);
  const isTask = task.length >= 2 && task.length <= MAX_TASK_WORDS && orderCertainty(tokens, 0) === 3;
  const parts = tail.split(/,\s/u);
  // "check the boilers: read the gauges, write the values down": both of two are orders.
  const isList =
    parts.length >= LEAST_TASK_PARTS ||
    (parts.length === 2 && parts.every((part) => orderCertainty(tokenise(part.replace(/^and\s/iu, '')), 0) >= 2));
  if (isTask && isList && tellsWork(tail, people)) return topic(head, tail);
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
    // "this is for new people on the tire bay": where they work is.
    if (isPerson(upToPreposition(tokens), people)) {
      const place = /\s(?:on|in|at) (?:the |our )([\p{L}][\p{L} -]{2,40})$/iu.exec(name)?.[1];
      if (place && tellsWork(rest, people)) return topic(place, rest);
      return rest === '' || tellsWork(rest, people) ? null : topic(rest);
    }
    return topic(name, rest === '' || isAboutText(rest) ? '' : rest);
  }
  if (/!\s*$/u.test(sentence) || isAboutText(text) || TEXT_WORD.test(name) || /\b(?:my|sorry)\b/iu.test(text))
    return null;
  if (NO_TITLE.test(text) || tokens.length > MAX_PLAIN_WORDS || tokens.length === 0 || isAnnounced) return null;
  // "Guests complain that the sauna is cold": a name has no second verb.
  if (tokens.some(({ lower }, at) => at > 1 && (lower === 'that' || FINITE_BE.test(lower)))) return null;
  // "At the end of the day wipe the counter.": what is done then.
  if (tellsAct(tokens, people) || takeLead(text, tokenise(text), people) !== null) return null;
  if (!isName(tokens, people) || (/\d$/u.test(name) && !CLOCK_AT_END.test(name))) return null;
  const areDetails =
    others.length > 0 && others.every((part) => countWords(part) <= 6 && isName(tokenise(part), people));
  const isSubject = others.length > 0 && !areDetails && (tokens.length > 1 ? areNouns(tokens) : isGerund(tokens[0]));
  if (isSubject) return topic(name, rest);
  if (areDetails && others.every(saysOnlyWhen)) return topic(name, '', { trigger: capitalise(rest) });
  if (areDetails) return topic(name, '', { scope: `${capitalise(name)}, ${rest}` });
  return others.length === 0 ? topic(name) : null;
}
