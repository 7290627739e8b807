import type { Block } from '../text/blocks.js';
import { capitalise } from '../text/words.js';

/** "und wenn keiner da ist?", "en als de bon kwijt is?": a case that is asked for. */
const CASE_ASKED =
  /^(?:und|en|maar|aber|ja und|und was)?,?\s*((?:wenn|falls|als|wanneer|indien)\s[^?]{3,100}?)\s*\?+$/iu;
/** "没人来拿呢？" */
const CASE_IN_CHINESE = /^(?:那|那么)?(?:如果|要是)?([^，。？]{2,20}?)(?:的话)?呢[？?]$/u;
const CASE = /^(?:wenn|falls|als|wanneer|indien)\s/iu;

/** The blocks of a chat, where the answer to "and if …?" gets that case as its condition. @param lang ISO 639-1 */
export function withAskedCases(blocks: readonly Block[], lang: string): Block[] {
  if (lang !== 'de' && lang !== 'nl' && lang !== 'zh') return [...blocks];
  const answered: Block[] = [];
  let asked: { block: Block; when: string } | null = null;
  for (const block of blocks) {
    const when: string | undefined = (lang === 'zh' ? CASE_IN_CHINESE : CASE_ASKED).exec(block.text)?.[1];
    if (asked !== null && when === undefined && block.kind !== 'heading' && !CASE.test(block.text)) {
      const answer = block.text.replace(/^(?:dann|dan)\s/iu, '');
      answered.push({
        ...block,
        text: lang === 'zh' ? `如果${asked.when}，${answer}` : `${capitalise(asked.when)}, ${answer}`,
      });
      asked = null;
      continue;
    }
    // Nobody has answered the one before.
    if (asked !== null) answered.push(asked.block);
    asked = when === undefined ? null : { block, when };
    if (when === undefined) answered.push(block);
  }
  return asked === null ? answered : [...answered, asked.block];
}
