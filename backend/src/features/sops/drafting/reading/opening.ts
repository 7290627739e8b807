import { readImperative } from '../grammar/imperative.js';
import { takeLead } from '../grammar/lead.js';
import { roleName } from '../grammar/role-name.js';
import { isShorthandList } from '../grammar/split-clauses.js';
import { readSubject } from '../grammar/subject.js';
import { withoutConnectives, withoutFillers } from '../grammar/word-classes.js';
import { countWords, trimPunctuation } from '../text/words.js';
import { isChatter } from './statements.js';

/** What a sentence that announces the procedure says. */
export interface Opening {
  topic: string;
  /** Who is to use it: "shift leaders" of "… SOP for shift leaders". */
  audience: string | null;
  /** What follows the announcement in the same sentence. */
  remainder: string;
  /** Details of the topic that are too long for a title: "110 ton, line 2". */
  details: string | null;
  /** When, if the announcement says so. */
  time: string | null;
}

const DOCUMENT =
  '(?:sop|standard operating procedure|procedure|process|work instructions?|instructions?|guide|checklist|protocol|workflow|policy and procedure|policy)s?';
const REQUEST = '(?:write|create|make|draft|generate|build|prepare|produce|develop|need|want|give)';
const ASKED_FOR = new RegExp(
  `^(?:.{0,60}?\\b${REQUEST}\\b\\s+)?(?:me\\s+|us\\s+)?(?:up\\s+)?(?:(?:a|an|the)\\s+)?(?:[\\p{L}-]+\\s+){0,3}?${DOCUMENT}(?:\\s+template)?\\s+(?:for|on|about|of|covering|describing|explaining|that (?:explains|describes|covers|shows)|to)\\s+(?:how (?:to )?)?(.{3,160})$`,
  'iu',
);
const REQUEST_WORDS = new RegExp(`^.{0,60}?\\b${REQUEST}\\b\\s+(?:(?:me|us|up|out)\\s+)?`, 'iu');
const NAMED_DOCUMENT = new RegExp(
  `^(?:(?:a|an|the)\\s+)?([\\p{L}\\p{N}][\\p{L}\\p{N} /&'’-]{2,60}?)\\s+(${DOCUMENT})(?:\\s+(?:for|of|at|in)\\s+(.{3,120}))?$`,
  'iu',
);
const EMPTY_WORDS =
  /^(?:(?:new|short|simple|reusable|detailed|clear|full|complete|step[- ]by[- ]step|standard|good|proper|written|need|a|an|the)\s*)+$/iu;
const WHAT_TO_DO = /^(what to do (?:if|when|in case)\b.{3,110})$/iu;
const HOW =
  /^(?:.{0,40}?\bthis is |.{0,30}?\b(?:explain|describe|document|show|outline)(?: step by step)? )?how (?:to|(?:we|you|i|our \w+)(?: (?:do|handle|run|manage|process))?)\s+(.{3,120}?)(?=$|\s+and\s+(?:i|we|it)\b|\s+because\b|,)(.*)$/iu;
const TIME_IN_TOPIC = /\s+(?:at\s+)?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)$/u;

/** Reads a sentence that announces what the procedure is about; null if it describes work already. */
export function readOpening(sentence: string, people: ReadonlySet<string>): Opening | null {
  const spoken = withoutConnectives(withoutFillers(sentence)).replace(/[.!]\s*$/u, '');
  const { head, tail } = cutOff(spoken);
  const hasColon = /[:：]\s/u.test(spoken);
  const how = HOW.exec(hasColon ? head : spoken);
  if (how && hasColon) return opening(how[1] ?? '', tail);
  if (how) return opening(how[1] ?? '', (how[2] ?? '').replace(/^\s*(?:,|and)\s*/u, ''));
  if (WHAT_TO_DO.test(head))
    return {
      ...opening(head, tail),
      time: head.replace(/^what to do (?:if|in case)\b/iu, 'when').replace(/^what to do /iu, ''),
    };
  return readDocumentName(head, tail, people) ?? readAskedFor(head, tail) ?? readPlainTopic(head, tail, people);
}

