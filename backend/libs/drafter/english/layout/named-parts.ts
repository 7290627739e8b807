import { sectionOf } from '../../text/section-headings.js';
import { countWords } from '../../text/words.js';
import { orderCertainty } from '../imperative.js';
import * as Words from '../lexicon/closed-classes.js';
import { isNoun, verbShare } from '../lexicon/words.js';
import { tokenise } from '../tokens.js';

/** What a request of one sentence asks for: "SOP for barge loading", "write us a checklist for the fair". */
const DOCUMENT = String.raw`\b(?:sop|procedure|check-?list|guide|instructions?|process|policy|protocol|work instructions?)s?\b`;
/** "… – hatches, drafts and trim", "… covering hatches and trim", "checklist with hatches and trim" */
const PARTS = new RegExp(
  String.raw`^(?<head>[^\n:;.!?()]*?${DOCUMENT}[^\n:;.!?()]*?)(?::\s+|\s[-–—]\s+|(?<names>,?\s+(?:covering|including|incl\.?|which covers|that covers|to cover|with sections (?:on|for)|with parts (?:on|for))|(?:,|(?<=${DOCUMENT}))\s+with)\s+)(?<parts>[^\n:;!?().]+)[.!]?$`,
  'iu',
);
/** "… (hatches, drafts, trim) for the crew" */
const BRACKETED = new RegExp(
  String.raw`^(?<head>[^\n:;.!?()]*?${DOCUMENT}[^\n:;.!?()]*?)\s+\((?<parts>[^\n:;!?().]+)\)(?<tail>[^\n:;!?().]*)[.!]?$`,
  'iu',
);
const MOST_WORDS = 35;
const MOST_PART_WORDS = 5;
const LEAST_PARTS = 2;
const NO_THING = [Words.DETERMINERS, Words.CONDITION_WORDS, Words.INTERROGATIVES, Words.PREPOSITIONS];

/** A request of one sentence that names what its procedure is to cover, with each of these below its name. */
export function withPartsApart(request: string): string {
  const text = request.trim();
  if (countWords(text) > MOST_WORDS) return request;
  const { head = '', tail = '', parts: listed = '', names } = (BRACKETED.exec(text) ?? PARTS.exec(text))?.groups ?? {};
  const parts = listed.split(/\s*,\s*(?:(?:and|plus)\s+)?|\s+(?:and|plus|&)\s+/u).map((part) => part.trim());
  if (!areThings(parts, names !== undefined)) return request;
  return [`${head.trim()}${tail.trimEnd()}`, ...parts.map((part) => `- ${part}`)].join('\n');
}

/**
 * "hatches and trim": things, and no orders. "Hatch covers" may be either, and is what the others are.
 * @param areNamed whether a word before them says that things follow: "covering"
 */
function areThings(parts: readonly string[], areNamed: boolean): boolean {
  const kinds = parts.map(kindOf);
  const things = kinds.filter((kind) => kind === 'thing').length;
  return parts.length >= LEAST_PARTS && !kinds.includes('other') && (areNamed || things * 2 >= parts.length);
}

/** What a few words name: a thing, or perhaps one, or an order or anything else. */
function kindOf(part: string): 'thing' | 'either' | 'other' {
  const tokens = tokenise(part);
  const [first = '', last] = [tokens[0]?.lower, tokens.at(-1)];
  const isShort = tokens.length > 0 && tokens.length <= MOST_PART_WORDS;
  const isOther = tokens.some(({ kind, lower }) => kind !== 'word' || Words.SUBJECT_PRONOUNS.has(lower));
  // "roles, steps and records": parts of the document, and not of the work.
  if (!isShort || isOther || sectionOf(part) !== null || NO_THING.some((words) => words.has(first))) return 'other';
  const certainty = orderCertainty(tokens, 0);
  if (certainty === 0 || (tokens.length === 1 && verbShare(first) < 0.5)) return 'thing';
  const isCompound = tokens.length === 2 && last !== undefined && isNoun(last.lower);
  return certainty < 3 && isCompound ? 'either' : 'other';
}
