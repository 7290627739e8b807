import { endsWithInfinitive, foreignOrder, germanicGrammarOf } from '../languages/clauses/foreign-order.js';
import { profileFor } from '../languages/profile-for.js';
import type { Block } from '../text/blocks.js';
import { splitSentences } from '../text/sentences.js';
import { countWords, trimPunctuation } from '../text/words.js';
import { caseIn } from './foreign-condition.js';
import { NUMBERED_HEADING } from './foreign-words.js';

/** Shorter sentences without a verb name a record or a thing: "Protokoll F-3." */
const LEAST_WORDS = 4;

/** Whether a sentence of German or Dutch tells what is done: "Die Menge in die Liste eintragen." */
function tellsWork(text: string, lang: string): boolean {
  const sentence = trimPunctuation(text);
  // "Beginn und Ende eintragen, je Objekt ein Foto": one thing to do is enough.
  return (
    caseIn(sentence, profileFor(lang), lang) !== null ||
    [sentence, ...sentence.split(/,\s/u)].some(
      (told) => endsWithInfinitive(told, lang) || foreignOrder(told, lang) !== null,
    )
  );
}

/** The blocks, where sentences under "Nachweis" or "Material" that tell what is done are read as anywhere else. */
export function withWorkApart(blocks: readonly Block[], lang: string): Block[] {
  return blocks.flatMap((block) => {
    const isListed = block.section === 'records' || block.section === 'resources';
    if (!isListed || germanicGrammarOf(lang) === null || !/[.!]\s*$/u.test(block.text)) return [block];
    const sentences = splitSentences(block.text, lang);
    if (!sentences.some((text) => tellsWork(text, lang))) return [block];
    return sentences.map((text): Block => {
      const isWork = countWords(text) >= LEAST_WORDS || tellsWork(text, lang);
      return { ...block, text, section: isWork ? 'phases' : block.section };
    });
  });
}

/** The blocks that are no headings, each with the phase that its heading names. */
export function withPhases(blocks: readonly Block[]): { block: Block; phase: string | null }[] {
  let phase: string | null = null;
  let section: Block['section'] = null;
  let isOfPart = false;
  const phased: { block: Block; phase: string | null }[] = [];
  for (const block of blocks) {
    const isHeading = block.kind === 'heading' || NUMBERED_HEADING.test(block.text);
    const isNext = block.section !== section;
    section = block.section;
    if (isHeading) phase = block.text;
    // "Durchführung" ends the part before it, and what is told under "Nachweis" is a part of its own.
    else if (isNext && block.under !== undefined && tellsOfPart(block)) phase = block.under;
    else if (isNext && (section === 'phases' || isOfPart)) phase = null;
    isOfPart = !isHeading && phase !== null && phase === block.under;
    if (!isHeading) phased.push({ block, phase });
  }
  return phased;
}

/** Whether work may stand under the heading of a part that is no phase. */
function tellsOfPart({ section }: Block): boolean {
  return section === 'records' || section === 'exceptions' || section === 'phases';
}