function opening(topic: string, remainder: string, about: Partial<Opening> = {}): Opening {
  const time = TIME_IN_TOPIC.exec(topic)?.[1] ?? null;
  return {
    topic: topic.replace(TIME_IN_TOPIC, ''),
    audience: null,
    remainder: trimPunctuation(remainder),
    details: null,
    time: time === null ? null : `At ${time}`,
    ...about,
  };
}

/** Cuts at a colon, else at the first comma. */
function cutOff(sentence: string): { head: string; tail: string } {
  const colon = /[:：]\s/u.exec(sentence)?.index ?? -1;
  const comma = /,\s/u.exec(sentence)?.index ?? -1;
  const at = colon > 0 && colon < 100 ? colon : comma;
  return at > 0 ? { head: sentence.slice(0, at), tail: sentence.slice(at + 1).trim() } : { head: sentence, tail: '' };
}

/** "Cleaning SOP for the office", "a pick up policy and procedure for the nursery". */
function readDocumentName(head: string, tail: string, people: ReadonlySet<string>): Opening | null {
  const [, name = '', kind = '', place = ''] = NAMED_DOCUMENT.exec(head.replace(REQUEST_WORDS, '')) ?? [];
  if (name === '' || EMPTY_WORDS.test(name)) return null;
  if (place !== '' && roleName(place, people)) return opening(name, tail, { audience: place });
  const isTemplate = /\btemplate\b/iu.test(place) || tail === '' ? false : /\bclients?\b|\bcustomers?\b/iu.test(place);
  if (isTemplate) return null;
  const keepsKind = !/^(?:sop|standard operating procedure)s?$/iu.test(kind);
  const topic = `${name}${keepsKind ? ` ${kind}` : ''}${place === '' ? '' : ` for ${place}`}`;
  return opening(topic, tail);
}

function readAskedFor(head: string, tail: string): Opening | null {
  const topic = ASKED_FOR.exec(head)?.[1];
  if (!topic) return null;
  // "a template for my clients: daily calibration" is about what follows the colon.
  const isForClients = /^(?:my|our)\s.{0,40}\b(?:clients?|customers?)$/iu.test(topic);
  if (isForClients && tail !== '' && countWords(tail) <= 10)
    return opening(tail, '', { details: `for ${topic.replace(/^(?:my|our)\b/iu, 'the')}` });
  const purpose = /^(.{5,100}?),?\s+so that\s+(.+)$/iu.exec(topic);
  return opening(purpose?.[1] ?? topic, purpose ? `so that ${purpose[2] ?? ''}` : tail);
}

/** A first sentence without a verb is a title: "New starter laptop setup." */
function readPlainTopic(head: string, tail: string, people: ReadonlySet<string>): Opening | null {
  if (isChatter(head) || countWords(head) > 10 || /^(?:i|we|you|they|he|she|it)\b/iu.test(head)) return null;
  if (/\b(?:must|should|is|are|will|never|only)\b/iu.test(head) || readSubject(head, people)) return null;
  if (takeLead(`${head}, x`).rest === 'x') return null;
  const isInstruction = readImperative(head) !== null && countWords(head) > 3;
  if (isInstruction) return null;
  const isList =
    tail !== '' && (/[,;]/u.test(tail) || isShorthandList(tail, { people, procedure: null, isList: true }));
  const isDetail = tail !== '' && !isList && countWords(tail) <= 6;
  const shortDetails =
    /^[^:]{2,40}$/u.test(tail) &&
    tail.split(',').every((part) => countWords(part) <= 3 && (/\d/u.test(part) || countWords(part) === 1));
  return isDetail || shortDetails ? opening(head, '', { details: tail }) : opening(head, tail);
}
