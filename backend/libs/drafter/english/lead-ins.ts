import { MODALS } from './lexicon/closed-classes.js';
import { tokenise } from './tokens.js';

const AFTER_WHAT = '(?:(?:following|after|since|because of|given|in view of) [^,;:]{3,80}?,? )?';
const RULE = /\b(?:must|should|shall|has to|have to|needs? to|please|make sure|if|when|unless|until|before|after)\b/iu;

/** "What happens next depends on the value", "the fee depends on size": what the cases below are told by. */
const DEPENDS =
  /^(?:(?:what|how|who|which|where)\b[^,;:.]{2,60}|(?:the|our|this|that|it|everything|all(?: of)? (?:this|that))\b[^,;:.]{0,40}?|(?:the rest)) depends? (?:only |entirely |mostly |mainly )?(?:on|upon) [^,;:.]{2,50}$/iu;
/** "Following the mess at the depot I want to set down how handovers work from 1 June" */
const SETS_DOWN = new RegExp(
  `^${AFTER_WHAT}(?:i|we)(?:['’]d| would)? (?:really |now |just )?(?:want|need|like|have decided|decided|have agreed|agreed|thought i(?:['’]d| would)) (?:to )?(?:set|write|put|lay|get|note|pin|spell) (?:(?:down|out|up|in writing|on paper|clearly) )*(?:how|what|who|when|which|the (?:rules|steps|procedure|process|way))\\b[^;:]{2,100}$`,
  'iu',
);
/** "Most of supervisors read English but not so well", "half of them speak only Polish": who they are. */
const LANGUAGES =
  /^(?:most|many|some|half|a lot|all|few|none|both|nearly all|\d+|two|three|four|five|six)(?: of)?(?: (?:the|our|my|these|them|us))?(?: [\p{L}-]+){0,3}? (?:can )?(?:only |just |hardly |barely )?(?:read|speak|understand|know|write)s? (?:only |just |a little |some |basic |little |no |poor |good |hardly any )*\p{Lu}\p{Ll}+\b[^;:]{0,60}$/u;
/** "…, so please use simple words" */
const SO_SIMPLE =
  /,? (?:and )?so (?:please )?(?:use|keep|write|make) [^,;:.]{0,30}\b(?:words?|language|english|sentences|simple|short|plain|easy)\b[^,;:.]{0,20}$/iu;
