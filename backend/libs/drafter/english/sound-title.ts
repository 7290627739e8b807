import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isNoun } from './lexicon/words.js';
import { tokenise } from './tokens.js';

/** Names that are questions or cases hold verbs: "What to Do If the Scanner Is Dead". */
const OF_CASE = /\b(?:what to do|how to|when|if|who|which|that)\b/iu;
const NAMES_ANYBODY =
  /^(?:(?:the|my|our|all|new) )?(?:people|persons?|everyone|everybody|somebody|someone|staff|workers?|employees?|personnel|colleagues?|guys)$/iu;
/** "turn this into a clean SOP": what is asked for. */
const OF_TEXT =
  /^(?:turning|converting|making|putting|writing|typing|formatting)\s(?:(?:this|it|these|that)\s)?(?:in|into|up|down)\b/iu;
/** "Procedure", "Voice": which text it is. */
const ONLY_TEXT =
  /^(?:(?:the|an?|our|new|short|written) )?(?:procedures?|process|sop|instructions?|guide|voice|voice (?:note|memo|message)|recording|transcript|documents?|text|draft|minutes|(?:one|two) (?:pages?|sides?))$/iu;
const GREETS =
  /^(?:good (?:day|morning|afternoon|evening)|hello|hi|hey|dear\b.*|thanks|thank you|greetings|(?:sop|procedure|checklist|instructions?) (?:wanted|needed|required|please))$/iu;
/** "Can You Make a Procedure": a wish. "Old": of which text. */
const WISHES =
  /^(?:(?:can|could|would|will) (?:you|we|i|someone|somebody|anyone)|please|pls|help (?:me|us)|(?:i|we) (?:need|want|would like))\b|^(?:old|new|former|previous|current|present|own|existing|latest)$/iu;
const ENDS_OPEN =
  /\b(?:it|they|he|she|we|them|him|us|me|the|an?|our|my|their|and|or|but|because|so|when|what|who|where|why|how|if|this|that|these|those)$/iu;

/** Whether a title names something, and is no clause ("Inspector Was Happy"), no torn phrase ("Turning into a Clean"), nobody in particular ("People"). */
export function isSoundTitle(title: string): boolean {
  const endsOpen = ENDS_OPEN.test(title) && !/\p{Lu}{2,}$/u.test(title);
  if (
    title === '' ||
    endsOpen ||
    OF_TEXT.test(title) ||
    ONLY_TEXT.test(title) ||
    GREETS.test(title) ||
    WISHES.test(title)
  )
    return false;
  if (OF_CASE.test(title)) return true;
  const tokens = tokenise(title);
  const last = tokens.at(-1);
  const isHalf =
    Words.ARTICLES.has(tokens.at(-2)?.lower ?? '') && isAdjective(last?.lower ?? '') && !isNoun(last?.lower ?? '');
  // "IT", "Do Not Disturb": capitals, and what a sign says.
  const holdsVerb = tokens.some(
    ({ lower, text }, at) =>
      at > 0 &&
      !/^\p{Lu}{2,}$/u.test(text) &&
      (/^(?:is|are|was|were|am|isn't|aren't|wasn't)$/u.test(lower) ||
        (Words.HAVE.has(lower) && Words.DETERMINERS.has(tokens[at + 1]?.lower ?? ''))),
  );
  return !isHalf && !holdsVerb && !NAMES_ANYBODY.test(title);
}
