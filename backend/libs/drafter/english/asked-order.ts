import { capitalise } from '../text/words.js';

const NOT_TO_FORGET = /^(?:(?:and|also|oh|please)[,\s]+)*(?:don['’]?t|do not|never) forget to (?=\p{L}{2,} \p{L})/iu;
/** "Steps support should do, as far as I remember: …" */
const LISTED = /^(?:the |here are the |these are the )?(?:steps|things|tasks|points|rules)\b[^:.]{0,60}:\s+(?=\p{L})/iu;
/** "Therefore: only staff open it" */
const THEREFORE =
  /^(?:therefore|hence|thus|consequently|as a result|for this reason|because of (?:this|that))\s*[:,–-]\s*(?=\p{L})/iu;

/** "don't forget to lock it" asks for it. */
export function asAskedOrder(sentence: string): string {
  const asked = sentence.replace(NOT_TO_FORGET, '').replace(LISTED, '').replace(THEREFORE, '');
  return asked === sentence ? sentence : capitalise(asked);
}
