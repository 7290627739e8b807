/** "The guild has been doing this since 1931", "they have done it like this for forty years" */
const SINCE =
  /\b(?:has|have|['’]ve|['’]s) (?:\p{L}+ )?(?:been \p{L}+ing|done|made|worked|run|kept)\b.{0,40}\b(?:since (?:\d{4}|the \p{L}+|my|our|i|we)\b|for (?:\p{L}+ ){0,2}(?:years|decades|generations|ages|centuries)\b|ever since|as long as)/iu;
/** "My mother used to do that", and no key that is used to open the safe. */
const USED_TO =
  /^(?:(?:and|but|so) )?(?:(?:my|our) (?:\p{L}+ ){1,3}|(?:i|we|they|he|she|people|everybody|everyone) (?:all |always )?)used to \p{L}+/iu;
/** "I hate these shops that charge twenty dollars" */
const FEELS =
  /^(?:(?:and|but|so) )?(?:i|we) (?:really |just |all )?(?:hate|dislike|love|adore|enjoy|despise|can['’]?t stand)\b/iu;
/** "Most of our cloth comes from mills in the north" */
const COMES_FROM = /^(?:(?:most|all|some|half|much|many) of )?(?:our|my) (?:\p{L}+ ){1,4}?comes? from\b/iu;
/** "get many travellers": an order says how many. */
const VAGUE_AMOUNT = /^(?:and )?(?:get|have|see|receive|attract) (?:many|few|mostly|mainly|a lot of) \p{L}/iu;
/** "Petra's gone", "Tom is on leave": why somebody asks. */
const AWAY =
  /^\p{Lu}\p{Ll}+(?:['’]s| is| has) (?:gone|left|away|off (?:sick|today|this week)|sick|ill|not (?:here|in)|on (?:leave|holiday|vacation|parental leave|maternity leave)|retired|new)(?: (?:now|today|this week|for good))?$/u;
/** "Hello, me again (Tess, practice manager)" */
const ME_AGAIN = /^(?:(?:it['’]s )?(?:only )?me again|it['’]s me)\b/iu;
/** "The problem is the phones at 8": why it is written. */
const AMISS =
  /^(?:(?:and|so|but) )?(?:(?:the|our|my) )?(?:(?:main|big|biggest|real|only) )?(?:problem|issue|trouble) (?:is|was|are|with)\b/iu;
/** "the detector should have cut in": what did not happen; "the test should have been done" is asked for. */
export const UNREAL = /\b(?:should|could|would|might)(?:n['’]?t)?(?:['’]ve| have) (?:\p{L}+ly )?(?!been\b)\p{L}+/iu;
/** "Tom burned himself": why, and what happened once. */
const HURT = /^(?:(?:the|our|my|a) )?\p{L}+ \p{L}{2,}(?:ed|t) (?:him|her|it|them)sel(?:f|ves)$/iu;
const RULE = /\b(?:must|should|shall|has to|have to|may not|never|please|make sure|always)\b/iu;

/** Whether a clause tells how things are or were, what somebody feels, or since when it is done so: nothing that is to be done. */
export function isToldBackground(whole: string): boolean {
  if (UNREAL.test(whole)) return true;
  if (RULE.test(whole)) return false;
  return [SINCE, USED_TO, FEELS, COMES_FROM, AWAY, ME_AGAIN, AMISS, HURT].some((pattern) => pattern.test(whole));
}

/** "[we are near the station and] get many travellers": how it is, though it reads like an order. */
export function tellsVagueAmount(text: string): boolean {
  return VAGUE_AMOUNT.test(text) && !RULE.test(text);
}

/** Whether a clause tells what somebody once did to himself, which can look like an order: "Tom burned himself". */
export function tellsMishap(clause: string): boolean {
  return HURT.test(clause);
}
