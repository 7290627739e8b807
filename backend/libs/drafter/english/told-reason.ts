const OPENING = '^(?:(?:and|so|but|also|well|ok|okay|because)[,\\s]+)*';
/** All that is told, and no single thing of it. */
const ALL_THIS =
  '(?:(?:all|most|any|half) (?:of )?)?(?:this|that|it|these(?: rules| steps| checks)?|the (?:rules?|procedure|sop|fuss|paperwork|above|whole thing))';
const WE = '(?:we|you|i|they|everyone|everybody|all of us)';

const PATTERNS = [
  // "Reason for all this is the audit", "the main reason why we do it is …"
  `${OPENING}(?:(?:the|our|my|one|another) )?(?:(?:main|real|only|whole|other|big|simple) )*reasons? (?:(?:for|behind|why) (?:${ALL_THIS}|${WE} (?:do|did) ${ALL_THIS}(?: this way| like this)?) )?(?:is|are|was|were|being)\\b`,
  // "All of this because the inspector found mould"
  `${OPENING}${ALL_THIS}(?: is| comes| came| exists| happens)?(?: all| only| mainly| just| mostly| simply)? (?:because|since the|due to|on account of|thanks to)\\b`,
  // "We must do this because …", "we do it this way since …"
  `${OPENING}${WE} (?:all |only |mainly |really )*(?:must |have to |need to |should |now )*do ${ALL_THIS}(?: this way| like this| so| that way)?,? (?:because|since (?!\\d)|as (?=(?:the|our|a|an|we|it)\\b))`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** Whether a sentence says only why all of this is done: "We must do this because tipping off is an offense". */
export function tellsReason(sentence: string): boolean {
  const text = sentence.trim();
  // "The reason for this must be noted": a duty.
  return PATTERNS.some((pattern) => pattern.test(text));
}
