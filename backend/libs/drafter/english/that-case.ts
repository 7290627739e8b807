import { capitalise } from '../text/words.js';

/** How a condition begins. */
export const OPENS_CASE = /^(?:if|when|whenever|should|where|unless)\s/iu;
const THAT_CASE = /^in (?:that|this|such a) case,? (?=\S)/iu;

/** "If the seal is torn, nobody uses it. In that case tell Ada.": the sentence with the condition that it means. */
export function withCaseOfBefore(sentence: string, lastCase: string | null): string {
  return lastCase === null ? sentence : sentence.replace(THAT_CASE, `${capitalise(lastCase)}, `);
}
