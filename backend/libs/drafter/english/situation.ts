import { readClause } from './clause.js';
import { saysWhoWeAre } from './firm-line.js';
import { leadsIn } from './lead-ins.js';
import { tokenise } from './tokens.js';
import { tellsReason } from './told-reason.js';
import { tellsFirm, tellsSetting } from './told-setting.js';

const OPENING = String.raw`^(?:(?:so|ok|okay|hi|hello|hey|good (?:day|morning|afternoon|evening)|well|and|but|because|basically|also)[,\s]+)*`;
const COUNT = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|several|a few|a couple of|a dozen)`;
const PLACE =
  '(?:warehouse|shop|store|office|building|site|kitchen|hall|school|hotel|hostel|depot|yard|garage|plant|farm|clinic|practice|ward|museum|library|station|company|team|crew|business|club|restaurant|caf[eé]|bakery|workshop|studio|salon|gym|pool|theat(?:re|er)|campsite|department|centre|center)';
const PEOPLE = '(?:people|ppl|persons|staff|guys|girls|men|women|employees|colleagues|volunteers|workers|of us)';
const ANIMALS =
  '(?:colonies|hives|bees|hens|chickens|ducks|goats|sheep|cows|cattle|horses|ponies|pigs|dogs|cats|birds|animals)';
const DOCUMENT = '(?:procedure|process|sop|version|rules?|manual|instructions?|checklist|guide|policy|form|document)';
const WRITTEN = '(?:procedure|sop|process|checklist|instructions?|guide|manual|write-?up|document)';
const FAMILY =
  'wife|husband|partner|father|mother|dad|mum|mom|brother|sister|son|daughter|parents|family|uncle|aunt|cousin|grandfather|grandmother|business partner|co-owner';
const INSTITUTION =
  '(?:insurance|insurers?|insurance company|auditors?|inspectors?|authority|authorities|council|ministry|head office|boss|management|board|committee|bank|landlord|law|franchise|owners?)';

/** "I manage a hostel with 40 beds", "I run the loading team at a depot", "my husband and I own a farm shop": who writes. */
const WHO_WRITES = new RegExp(
  `${OPENING}(?:(?:i|we)(?: both)? (?:manage|own|supervise) (?:(?:an?|our|my|two|three)\\b|the [^,;:.]{0,30}\\b${PLACE}s?\\b)|(?:i|we) (?:run|lead|head|operate|am in|are in|work (?:at|in|for|on)) (?:an?|the|our|my|two|three) [^,;:.]{0,30}\\b${PLACE}s?\\b|i work (?:nights|days|weekends|part-?time|full-?time|shifts)\\b|(?:i|we) keep (?:about |around )?\\d+ (?:\\p{L}+ ){0,2}${ANIMALS}\\b|(?:i|we) look after (?:the|our|an?) [^,;:.]{2,40} (?:at|in|for|of) (?:an?|the|our)\\b|(?:i|we) share (?:the|our|an?) [^,;:.]{2,40} with\\b|my \\p{L}+ and i (?:own|run|have|manage|keep|look after)\\b)`,
  'iu',
);
/** "Our warehouse has three docks", "the team is four people", "I have two helpers since spring", "we're about 12 ppl": how much there is. */
const HOW_MUCH = new RegExp(
  `${OPENING}(?:(?:(?:our|my) (?:\\p{L}+ )?\\p{L}+|the (?:\\p{L}+ )?${PLACE}) (?:has|have|consists of) (?:only |just |about |around )?(?:an?|no|one|${COUNT})\\b|(?:our|my|the) ${PLACE} is (?:only |just |about |around )?${COUNT} ${PEOPLE}\\b|(?:i|we) have (?:since \\p{L}+ |now |only |just )?(?:about |around )?${COUNT} (?:new )?(?:\\p{L}+ )?(?:helpers?|drivers?|vans?|trucks?|sites?|docks?|rooms?|beds?|tables?|ovens?|shops?|trainees?|apprentices?|assistants?|instructors?|${PEOPLE})\\b(?!\\s\\p{L}+\\s(?:the|it|them|an?|all)\\b)|(?:i|we)(?:['’]ve got| have got| have) (?:only |just |about |around )?${COUNT} (?:(?!\\b(?:to|the|it|them|who|that)\\b)[\\p{L}\\d -])+$|we are open\\b|there are (?:only |just |about )?${COUNT} of us\\b|we(?: are| r|['’]re) (?:(?:only|just|like|about|around|maybe|roughly) )*${COUNT} ${PEOPLE}\\b)`,
  'iu',
);
/** "New guy starts Monday": why it is written now. */
const STARTS =
  /^(?:(?:so|and|but|because)[,\s]+)*(?:(?:the|our|an?|my|two|three|some) )?(?:new|next) \p{L}+(?: \p{L}+)? (?:starts?|begins?|joins?(?: us)?) (?:(?:on|this|next|in|the) ){0,2}(?:\d{1,2}(?:st|nd|rd|th)|\p{L}+day|week|month|tomorrow|monday|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|soon)\b(?:[^,;:]{0,20}|,? (?:and|so) i\b.{0,80})$/iu;
/** "The insurance asks for it", "the board has decided that everything is documented": who wants the text. */
const WANTED_BY = new RegExp(
  `${OPENING}(?:(?:the|our|my) )?${INSTITUTION} (?:(?:asks?|asked) for|wants?|wanted|requires?|required|needs?|insists? on|insisted on) (?:it|this|that|an? (?:written )?${DOCUMENT}|us to have|everything)\\b|${OPENING}(?:(?:the|our|my) )?${INSTITUTION} (?:has |have )?(?:decided|announced|agreed|told us)\\b`,
  'iu',
);
/** "Nobody agrees on how this is done", "everyone does it differently", "they keep asking me the same": what is amiss. */
const AMISS = new RegExp(
  `${OPENING}(?:nobody|no one|not everyone|no two people) (?:really |ever )?(?:knows?|agrees?|remembers?|understands?) (?:how|what|where|who|on|about)\\b|${OPENING}(?:everyone|everybody|each of us) does (?:it|this|things) (?:differently|(?:in )?(?:his|her|their) own way)|${OPENING}(?:they|people|(?:my|our|the) \\p{L}+(?: \\p{L}+)?) (?:always |all )?keeps? (?:asking|forgetting|complaining)\\b|${OPENING}(?:the|our|my|some|many) \\p{L}+ (?:often |always |sometimes )?complain(?:s|ed)? (?:about|that|of)\\b|${OPENING}(?:the|our|my) (?:new |old )?\\p{L}+s? keep (?:on )?\\p{L}+ing\\b|\\b(?:something|things|it) (?:always |still )?keeps? going wrong\\b|${OPENING}i(?: am|['’]m) the only (?:one|person) (?:here )?who (?:knows|can|does)\\b|^the (?:old|previous|last|former|current) ${DOCUMENT}\\b[^,;:]{0,20} (?:no longer|doesn['’]?t|does not|is (?:out of date|outdated|useless|too (?:long|old|short))|was|is from|got lost|has (?:got|been) lost|is lost)\\b`,
  'iu',
);
/** "Most of our drivers don't speak English well", "drivers come from four different companies": who they are. */
const WHO_THEY_ARE = new RegExp(
  `${OPENING}${COUNT} of (?:us|my|our) (?:\\p{L}+ )?(?:do|take|share) (?:this|it|turns)\\b|${OPENING}${OPENING}(?:most|many|some|half|a lot|${COUNT}) of (?:our|my|the) \\p{L}+(?: \\p{L}+)? (?:do(?:n['’]?t| not) (?:speak|read|know|have|understand)|can(?:['’]?t|not) (?:read|speak|drive)|are (?:new|old|over|under|temps?|volunteers|students|part-?time|seasonal|untrained|beginners)|come from|speak|live|have never)\\b|${OPENING}(?:(?:our|my|the) )?\\p{L}+s come from (?:all|many|several|different|${COUNT})\\b`,
  'iu',
);
/** "I'd like my two instructors to do it too", "you already have our address list" */
const FOR_WHOM =
  /^(?:and )?(?:i|we)(?:['’]d| would) (?:like|love|prefer) (?:my|our|the|all|every|both|each)\b[^,;:]{3,50} to (?:do|use|follow|have|know|learn) (?:it|this|that|the same)\b[^,;:]{0,30}$|^you already (?:have|know|got)\b/iu;
/** "We don't have a budget", "you can't imagine how often this happens", "the van is rented" */
const HOW_IT_IS =
  /^(?:(?:so|and|but|because|also|ok)[,\s]+)*(?:(?:i|we) (?:really )?(?:do(?:n['’]?t| not)|have(?:n['’]?t| not)) (?:really |even )?(?:like|have (?!to\b)|know|understand|own|speak|trust|think|believe|mind|got|care)\b|you (?:can(?:['’]?t|not)|would(?:n['’]?t| not)) (?:imagine|believe)\b|(?:the|our|my) (?:\p{L}+ )?\p{L}+ (?:is|are) (?:only |just |also )?(?:rented|leased|borrowed|shared) (?:with|from|by|until|for)\b|i(?: would|['’]d) (?:like|prefer) (?:it|this|that) (?:to be |as |very |rather )?(?:short|simple|brief|formal|clear|plain)\b)/iu;
const RULE = /\b(?:must|shall|has to|have to|may not|never|please|make sure)\b/iu;
/** "So it has to be on paper": what is asked for, and no rule of the work. */
const ON_PAPER =
  /\b(?:must|shall|has to|have to|needs? to|should|ought to) (?:now |finally |all )?(?:be (?:on paper|in writing|written (?:down|up|out)|put (?:on paper|in writing|down)|documented)|go (?:on paper|in writing))\b/giu;
/** "We are a four-person workshop in Shropshire and …", "I chair the trust that …", "We lease eleven acres and sell to thirty restaurants" */
const OUR_BUSINESS =
  /^(?:(?:so|ok|okay|hi|hello|good (?:day|morning|afternoon|evening)|and|but|because|also|well)[,\s]+)*(?:(?:i|we)(?: am| are|['’]m|['’]re) (?:basically |really |just |mostly )?(?:an?|one of|part of|two|three|four|five) (?!(?:must|bit|little|lot|minute|hour)\b)(?:\p{L}[\p{L}-]*[\s,]){1,6}|(?:i|we) (?:chair|lease|rent|own|employ|specialize in|specialise in|belong to|cater for|supply|breed) (?:an?|the|our|about|around|up to|some|to|\d+|\p{L}+ (?:acres|hectares|people|restaurants|shops|sites|farms|buildings))\b|my name is \p{L}|i am (?:the )?(?:\p{L}+ ){0,2}(?:supervisor|manager|foreman|chief|head|owner|lead|leader|boss|director|coordinator|responsible) (?:of|at|in|for)\b|(?:i|we)(?:['’]re| are|['’]m| am) up to (?:about |around )?\d|(?:i|we) sell (?:mostly |mainly |only )?to\b|i run [^,;:.]{3,40} (?:on|at|in|for) an? \p{L}|i(?: am)? work(?:ing)? (?:in|at|for|as) (?:an? )?(?!(?:the|this|that|pairs?)\b)[^,;:.]{3,40}(?:, (?:where )?i am\b|$))/iu;
/** "I coordinate volunteers at Open Door": a name tells where somebody works. */
const WORKS_FOR =
  /^(?:I|We) (?:coordinate|organi[sz]e|direct|chair|teach|volunteer|serve|lead|manage|run|head|represent)\b[^,;:.]{0,40} (?:at|for|of|in) \p{Lu}/u;
/** "I want my new helpers to do nails like I do" */
const AS_WE_DO =
  /^(?:(?:so|and|but|because|also|ok)[,\s]+)*(?:i|we) (?:really |just |now |also )?(?:want|need|would like|expect) (?:(?:my|our|the|all|every|both|each) [^,;:]{2,40}|everyone|everybody|them|people) to (?:do|handle|use|follow|work|run)\b[^,;:]{0,40} (?:like|the way|as|the same way as|exactly as) (?:i|we)\b/iu;
/** "the broker is charging us £45", "third query this month" */
const HAPPENS_TO_US =
  /^(?:the|our|my|a|\p{Lu}\p{Ll}+)\s(?:\p{L}+ )?(?:is|are) (?:now |still |always |already )?\p{L}+ing (?:us|me)\b(?! (?:to|if|when)\b)|^(?:(?:the|our|this is the) )?(?:second|third|fourth|fifth|sixth|\d+(?:nd|rd|th)) [\p{L} ]{3,40} (?:this|in (?:a|one)) (?:week|month|year|quarter)$/iu;
/** "I manage the cold room for a flower importer" */
const MANAGES =
  /^(?:(?:so|ok|okay|well|hi|hello)[,\s]+)*(?:i|we) (?:manage|supervise|coordinate|direct|head|own|run) (?:the|an?|our|my|two|three|four) [^,;:.]{3,40} (?:for|at|of|in) (?:an?|our|my) \p{L}/iu;
/** "I've been at this forty-one years", "Bram thinks it is too short", "he has not said how long" */
const LONG_AT_IT =
  /^(?:(?:so|ok|okay|well|and|but|now|look|listen)[,\s]+)*(?:i|we)(?:['’]ve| have) been (?:at|doing|in|with|here|running|working|around)\b[^.;]*\b(?:years?|decades?|months?|seasons?)\b/iu;
const HOLDS_FOR_TRUE =
  /^(?:p\.?s\.?:? )?(?:(?!(?:The|An?|For|In|On|At|If|When|Any|All|Each|Every|No|Our|My|Your|This|That|With|After|Before|Until|Some|Both)\b)\p{Lu}\p{Ll}+|he|she|they|the \p{L}+) (?:thinks?|believes?|reckons?|guess(?:es)?|hopes?|suspects?|claims?|(?:has|have|had) (?:not|n['’]t|never) said (?:how|what|when|why|who|where|if|whether))\b/u;
/** "After the mix-up at the fair I want the orders handled in the same way everywhere": why a text is written. */
const DONE_ALIKE =
  /^(?:(?:after|since|because of|following|given) [^,;:.]{3,80}?,? )?(?:i|we)(?: would|['’]d)? (?:really )?(?:want|like|need|expect) (?:all |every |each )?(?:of )?(?:(?:the|our|my|these|this|it) ?)?[^,;:.]{0,50}? (?:to be )?(?:handled|done|dealt with|treated|run|carried out|managed|processed|worked) (?:(?:in )?(?:exactly )?(?:the same|one|a single|a uniform|the right|a consistent|this|the following) (?:way|manner|fashion)|alike|uniformly|consistently|the same)\b[^,;:]{0,60}$/iu;
/** "I manage 212 flats for three landlords", "my wife and I keep 300 hens": how big a business is. */
const HOW_BIG = new RegExp(
  `${OPENING}(?:(?:i|we|my (?:${FAMILY}) and (?:i|me)) (?:both |now |currently )?(?:manage|own|farm|milk|breed|look after|let out|rent out|cater for)|my (?:${FAMILY}) and (?:i|me) (?:run|keep|have|lease|rent|grow|raise|operate|bake|make|sell)) (?:about |around |some |over |nearly |roughly |up to |more than )?(?:an?|\\d[\\d,.]*|${COUNT}) (?:\\p{L}|\\d)`,
  'iu',
);
/** "We have a travel hoist and lift about 30 boats a week" */
const WHAT_IT_TAKES = new RegExp(
  `${OPENING}(?:i|we)(?:['’]ve got| have(?: got)?| own| run| use) (?:an?|the|one|${COUNT}) [^,;:.]{3,60} (?:and|which|that) (?:we )?\\p{L}+ (?:about |around |some |over |nearly |roughly |up to |more than |maybe )*(?:\\d[\\d,.]*|${COUNT}) [^,;:.]{2,40} (?:a|an|per|each|every) (?:hour|day|week|month|year|season|night|shift)\\b`,
  'iu',
);
/** "Each of them handles late rent in his own way", "I would like one way" */
const MANY_WAYS =
  /\b(?:each|every|everyone|everybody|all|both)\b[^,;:.]{0,60}\b(?:in )?(?:his|her|their|his or her|a different|our) own (?:ways?|fashion|manner|style)$|^(?:(?:and|but|so)[,\s]+)*(?:i|we)(?: would|['’]d)? (?:really |just |now )?(?:like|want|need) (?:one|a single|the same|a common) (?:way|method|system|approach|standard|routine)(?: (?:for|of) [^,;:.]{2,40})?$/iu;
/** "So the antibiotic side has to be on paper" */
const SIDE_ON_PAPER = new RegExp(
  `${OPENING}(?:the|our|all of this|all this)(?: [\\p{L}-]+){0,3}(?<=this|side|part|bit|business) ${ON_PAPER.source}`,
  'iu',
);
/** "Then comes the risk score", "rota to follow", "next meeting 11 June": what comes, and nobody does it. */
const WHAT_COMES =
  /^(?:(?:and )?(?:then|next|first|last|after that|finally|now)[,\s]+(?:comes?|follows?) (?:the|an?|our|your) (?:[\p{L}-]+ ?){1,4}|(?!(?:the )?(?:steps?|rules?|instructions?|procedures?|things?|points?)\b)\p{L}[^,;:.]{2,40} to follow(?: (?:shortly|soon|later|separately|next week|by [\p{L}\d ]{2,20}))?|(?:date of )?(?:the )?next (?:meeting|session|review meeting|committee)\b[^;.]{0,60}\d[^;.]{0,30})$/iu;
/** "The boss is away": of the present time. */
const BOSS_AWAY =
  /^(?:\p{L}[\p{L} ]{2,30}, )?(?:(?:the|our|my) )?(?:boss|manager|mgr|owner|director|supervisor|chief|practice manager|office manager)(?:['’]s| is) (?:away|off|off sick|sick|ill|on (?:leave|holiday|vacation)|not (?:here|in)|out)(?: (?:now|today|this week|until .{2,20}|till .{2,20}))?(?:(?: and|,| [+&]) [^.;:]{2,40})?$/iu;
/** "Ours is from 2009", "what we have is one page": the text there is. */
const OURS_IS =
  /^(?:(?:and|but|because|so)[,\s]+)*(?:ours|(?:what|the one|the (?:sheet|version|text|procedure|sop)) we have(?: got)?(?: now)?) (?:is|was|dates|comes) (?:still |only |just |back )?(?:from|to|an? (?:single |old |short )?(?:pages?|sheets?|notes?|drafts?|copy)|one page|out of date|outdated|old|useless)\b.{0,60}$/iu;
/** "Our accounting office does payroll for about 60 firms and we have had two late filings": what we do for a living. */
const FOR_SO_MANY = new RegExp(
  `${OPENING}(?:our|my) (?:\\p{L}+ ){1,3}(?:does|handles|supplies|serves|services|looks after|maintains|manages|cleans|delivers|provides|prepares|covers|repairs|runs) (?:[\\p{L} -]{3,30}? (?:for|to|at|in) )?(?:about |around |over |nearly |roughly |some |up to |more than )?(?:\\d+|${COUNT}) (?!(?:times|days?|hours?|minutes?|weeks?|months?|am|pm)\\b)(?:\\p{L}+ ?){1,3}(?:,? (?:and|but) (?:we|there|it|they|i)(?:['’]ve| have|['’]s| has)? (?:had|been|already had|lost|got)\\b[^;:]{3,80})?$`,
  'iu',
);
/** "Our 40-berth marina needs a mooring procedure", "we could use a short guide on this" */
const NEEDS_TEXT = new RegExp(
  `${OPENING}(?:(?:our|my) [^,;:.]{2,40}?|we|i) (?:really |now |urgently |still )?(?:needs?|lacks?|wants?|could use|could do with|would like|(?:is|are) missing) (?:an?|one|our own|some|its own) (?:[\\p{L}-]+ ){0,4}?${WRITTEN}\\b(?:,? (?:for|on|about|of|that|which|so|as|because)\\b[^;:]{2,120})?$`,
  'iu',
);
/** "We let out bikes and our staff decide too differently, so please write one procedure for everybody" */
const SO_WRITE_ONE = new RegExp(
  `${OPENING}(?:we|i|our|my)\\b[^;:.]{8,160}[,;]? (?:so|and so|hence|therefore|which is why)[, ]+(?:now )?(?:please |pls |can you |could you )?(?:(?:i|we)(?:['’]d like| would like| want| need| would love)|write|make|draft|create|draw up|put together) (?:me |us )?(?:an?|one|our own|some) (?:[\\p{L}-]+ ){0,4}?${WRITTEN}\\b[^;:]{0,140}$`,
  'iu',
);
/** "We build booking software for about 900 schools and have eleven engineers" */
const MADE_FOR_SO_MANY = new RegExp(
  `${OPENING}we (?:make|build|sell|produce|develop|grow|provide|offer|supply|run|do|handle|clean|maintain|repair) (?!the\\b|it\\b|them\\b|an?\\b|every\\b|all\\b|\\d)[\\p{L} -]{3,40}? (?:for|to|at|in) (?:about |around |over |nearly |roughly |some |up to |more than )?(?:\\d[\\d,.]*|${COUNT}) (?!(?:times|days?|hours?|minutes?|weeks?|months?|degrees|am|pm)\\b)(?:\\p{L}+ ?){1,3}(?:,? and (?:we )?have [^;:]{2,60})?$`,
  'iu',
);
/** "Can whoever keeps taking the forklift key home please stop": what somebody is asked to leave off, beside the work. */
const PLEA =
  /^(?:(?:and|also|ps|oh|so|finally|lastly|one more thing)[:,\s]+)*(?:can|could|would|will) (?:whoever|the person (?:who|that)|people|everyone|everybody|you (?:lot|guys|all)) [^;:?]{3,90}\b(?:please |pls |just |finally ){0,2}(?:stop(?: (?:it|that|doing (?:it|that|so)))?|own up|pack it in|quit it)(?: (?:please|now|thanks|doing (?:it|that|so)))*$/iu;
const PATTERNS = [
  NEEDS_TEXT,
  SO_WRITE_ONE,
  MADE_FOR_SO_MANY,
  FOR_SO_MANY,
  OURS_IS,
  BOSS_AWAY,
  WHAT_COMES,
  SIDE_ON_PAPER,
  HOW_BIG,
  WHAT_IT_TAKES,
  MANY_WAYS,
  DONE_ALIKE,
  HAPPENS_TO_US,
  MANAGES,
  LONG_AT_IT,
  HOLDS_FOR_TRUE,
  WHO_WRITES,
  HOW_MUCH,
  STARTS,
  WANTED_BY,
  AMISS,
  WHO_THEY_ARE,
  FOR_WHOM,
  HOW_IT_IS,
  WORKS_FOR,
  AS_WE_DO,
  OUR_BUSINESS,
];

/** Whether a sentence tells who asks, how things are there and why it is written down, and nothing of the work itself. */
export function tellsSituation(sentence: string): boolean {
  const text = withoutStop(sentence);
  if (tellsReason(text) || saysWhoWeAre(text) || PLEA.test(text) || tellsSetting(text) || leadsIn(text)) return true;
  // "which I never want to do again" is no rule of the work.
  const isRule =
    RULE.test(text.replace(/\b(?:i|we|who['’]ve) never\b/giu, '').replace(ON_PAPER, '')) && !WANTED_BY.test(text);
  return !isRule && PATTERNS.some((pattern) => pattern.test(text));
}

/** "Our kiln is old", "we are a crew of seven", "the hall belongs to the church" */
const OF_OURS = /^(?:we|i|our|my|most of (?:it|them|us))(?:['’](?:re|m|s))?\b[^,;:\d]{3,80}$/iu;
const HAPPENS =
  /\b(?:if|when|unless|until|once|before|after|only|should|needs?|allowed|forbidden|job|task|duty|turn|responsible|supposed)\b|\b(?:is|are|am) (?:\p{L}+ )?to\b/iu;

/** "I groom about 20 dogs a week" */
const HOW_OFTEN = new RegExp(
  `${OPENING}(?:i|we) (?!(?:check|clean|test|send|call|ring|count|wash|must|should)\\b)\\p{L}+ (?:something like |about |around |roughly |some |over |up to |more than |maybe |only )?${COUNT} (?:\\p{L}+ ){1,3}(?:a|per|each|every) (?:day|week|month|year|season|night|shift)\\b`,
  'iu',
);
/** "We are growing (from 6 to 31 volunteers)", "we're slowly replacing all scales" */
const UNDER_WAY =
  /^(?:(?:so|and|but|because|also|ok|now|currently)[,\s]+)*(?:we|i)(?: are| am|['’]re|['’]m) (?:(?:still|now|just|always|also|only|\p{L}+ly) )?(?!(?:going|doing|using|having)\b)\p{L}+ing\b(?! (?:for|after) (?:an?|the|some)\b)/iu;

/** Whether a sentence is about whoever asks, so that its "I" stays. */
export function tellsOfWriter(sentence: string): boolean {
  return tellsSituation(sentence) || HOW_OFTEN.test(sentence);
}

/** Whether a sentence before the work says only how something of ours is: in the work it may be what is looked at. */
export function tellsState(sentence: string, people: ReadonlySet<string>): boolean {
  const text = withoutStop(sentence);
  if (tellsFirm(text)) return true;
  if (HOW_OFTEN.test(text) || (UNDER_WAY.test(text) && !HAPPENS.test(text) && !RULE.test(text))) return true;
  if (!OF_OURS.test(text) || HAPPENS.test(text) || RULE.test(text)) return false;
  return readClause(tokenise(text), { people, previous: null }).clause.form === 'state';
}

function withoutStop(sentence: string): string {
  return sentence.trim().replace(/[.!]+$/u, '');
}
