import { sentencesIn } from '../sentences-in.js';
import type { RequestLine } from './request-line.js';

/** "Guys. …", "ok folks, …", "guys the lobby …": who is spoken to. */
const CALLED =
  /^(?:(?:ok(?:ay)?|right|hi|hey|hello|so|listen)[,\s]+)?(?:guys|folks|everyone|everybody|team|people|lads|all)(?:\s*[.,!:]\s+(?=\S)|\s(?=(?:the|our|who|how|what|where|when|can|could|does|do|we|i|there|is|are)\s))/iu;
/** What people in a chat say to each other, and nothing of the work. */
const TALK =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|no|nope|oh|ah|well|right|sorry|and|but|so|then|haha)[\s,]+)*(?:my (?:bad|fault|mistake|apologies)|(?:i['’]?m |we['’]?re )?not blaming(?: \p{L}+)?|no blame|(?:what|like) (?:he|she|they|\p{L}{2,15}) (?:said|says|wrote)|as (?:he|she|\p{L}{2,15}) (?:said|says|wrote)|second(?:ed)? that|ditto|same here|no worries|no prob(?:lem)?s?|fair (?:enough|point|dos)|sorry(?: about (?:that|this))?|makes sense|let['’]?s (?:agree(?: on (?:one|it|this|something))?|(?:make|write|have|get|set|define|do) (?:one|some|a rule|rules|a procedure)|fix (?:it|this)|sort (?:it|this)(?: out)?|decide|settle (?:it|this))|(?:so )?for (?:everyone|everybody|all of (?:us|you))|(?:i )?(?:dunno|don['’]?t know|have no (?:idea|clue)|no (?:idea|clue))(?:[\s,]+(?:nobody|no one|noone) (?:told|showed|asked|said)\b.{0,30})?|(?:nobody|no one|noone) (?:ever )?(?:told|showed|asked|informed) (?:me|us)\b.{0,30}|(?:my bad[\s,]+)?i should(?:['’]ve| have) (?:said|told|asked)\b.{0,30}|good(?: one| point| idea)?|great|perfect|agreed?|yes|yeah|yep|sure|exactly)[\s.!]*$/iu;

const WHO_TODAY =
  /^(?:(?:good )?(?:morning|afternoon|evening|hi|hey|hello|guys|all)[,!\s]+)*who(?:['’]?s| is|['’]?ll| will| can| does| takes| has| wants)\b[^:;.]{2,60}$/iu;
const I_DO =
  /^(?:(?:me|i|us|i (?:do|can|will|am)|i['’](?:ll|m)(?: do (?:it|that))?|myself)(?:\s?(?:and|&|with|,|\+)\s?\p{Lu}\p{Ll}+)*|\p{Lu}\p{Ll}+ (?:and|&) (?:me|i))[.!]*$/iu;

/** The turns of an English chat without whom they address and what is only talk. */
export function withoutTalk(turns: readonly RequestLine[]): RequestLine[] {
  return turns.flatMap((turn, at) => {
    if (isOfToday(turns, at) || isOfToday(turns, at - 1)) return [];
    const text = toldIn(turn.text);
    return text === '' ? [] : [{ ...turn, text }];
  });
}

/** "Morning, who does the sofa job", and "Me and Andrei" below it: who works on one day, and no work. */
function isOfToday(turns: readonly RequestLine[], at: number): boolean {
  return WHO_TODAY.test(turns[at]?.text ?? '') && I_DO.test(turns[at + 1]?.text ?? '');
}

function toldIn(turn: string): string {
  const text = turn.replace(CALLED, '');
  const sentences = sentencesIn(text);
  const told = sentences.filter((sentence) => !TALK.test(sentence.trim()));
  return told.length === sentences.length ? text : told.join(' ');
}
