import * as words from './prompt-limit.en';
/** Of a prompt, in code points. */
export const MAX_PROMPT_LENGTH = 20_000;

/** What is wrong with a prompt; null when nothing is. */
export function promptFault(prompt: string): string | null {
  if ([...prompt].length <= MAX_PROMPT_LENGTH) return null;
  return words.isTooLong(MAX_PROMPT_LENGTH);
}