/** "Most have never seen a balloon up close" */
const NEVER_YET =
  /^(?:(?:and|but) )?(?:most|many|some|half|a lot|few|all|none|both|they)(?: of (?:them|us|our \p{L}+|the \p{L}+|my \p{L}+))? (?:have|has|['’]ve) (?:never|not yet|only ever|hardly ever|rarely) \p{L}+(?:ed|en|wn|ne|ad|ld|t|un|ome|[^e]id|eld)\b[^;:]{0,60}$/iu;
/** "An enquiry can come by phone, through the website or as a referral" */
const CAN_COME =
  /^(?:an?|the|our|each|every|such an?) (?:[\p{L}-]+ ){1,3}(?:can|may|might|could|usually|normally|mostly) (?:also |either )?(?:come(?: in)?|arrive|reach us|be (?:made|received|sent in|placed|submitted|reported)|get here)(?: to us)? (?:by|via|through|over|as|from|on|in|either)\b(?<rest>[^;:]{0,140})$/iu;
/** "The autoclave is a vacuum model running at 134 °C": what a thing is. */
const IS_MODEL =
  /^(?:the|our|my|this|both|all) [^,;:.]{2,50}? (?:is|are) (?:an? )?(?:[\p{L}\d-]+ ){0,4}(?:models?|types?|makes?|kinds?|versions?|brands?|systems?|units?|devices?|machines?|designs?)(?: (?:of|from|by|with|running|working|made|built|that|which|holding|weighing)\b[^;:]{2,80})?$/iu;
/** "We are a rose farm in the valley and we export to an auction and two shops": what a firm is and lives by. */
const FIRM_AND_DOES =
  /^(?:we|i)(?:['’]re| are| am|['’]m) an? [^,;:.]{3,70}?,? and (?:we )?(?:mostly |mainly |only )?(?:sell|export|import|supply|deliver to|serve|grow|breed|produce|make|rent|employ|work for|cater for|repair|clean|look after|run)\b[^;:]{2,120}$/iu;
/** "Tomasz pointed out that nights have two people": what somebody said in a meeting. */
const SAID =
  /^(?:\p{Lu}\p{Ll}+|the \p{L}+(?: \p{L}+)?|(?:some|any)one|somebody|one of (?:us|the \p{L}+)) (?:pointed out|mentioned|noted|remarked|complained|explained|suggested|wondered|argued|reminded (?:us|everyone|all of us))(?: that| whether| if)? (?!(?:in|on|by|at|above|below|during|with|for|under) )\p{L}/u;
/** "Stock meeting, Thu 14 March, meeting room 2" */
const MEETING =
  /^(?:[\p{L}-]+ ){0,4}(?:meeting|minutes|stand-?up|huddle|debrief|team call)(?: (?:of|on|from|for|notes))?,? (?:[\p{L}-]+,? ){0,3}\d{1,2}(?:st|nd|rd|th)?(?:[./]\d{1,2}|,? (?:of )?\p{L}{3,9}\b)[^;:]{0,40}$/iu;
/** "Not agreed: whether to buy more scanners" */
const LEFT_OPEN =
  /^(?:not (?:yet )?(?:agreed|decided)|undecided|still open|open (?:points?|questions?|issues?)|to be decided|tbd)\s?[:–-]\s/iu;
/** "Teachers will read it too, so no accounting jargon" */
const READ_TOO =
  /^[^,;:.]{2,40} (?:will|may|might|should|can|also) (?:also )?(?:read|use|see) (?:it|this)(?: too| as well| also)(?:,? (?:and |so )[^;:]{3,60})?$/iu;
const GOES_ON =
  /\b(?:so|because|which|who|then|we|you|they|he|she)\b|,\s(?:and )?(?:\p{L}+s|is|are) (?:the|it|them|an?)\b/iu;
const MOST_LENGTH = 260;

/** Whether a sentence only says what something depends on, which names no work: "How we answer depends on the guest". */
export function tellsDependence(sentence: string): boolean {
  const text = sentence.trim().replace(/[\s.!]+$/u, '');
  return text.length <= MOST_LENGTH && DEPENDS.test(text);
}

/** Whether a sentence only leads in to what follows: what the cases depend on, who the workers are, what a thing or the firm is. */
export function leadsIn(sentence: string): boolean {
  const text = sentence.trim().replace(/[\s.!]+$/u, '');
  if (text.length > MOST_LENGTH) return false;
  if (SETS_DOWN.test(text)) return true;
  if (
    FIRM_AND_DOES.test(text) &&
    !/\b(?:must|should|shall|has to|have to|please|make sure|so|need|want)\b/iu.test(text)
  )
    return true;
  if (LANGUAGES.test(`${text.charAt(0).toLowerCase()}${text.slice(1)}`) && !RULE.test(text.replace(SO_SIMPLE, '')))
    return true;
  if (SAID.test(text) || LEFT_OPEN.test(text) || READ_TOO.test(text)) return true;
  if (RULE.test(text)) return false;
  if (MEETING.test(text)) return true;
  if (DEPENDS.test(text) || NEVER_YET.test(text)) return true;
  const come = CAN_COME.exec(text)?.groups?.['rest'];
  if (come !== undefined) return !GOES_ON.test(come);
  return IS_MODEL.test(text) && !tokenise(text).some(({ lower }) => MODALS.has(lower));
}

/** "The cancellation rules in one place", "As promised, our terms in short": what stands above them. */
const IN_ONE_PLACE =
  /^(?:(?:as (?:promised|agreed|discussed|requested|asked|announced|you asked)|right|ok|okay|so)[,:]? )*(?:(?:here|below|attached)(?: are|['’]s| is)? )?(?:the|our|my|all(?: the| our)?) [^,;:.]{0,50}?(?:rules|steps|points|procedure|process|policy|terms|conditions|arrangements|routine|instructions|details) (?:all )?(?:in one (?:place|list|go|mail|e-?mail|message|document|page)|in (?:short|brief|writing|full|a nutshell)|at a glance|once (?:more|again)|for reference)$/iu;
/** "Below is mail from our head of field operations" */
const BELOW_IS =
  /^(?:below|attached|underneath|following|here)(?: you (?:find|see)| is| are)? (?:the |an? |my |our )?(?:e-?mails?|mails?|messages?|notes?|transcript|chat|thread|minutes|letter)\b[^;:]{0,80}$/iu;
/** "Here is what has to be in it", "below is everything that should be on the list" */
const WHAT_BELONGS =
  /^(?:here|this|below|that)(?:['’]s| is| are) (?:what|everything(?: that)?|all(?: that)?|the things that) (?:(?:has|have|needs?|ought) to|must|should) (?:be|go|stand|appear|come) (?:in|on|into|onto)(?:side)?(?: (?:it|there|this|the (?:list|checklist|sheet|procedure|sop|text|document|guide)))?$/iu;
/** "pls all give points today itself", "kindly send me your inputs by evening" */
const GIVE_POINTS =
  /^(?:(?:pls|plz|please|kindly|all|everyone|everybody|guys|team|folks|can you|could you)[,\s]+)*(?:give|send|share|add|post|drop|tell)(?: (?:me|us|in|here))? (?:(?:your|all|the|any|some|all your) )?(?:points?|inputs?|comments|suggestions|ideas|feedback|thoughts|remarks)(?: (?:today|tomorrow|here|now|by [\p{L}\d ]{2,20}|in (?:the|this) (?:group|chat|thread)|before [\p{L} ]{2,20}|itself|asap|please|pls|below))*$/iu;
/** "Good morning all", "morning team" */
const GREETS =
  /^(?:very )?(?:good (?:day|morning|afternoon|evening)|namaste|hiya|hello|hi|hey|(?:morning|afternoon|evening)(?=\s))(?: (?:to )?(?:all|everyone|everybody|team|both|sir|madam|folks|guys|friends|colleagues|you all|all of you))*$/iu;

/** Whether a sentence only says of the text that it follows, asks for more of it, or greets. */
export function announcesText(sentence: string): boolean {
  const text = sentence.trim().replace(/[\s.!…:]+$/u, '');
  return (
    text.length <= MOST_LENGTH &&
    [IN_ONE_PLACE, BELOW_IS, WHAT_BELONGS, GIVE_POINTS, GREETS].some((pattern) => pattern.test(text))
  );
}
