import { splitSentences } from '../text/sentences.js';
import { countWords } from '../text/words.js';
import { isAboutText } from './chatter.js';
import type { RequestLine } from './layout/request-line.js';
import { CLOCK } from './lead-border.js';
import { isName } from './name-phrase.js';
import { partsTopic } from './title-parts.js';
import { tokenise } from './tokens.js';
import { TELLS_PART } from './topic.js';

const GROUP_NAME = /\b(?:channel|group|chat|thread|slack|whatsapp|teams|signal)\b/iu;
const MAX_TITLE_WORDS = 14;
const MAX_WORDS_WITHOUT_END = 5;
/** A line of so many words below a short one tells that the short one is a name. */
const LEAST_WORDS_BELOW = 25;
/** No order with its object: "wipe the tables" has only lost its stop. */
const WITHOUT_END =
  /^(?!\S+ (?:\S+ )?(?:the|an?|your|my|our|its|all|each|every|both|this|that|these|those|it|them)\b).*[\p{L}\p{N})]$/iu;

/** A short first line above others that is no clause, or that stands above a list. */
export function looksLikeTitle(line: RequestLine, others: readonly RequestLine[], isAboveTable: boolean): boolean {
  if (line.kind === 'item' || line.section !== null || line.speaker !== null || line.doer !== null) return false;
  if (TELLS_PART.test(line.text) || CLOCK.test(line.text.split(' ')[0]?.toLowerCase() ?? '')) return false;
  // The name of a chat is none of its topic.
  if (GROUP_NAME.test(line.text) && others.some(({ speaker }) => speaker !== null)) return false;
  if (isAboveTable) return countWords(line.text) <= 2 * MAX_TITLE_WORDS;
  const [below] = others;
  if (!below || (others.length < 2 && countWords(below.text) < LEAST_WORDS_BELOW)) return false;
  const isPhrase = (text: string): boolean => isName(tokenise(text), new Set());
  const head = /^([^.!?,;]{4,60}?)(?:\s+[-–—]\s|,\s)\S/u.exec(line.text)?.[1];
  const isAboveList = others[0]?.kind === 'item';
  if (isAboveList && partsTopic(line.text) !== null) return true;
  if (head && isPhrase(head) && (isAboveList || !line.text.includes(`${head},`))) return true;
  const words = line.text.split(/\s+/u).length;
  if (words > MAX_TITLE_WORDS || /[.!?]\s+\p{L}/u.test(line.text.replace(/\.{3}|!+$/u, ''))) return false;
  const isShort = words <= 9 && !line.text.endsWith('.');
  const text = line.text.replace(/[!:,]+$/u, '');
  // Where whoever writes ends sentences, a line without an end is none: "Ski lift" above "Slow the lift down."
  const isWithoutEnd = words <= MAX_WORDS_WITHOUT_END && WITHOUT_END.test(line.text) && others.every(endsSentence);
  if (isShort) return isWithoutEnd || others.some(({ kind }) => kind === 'item') || isPhrase(text);
  return /^[\p{Lu}\d][\p{Lu}\d -]{3,39}\b/u.test(line.text);
}

function endsSentence({ kind, text }: RequestLine): boolean {
  return kind === 'heading' || /[.!?][)"”]?$/u.test(text);
}

/** "Please make an SOP from this. Seed bank, drying of new lots:" without the sentence that only asks for the text. */
export function withoutWish(line: string): string {
  const sentences = splitSentences(line, 'en');
  const named = sentences.filter((sentence) => !isAboutText(sentence));
  return named.length > 0 && named.length < sentences.length ? named.join(' ') : line;
}
