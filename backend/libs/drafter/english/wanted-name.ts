import { capitalise, countWords } from '../text/words.js';
import { isPersonNoun, isTeamNoun, singularOf } from './lexicon/words.js';
import { PERSONAL } from './name-phrase.js';
import { MAX_NAME_WORDS, type Topic, topic } from './topic.js';
import { tellsTask } from './wish-words.js';

const KIND =
  '(?:sop|standard operating procedure|procedure|process|work instructions?|instructions?|guide|checklist|protocol|policy|routine|plan)';
const WISH =
  '(?:write|draft|create|make|prepare|produce|develop|put together|set up|need|want|like|love|require|give (?:me|us))';
/** "Write an incident response procedure for our product team": what it is called, and who is to read it. */
const NAMED_FOR_READERS = new RegExp(
  `^(?:.{0,80}?\\b)?${WISH} (?:me |us |up )?(?:to have )?(?:an?|the|our|one) (?<name>(?!(?:short|simple|new|clear|written|brief|quick|good|proper|detailed|standard|common|single|small|one-page)\\b)[\\p{L}&-]+(?: [\\p{L}&-]+){0,3}) (?<kind>${KIND}) for (?:the |our |my |all )(?<readers>[\\p{L} -]{3,40})$`,
  'iu',
);
/** "I would like our kiln procedure in writing", "… to have the return of a key as a procedure for the porters" */
const IN_WRITING = new RegExp(
  `\\b(?:like|want|need|love|require)(?: to (?:have|get|see))? (?:the|our|my) (?<name>\\p{L}[\\p{L}’' -]{2,60}?) (?:(?:put |set |laid )?(?:in writing|on paper)|as an? (?:written |clear |proper |short )?${KIND}|(?:properly |clearly |finally |all )?(?:written (?:down|up|out)|described|documented|set out|put down|laid down|spelled out|formali[sz]ed))(?: (?:properly|clearly|once and for all|for once|at last))*(?<rest>(?:,? (?:from|for) [^,;:.]{3,80})?)$`,
  'iu',
);
/** "Make a procedure from our temperature table, it hangs in the cold store" */
const FROM_SHEET = new RegExp(
  `^(?:.{0,60}?\\b)?(?:make|write|create|draft|do|prepare|get) (?:me |us )?(?:an?|the|one) (?:[\\p{L}-]+ )?${KIND} (?:from|out of|of|based on) (?:our|the|my|this|that) (?<name>(?:[\\p{L}-]+ ){1,3}(?:table|sheet|list|chart|plan|poster|notice))\\b(?! (?:below|above))(?<rest>.*)$`,
  'iu',
);
/** "please help me to do the SOP for joining of crew" */
const HELP = new RegExp(
  `\\b(?:help|assist|support) (?:me|us)(?: (?:to|in|with))?(?: (?:do|doing|make|making|write|writing|prepare|preparing|create|creating|draft|drafting))? (?:the|an?|our|my|one) (?:[\\p{L}-]+ ){0,2}${KIND} (?:for|on|of|about) (?<name>\\p{L}[^,;:.]{3,80})$`,
  'iu',
);
/** "As discussed, test results from Monday on" */
const FROM_DAY_ON =
  /^(?:dear \p{L}+, )?(?:as (?:discussed|agreed|promised|announced|decided)[,:]? )?(?:the )?(?<name>(?!(?:as|and|but|please|we|i|you|it)\b)[\p{L}-]+(?: [\p{L}-]+){0,4}) (?:from|as of|starting) (?:next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|now|today|tomorrow|week|month|\d{1,2}(?:st|nd|rd|th)? \p{L}+)(?: on(?:wards?)?)[.:\s]*$/iu;
/** "After the mix-up at the fair we are going to do vouchers properly" */
const DO_PROPERLY =
  /\b(?:we|i)(?:['’]re| are| am|['’]m)? (?:going to|gonna|will|want to|have decided to|need to) (?:do|handle|treat|manage|tackle) (?<name>(?!(?:it|this|that|things|them|everything)\b)[\p{L}-]+(?: [\p{L}-]+){0,2}) (?:properly|differently|better|right|seriously)(?: (?:from now on|this time|now|this year|in future|for once))*$/iu;
