import { actorOf } from '../languages/actors.js';
import {
  beginsWithVerb,
  endsWithInfinitive,
  foreignOrder,
  germanicGrammarOf,
  holdsAuxiliary,
  holdsFiniteVerb,
  noteOrder,
} from '../languages/clauses/foreign-order.js';
import type { Block } from '../text/blocks.js';
import type { RequestSection } from '../text/section-headings.js';

const MAX_WORDS = 6;
const MAX_SIGNS = 12;
/** A sentence of a paragraph has at least so many words, or signs where words have no spaces between them. */
const LEAST_WORDS_BELOW = 5;
const LEAST_SIGNS_BELOW = 12;
const ENDED = /[.!?。！？]["'”’»)]*$/u;
const BRACKET_AT_END = /\s?[(（][^()（）]{1,60}[)）]$/u;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The blocks, where a line above a paragraph or a list that only names it is its heading: "Avant l'arrivée", "Vorbereitung".
 * It begins with a capital letter, tells no work and stands behind an empty line or a sentence that has ended.
 */
export function withHeadingsAbove(blocks: readonly Block[], lang: string): Block[] {
  let closed: RequestSection | null = null;
  const parts = partsIn(blocks, lang);
  return blocks.map((block, at) => {
    // The part that was told before ends where another heading stands.
    if (block.section !== closed) closed = null;
    if (parts.has(at)) {
      closed = block.section;
      return { ...block, kind: 'heading', section: null };
    }
    if (isHeading(block, blocks[at - 1], blocks[at + 1], lang)) {
      closed = block.section;
      return { ...block, kind: 'heading', text: block.text.trim(), section: null };
    }
    return closed === null ? block : { ...block, section: null };
  });
}

/** Where items stand that only name what is listed further in or told below them: "1. Annahme (bis 16 Uhr)", at least two of them, or one beside parts that are known. */
function partsIn(blocks: readonly Block[], lang: string): ReadonlySet<number> {
  const outmost = Math.min(...blocks.filter(({ kind }) => kind === 'item').map(({ indent }) => indent));
  const parts = blocks.flatMap(({ kind, text, indent, isApart }, at) => {
    const below = blocks[at + 1];
    // "5. ablesen", "6. Werte ins Buch": the last item of a list is no heading of what is told below the list.
    const isLast = blocks[at - 1]?.kind === 'item' && isApart !== true;
    const isAboveText = below?.kind === 'text' && !isLast && isToldBelow(below.text, lang);
    const isBelow = below?.kind === 'item' ? below.indent > indent : isAboveText;
    return kind === 'item' && indent === outmost && isBelow && isName(text.replace(BRACKET_AT_END, '').trim(), lang)
      ? [at]
      : [];
  });
  const least = blocks.some(({ under, section }) => under !== undefined || section === 'phases') ? 1 : 2;
  return new Set(parts.length >= least ? parts : []);
}

/** "2. Vorbereitung" above whole sentences of German or Dutch. */
function isToldBelow(text: string, lang: string): boolean {
  return germanicGrammarOf(lang) !== null && ENDED.test(text) && tellsMuch(text);
}

function isHeading(block: Block, before: Block | undefined, below: Block | undefined, lang: string): boolean {
  if (block.kind !== 'text' || !below || below.kind === 'heading') return false;
  const isBehindSentence =
    block.section === null && before !== undefined && ENDED.test(before.text) && ENDED.test(below.text);
  const isAbove = below.kind === 'item' || tellsMuch(below.text);
  return (block.isApart === true || isBehindSentence) && isAbove && isName(block.text.trim(), lang);
}

function tellsMuch(text: string): boolean {
  return HAN.test(text) ? text.length >= LEAST_SIGNS_BELOW : text.split(/\s+/u).length >= LEAST_WORDS_BELOW;
}

function isName(text: string, lang: string): boolean {
  if (/[.!?。！？,，、;:：→=]/u.test(text)) return false;
  if (HAN.test(text)) return text.length <= MAX_SIGNS && !/(?:する|します|ください|こと)$/u.test(text);
  const tellsWork =
    foreignOrder(text, lang) !== null ||
    actorOf(text, lang) !== null ||
    noteOrder(text, lang) !== null ||
    beginsWithVerb(text, lang) ||
    holdsAuxiliary(text, lang) ||
    holdsFiniteVerb(text, lang) ||
    // "Melden": a word alone names what follows.
    (/\s/u.test(text) && endsWithInfinitive(text, lang));
  return /^\p{Lu}/u.test(text) && text.split(/\s+/u).length <= MAX_WORDS && !tellsWork;
}
