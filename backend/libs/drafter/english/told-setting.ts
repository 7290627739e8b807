import { orderCertainty } from './imperative.js';
import { BE, MODALS, SUBJECT_PRONOUNS } from './lexicon/closed-classes.js';
import { isCommonNoun, singularOf } from './lexicon/words.js';
import { tokenise } from './tokens.js';

const OPENING = String.raw`^(?:(?:so|ok|okay|hi|hello|hey|well|and|but|because|also)[,\s]+)*`;
const COUNT = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|several|many)`;
/** Where people do business. */
const FIRM =
  '(?:kiosk|bistro|pub|bar|caf[eé]|restaurant|canteen|deli|bakery|butcher(?:y|s)?|shop|store|stall|stand|salon|barbers?|studio|workshop|garage|laundry|laundrette|launderette|kennels?|cattery|nursery|surgery|clinic|practice|pharmacy|hotel|hostel|guest ?house|b&b|campsite|museum|library|gym|farm|stables?|vineyard|winery|brewery|greenhouse|warehouse|depot|yard|agency|office|firm|company|business|dealership|florists?|cinema|theat(?:re|er)|school|club|charity|church|factory|mill|plant|lab|laboratory|rental|hire|truck|van)';
/** "Phone repair kiosk, 3 staff diff shifts", "corner cafe 12 seats" */
const FIRM_AND_SIZE = new RegExp(
  `^(?:(?:an?|our|my|we are an?|we['’]re an?|it['’]s an?) )?(?:[\\p{L}&'’-]+ ){0,4}${FIRM}(?: (?:in|at|near|on) [\\p{L} ]{2,30})?(?:,? (?:and |with |about |only |just |max )*${COUNT} [\\p{L}-]+(?: [\\p{L}-]+){0,3}){1,4}$`,
  'iu',
);
/** "Leisure centre with a 25 m pool and a learner pool" */
const FIRM_WITH = new RegExp(
  `^(?:(?:an?|our|my|we are an?|we['’]re an?|it['’]s an?) )?(?:(?!(?:the|an?|our|your|my|its|all|each|every|this|that)\\b)[\\p{L}&'’-]+ ){0,4}(?:${FIRM}|cent(?:re|er)|pool|ground|court|rink|arcade|hall|estate|marina|airfield|bakehouse|distillery)(?: (?:in|at|near|on) [\\p{L} ]{2,30})? with (?:an?|our|${COUNT}|(?:its|our) own) [^,;:.]{3,100}$`,
  'iu',
);
/** "We have greenhouse with tomatoes, 3 hectares, and many new workers" */
const WE_HAVE = new RegExp(
  `${OPENING}(?:we|i)(?:['’]ve got| have(?: got)?) (?!(?:to|been|had|agreed|decided|found|seen|got to)\\b)[^;:]{3,160}$`,
  'iu',
);
/** "…, so I need an SOP for watering": what is wanted because of it. */
const WANTS_TEXT =
  /,? (?:and |so |therefore |now )*(?:i|we) (?:now |really |also )?(?:need|want|would like)(?: to have)? (?:(?:an?|the|one|some) )?(?:\p{L}+ )?(?:sops?|procedures?|instructions?|checklists?|guides?|process|rules)\b[^;:]{0,80}$/iu;
/** "We have two people lift the ramp": what is done. */
const LETS_DO =
  /\b(?:people|person|someone|somebody|staff|men|women|\p{L}+(?:er|or|ist)s?) \p{L}+ (?:the|it|them|an?|all|every|each)\b/iu;
const TELLS_WORK =
  /\b(?:if|when|unless|until|once|before|after|only|should|must|shall|need(?:s|ed)?|never|always|please|allowed|forbidden|responsible|to \p{Ll}+|so (?:we|i|that|the|please|now)|and (?:we|i|they|you|it)|which|who|within)\b|,\s(?:and )?(?:i|we|they|you|he|she)\s/iu;
/** "We sell kitchen appliances online", "I repair clocks from home" */
const LIVES_BY = new RegExp(
  `${OPENING}(?:we|i) (?:sell|rent out|hire out|let out|import|export|manufacture|repair|restore|breed|teach|print|roast|bake|brew|grow|make) (?!(?:the|it|them|this|that|an?|every|each|all|any|his|her|their)\\b)[\\p{L} ,&'’-]{3,60}? (?:online|from home|on the internet|by mail order|wholesale|for a living|door to door|abroad|on markets|at markets|in our (?:own )?(?:\\p{L}+ )?(?:shop|store|studio|workshop|kitchen|garage)s?)(?: (?:and|but) (?:our|my|the) [^,;:.]{8,100})?$`,
  'iu',
);
/** "We run a dialysis unit with 18 chairs", "we operate parcel lockers in Estonia" */
const RUNS = new RegExp(
  `${OPENING}(?:we|i) (?:(?:run|own|manage) an? (?:[\\p{L}\\d&'’-]+ ){0,4}(?:${FIRM}|unit|ward|practice|cent(?:re|er)|company|firm|business|fleet|service|agency|network|site|plant|factory|school|club|marina|home|charity|depot|warehouse)(?: (?:in|at|near|on|with|of|for) [^;:]{2,80})?|(?:operate|own) (?!(?:the|it|them|this|that|all|every|each|any)\\b)[^,;:]{3,60} (?:in \\p{Lu}[^;:]{2,60}|\\([^()]{3,40}\\)))$`,
  'iu',
);
/** "Our agents decide refunds too differently" */
const TOO_SO = new RegExp(
  `${OPENING}(?:our|my|the|some|these|people|everybody|everyone|they|we) [^,;:.]{3,90} (?:(?:far|much|way) )?too (?:differently|unevenly|carelessly|slowly|casually|loosely|generously|often|rarely|seldom|late)$`,
  'iu',
);
/** "Samples come by courier till 11 and by hand till 15:30", "applications arrive on paper or through the portal" */
const COME_IN =
  /^(?:(?:the|our|most|all|such|these) )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+s (?:can |may |mostly |usually |normally |always )?(?:come|arrive|reach us|get here|come to us) (?:mostly |usually |either |both |only )?(?:by|via|through|on paper|electronically|in writing|in person|over the|from all|from the)\b(?<rest>[^;:]{0,140})$/iu;
const GOES_ON =
  /\b(?:must|should|shall|has to|have to|we|you|they|he|she|it|is|are|goes?|gets?|put|then|if|when|before|late|back|please|never)\b|,\s(?:and )?\p{L}+ (?:the|it|them|an?)\b/iu;
/** "Drivers are paid for the check, so there is no reason to skip it" */
const NO_REASON =
  /^[^;:]{5,120}[,–-]? ?(?:so|and|hence|therefore),? there(?:['’]s| is)(?: really)? no (?:reason|excuse|point|cause|grounds?) (?:to|for|not to|in|why)\b[^;:]{2,80}$/iu;
/** "After the mix-up at the fair we are going to do vouchers properly" */
const DO_PROPERLY =
  /^(?:(?:after|since|because of|following|given) [^,;:.]{3,90}?,? )?(?:we|i)(?:['’]re| are| am|['’]m)? (?:going to|gonna|will|want to|would like to|have decided to|need to) (?:do|handle|treat|run|manage|organi[sz]e|take|get|tackle) [^,;:.]{2,40} (?:properly|differently|better|right|seriously|more seriously|more carefully|the right way)(?: (?:from now on|this time|now|this year|in future|for once))*$/iu;

/** "Changes: we now have two kilns more as well" */
const NOW_HAVE =
  /^(?:(?:the )?(?:changes?|news|new|updates?)\s?:\s+)?(?:we|there)(?: are|['’]ve)? (?:(?:now|since \p{L}+|meanwhile|also) )+(?:have|got|are|is) (?!to\b)[^,;:.]{3,80}?(?: (?:as well|too|now|more|in addition))+$/iu;

const MOST_LENGTH = 260;

/** Whether a sentence tells what a firm lives by, how things come in or why all is written, which nobody does. */
export function tellsSetting(sentence: string): boolean {
  if (sentence.length > MOST_LENGTH) return false;
  const text = bare(sentence);
  const comes = COME_IN.exec(text)?.groups?.['rest'];
  if (comes !== undefined && !GOES_ON.test(comes)) return true;
  if (RUNS.test(text) && !TELLS_WORK.test(text)) return true;
  return [LIVES_BY, TOO_SO, NO_REASON, DO_PROPERLY, NOW_HAVE].some((pattern) => pattern.test(text));
}

/** The same of what may be said in the work as well: what the firm is and has. */
export function tellsFirm(sentence: string): boolean {
  if (sentence.length > MOST_LENGTH) return false;
  const text = bare(sentence);
  const had = text.replace(WANTS_TEXT, '');
  if (WE_HAVE.test(had) && !TELLS_WORK.test(had) && !LETS_DO.test(had)) return true;
  if (!FIRM_AND_SIZE.test(text) && !(FIRM_WITH.test(text) && !TELLS_WORK.test(text))) return false;
  const tokens = tokenise(text.toLowerCase());
  const holdsVerb = tokens.some(
    ({ lower }, at) =>
      BE.has(lower) || MODALS.has(lower) || (at > 0 && SUBJECT_PRONOUNS.has(lower)) || /^(?:you|an|to)$/u.test(lower),
  );
  const last = tokens.at(-1)?.lower ?? '';
  // "2 tills": a plural behind a figure, whatever else the word may be.
  const isThing = isCommonNoun(last) || isCommonNoun(singularOf(last)) || /\d \p{L}+s$/u.test(text);
  return isThing && (!holdsVerb || /^(?:we|it)(?:['’]|\s(?:are|is)\b)/iu.test(text)) && orderCertainty(tokens, 0) < 2;
}

function bare(sentence: string): string {
  return sentence.trim().replace(/[\s.!]+$/u, '');
}