/** "this is for the get out at the end of a run", "it's about bringing someone into our care when …" */
const THIS_IS_FOR =
  /^(?:(?:okay|ok|so|right|well)[,\s]+)*(?:this|that|it)(?: is|['’]s) (?:for|about) (?<name>(?:the|our|an?) \p{L}[^,;:.]{3,70}|\p{L}{2,}ing (?!(?:is|are)\b)[^,;:.]{3,70}?(?=\s(?:when|if|while|because|so)\b|$))(?<rest>.*)$/iu;
/** Where something is done, and not what. */
const PLACE =
  /\b(?:home|shop|store|farm|office|hotel|kitchen|school|club|yard|site|hall|clinic|practice|ward|museum|library|station|warehouse|depot|company|firm|crew|restaurant|caf[eé]|bakery|workshop|studio|garage|people|ones?)$/iu;
/** "turn this into an SOP for our guides and clerks, river boats of a holiday park": who reads it, and then what it is about. */
const BESIDE_READERS = new RegExp(
  `^(?:.{0,60}?\\b)?(?:${WISH}|(?:turn|make|convert|rework) (?:this|these|it|the following) into) (?:me |us )?(?:an?|the|one) (?:[\\p{L}-]+ )?${KIND} for (?:the |our |my |all )(?<readers>[\\p{L} -]{3,50})[,;] (?<name>[\\p{L}’' -]{5,60})$`,
  'iu',
);
/** "I need SOP for watering and for to enter after watering": English of somebody who learns it. */
const FOR_TO = new RegExp(`\\b${WISH} (?:an? |the )?${KIND} for (?<name>\\p{L}{3,}ing)(?= and for to\\b)`, 'iu');
const NO_NAME = /\b(?:this|that|it|them|these|those|everything|something|all)\b/iu;
const CASE_BEHIND = /\s(?:when|if|while|because|since|so that)\s.*$/iu;

/** A longer sentence is no wish. */
const MOST_LENGTH = 400;

/** What a wish calls the procedure beside what is said of the text: who reads it, that it is to be on paper, from what it is made. */
export function wantedName(text: string): Topic | null {
  if (text.length > MOST_LENGTH) return null;
  const told = text.replace(/[\s?!.]+$/u, '');
  const { name = '', kind = '', readers = '' } = NAMED_FOR_READERS.exec(told)?.groups ?? {};
  if (name !== '' && isReaders(readers) && !NO_NAME.test(name))
    return topic(/^sop|^standard/iu.test(kind) ? name : `${name} ${kind}`, '', { scope: `For the ${readers}` });
  const written = IN_WRITING.exec(told)?.groups;
  if (written?.['name'] && isShort(written['name'])) {
    const behind = (written['rest'] ?? '').replace(/^,?\s/u, '');
    // "… from the invoice to the letter" is of the work, "… for the porters" is who reads it.
    return topic(`the ${written['name']}`, '', { scope: behind === '' ? null : capitalise(behind) });
  }
  const sheet = FROM_SHEET.exec(told)?.groups;
  if (sheet?.['name']) return topic(`the ${sheet['name']}`, (sheet['rest'] ?? '').replace(/^[\s,]+/u, ''));
  const helped = HELP.exec(told)?.groups?.['name'];
  if (helped) return topic(helped);
  const doing = FOR_TO.exec(told)?.groups?.['name'];
  if (doing) return topic(doing);
  const beside = BESIDE_READERS.exec(told)?.groups;
  const what = beside?.['name'] ?? '';
  if (what !== '' && isReaders(beside?.['readers'] ?? '') && tellsTask(`the ${what}`) && isShort(what))
    return topic(`the ${what}`);
  const day = FROM_DAY_ON.exec(told)?.groups?.['name'];
  if (day && isShort(day)) return topic(`the ${day}`);
  const handled = DO_PROPERLY.exec(told)?.groups?.['name'];
  if (handled) return topic(`handling ${handled}`);
  return forTopic(told);
}

function forTopic(text: string): Topic | null {
  const { name = '', rest = '' } = THIS_IS_FOR.exec(text)?.groups ?? {};
  const thing = name.replace(CASE_BEHIND, '');
  const bare = thing.split(/\s(?:at|in|on|of|for|from|to)\s/iu)[0] ?? '';
  if (thing === '' || rest.trim().split(' ').length > 12 || PLACE.test(bare) || isReaders(bare) || !isShort(thing))
    return null;
  // "the new girl": somebody whom it is for.
  return /\bnew\b/iu.test(bare) ? null : topic(thing);
}

function isShort(name: string): boolean {
  return (
    countWords(name) <= MAX_NAME_WORDS && !name.split(' ').some((word) => PERSONAL.test(word)) && !NO_NAME.test(name)
  );
}

/** "product team", "lifeguards and duty managers" */
function isReaders(name: string): boolean {
  return name.split(/ and |, /iu).every((one) => {
    const last = one.toLowerCase().split(' ').at(-1) ?? '';
    return isTeamNoun(last) || isPersonNoun(singularOf(last)) || /^(?:staff|people|starters|volunteers)$/u.test(last);
  });
}
