import { capitalise } from '../text/words.js';
import { isPersonNoun } from './lexicon/words.js';

/** Who "I" and "you" are in a letter: "Hi Lena, … I import the hours. You approve the run. … Cheers, Tom". */
export interface Voices {
  i: string;
  /** Null where "you" is whoever follows the procedure. */
  you: string | null;
}

const GREETED =
  /^\s*(?:(?:subject|from|to|cc|sent|date)\s?:[^\n]*\n\s*)*(?:hi|hello|hey|dear)\s+(\p{Lu}\p{Ll}+)\s*[,!–-]/iu;
const SIGNED =
  /(?:^|[.!?\n]\s*)(?:cheers|(?:many )?thanks|thank you|thx|(?:kind |best |warm )?regards|best(?: wishes)?|br|yours|all the best|speak soon|love)[,.!]?\s+(\p{Lu}\p{Ll}+)[.!]?\s*$/iu;
/** "I check", but not "I think". */
const SIGN_OFF =
  /\n\s*(?:cheers|(?:many )?thanks|thank you|thx|(?:kind |best |warm )?regards|best(?: wishes)?|br|yours|all the best|love|kisses|greetings)[,.! ]/iu;
const TELLS_WORK =
  /\bI (?!(?:am|was|have|had|need|want|think|hope|know|guess|mean|wish|would|will|could|can|just|said|told|wrote|like)\b)\p{Ll}+/u;
const I_DO =
  /(?:^|[.!?\n:]\s*|\b(?:and|then|the \d\w*) )I (?!(?:am|was|have|had|need|want|think|hope|know|guess|mean|wish|would|will|could|can|just)\b)\p{Ll}+/u;
const YOU_DO =
  /(?:^|[.!?\n:,]\s*|\b(?:and|then) )you (?!(?:know|can|could|may|might|want|need|asked|said|are|were|have|had|get|see|ll|would|should|must)\b)\p{Ll}+/iu;

/** "Bram (FOH manager)", "Hugo, letting agent", "Ines" above "Practice manager": whoever signs says what their job is. */
const SIGNED_JOB =
  /(?:^|\n)[^\n]{0,30}?(?<name>\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?:\s?\((?<bracket>[\p{L} &/-]{2,40})\)|(?:,[^\S\n]|,?[^\S\n]*\n)(?<job>[\p{L} &/-]{3,40}))[.!]?\s*$/u;

/**
 * Null unless the letter names both and tells work of both, or whoever signs it says what their job is: otherwise "you" is
 * whoever follows the procedure, and "I" just writes.
 */
export function voicesIn(request: string): Voices | null {
  const job = TELLS_WORK.test(request) ? jobIn(request) : null;
  if (job === null && !I_DO.test(request)) return null;
  const you = YOU_DO.test(request) ? nameOf(GREETED.exec(request)?.[1]) : null;
  if (job !== null) return { i: job, you };
  const i = nameOf(SIGNED.exec(request)?.[1]);
  return you && i && you !== i ? { i, you } : null;
}

/** The job with the name, as roles have it; only of a letter. */
function jobIn(request: string): string | null {
  const { name = '', bracket, job = '' } = SIGNED_JOB.exec(request)?.groups ?? {};
  const told = bracket ?? job;
  const last = told.split(' ').at(-1)?.toLowerCase() ?? '';
  const isLetter = GREETED.test(request) || SIGN_OFF.test(request);
  return name !== '' && isLetter && isPersonNoun(last) ? `${capitalise(told)} (${name.split(' ')[0]})` : null;
}

/** "All", "Team": nobody in particular. */
function nameOf(name = ''): string | null {
  return /^\p{Lu}/u.test(name) &&
    !/^(?:all|team|everyone|everybody|there|folks|colleagues?|guys|sir|madam|again)$/iu.test(name)
    ? name
    : null;
}
