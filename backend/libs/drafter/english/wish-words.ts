import { orderCertainty } from './imperative.js';
import { BE, MODALS } from './lexicon/closed-classes.js';
import { tokenise } from './tokens.js';

/** What a procedure is called by those who want one. */
export const DOCUMENT =
  '(?:(?:standard )?operating procedures?(?: \\(sops?\\))?|sops?(?: \\(standard operating procedures?\\))?|job aids?|cheat ?sheets?|process maps?|walk-?throughs?|step[- ]by[- ]steps?|training (?:docs?|documents?|materials?|sheets?|notes?)|w\\.?i\\.?(?= for\\b)|procedures?|process(?:es)?|check-?lists?|check lists?|how-?to(?: guides?)?|guides?|guidelines?|guidance|(?:work(?:ing)? |standing )?instructions?|polic(?:y|ies)|protocols?|(?:training |user )?manuals?|handbooks?|playbooks?|runbooks?|workflows?|standard work|best practices?|steps|documents?|documentation|descriptions?|write-?ups?|templates?|standards?|rules|routines?|ways?|something)';
const KIND =
  '(?:standard|simple|short|brief|easy|quick|clear|plain|detailed|good|proper|real|decent|nice|written|documented|internal|official|basic|complete|full|whole|reusable|new|fresh|first|rough|consistent|uniform|practical|readable|useful|usable|workable|friendly|concise|formal|thorough|robust|comprehensive|(?:one|two|single)-page|step[- ]by[- ]step)';
/** "a short", "our", "some good" */
export const ONE = `(?:(?:an?|one|some|the|our|your|any|this)\\s+)?(?:${KIND}(?:,|\\s(?:but|and|yet))?\\s+){0,4}`;
/** Where the task begins behind the document: "for", "that covers", ":". */
export const LINK =
  '(?:\\s+(?:(?:to follow|to take|we follow|needed)\\s+)?(?:for how to|on how to|of how to|how to|for|on|about|of|regarding|to(?=\\s\\p{L}+ing\\b)|concerning|covering|describing|explaining|around|related to|relating to|dealing with|(?:that|which) (?:covers|describes|explains|deals with|is about))(?=\\s)|\\s*[:–—]|\\s+-(?=\\s))';
/** "for new staff" of "a guide for new staff on …" */
export const READERS =
  "\\s+for\\s+(?<readers>[\\p{L} ’'-]{2,30}?)(?=\\s+(?:on|about|covering|regarding|concerning)\\s)";
/** What is to be done with it. */
export const WRITES =
  '(?:write(?: down| up| out)?|draw up|do(?= (?:(?:me|us) )?(?:an? )?(?:(?:quick|short|simple) )?(?:sop|procedure|check-?list|guide|polic(?:y|ies)|how-?to|write-?up))|draft|create|make|prepare|generate|produce|develop|build|design|compile|formulate|(?:provide|send|give|get|show)(?= (?:me|us))|document|describe|outline|record|standardi[sz]e|formali[sz]e|put together|set up|come up with|work out)';
/** Who wants it. */
export const WANTS =
  "(?:(?:we|i)\\s+(?:(?:really|urgently|just|also|still|badly|do)\\s+)?(?:need|want|require|lack|could use|would (?:like|love|need)|am (?:looking for|after)|are (?:looking for|after|missing)|have no|do(?:n['’]?t| not) have|haven['’]?t got)|(?:we|i)['’](?:d|m|re) (?:like|love|need|looking for|after|missing)|need(?:ed)?|want(?:ed)?|looking for|is there|do (?:we|you) have|have you got|what (?:i|we)(?:['’]d| would)? (?:really |actually )?(?:need|want|like)(?: here)? is|what (?:is|are))";
/** "can you help us to", "please" */
export const POLITELY =
  "(?:(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear \\p{L}+)(?: (?:there|all|team|everyone))?[,!.]?|please(?: to)?|pls|kindly(?: to)?|so|ok|(?:can|could|would|will) (?:you|u|ya|someone|somebody|anyone)(?: please| pls| kindly)?|(?:can|could) (?:i|we) (?:get|have)|help (?:me|us)(?: to| with)?|i(?:['’]d| would) like you to|i (?:want|need) you to|you are to|your task is to)\\s+)";
/** Up to the document: whoever asks, and how. */
export const ASKS = `${POLITELY}{0,3}(?:${WRITES}[:]?\\s+(?:(?:me|us)\\s+)?(?:up\\s+)?|${WANTS}\\s+(?:(?:to have|to get|to see|to write|to create|to make|you to write|to ask(?: you)?(?: for)?)\\s+)?)?`;

/** "… that a newcomer can follow", "… and there was trouble", "… in our plant please", "… for putting up in the mess" */
const ENDS =
  /(?:(?<!\b(?:sops?|procedures?|check-?lists?|instructions?|guides?|process|polic(?:y|ies)|manuals?|document)),? (?:out of|from|based on|using) (?:the|this|that|my|our|these)(?: (?:following|attached))? (?:(?:e-?mail|mail|message|notes?|text|list|thread|letter|minutes|memo|chat|points|table)s?)(?: (?:below|above|attached|underneath|further down))?|(?<!\b(?:sops?|procedures?|check-?lists?|instructions?|guides?|process|polic(?:y|ies)|manuals?|document)),? (?:out of|from|based on) (?:this|these|that|it|(?:the )?(?:below|above|following))|,? (?:that|which|so that) .{0,30}\b(?:can|could|should|must|will|would|do|does|actually|really) (?:(?:really|actually|also|all|easily|finally) )?(?:follow|use|read|understand|work with|do|stick to|keep to)\b.*|,? (?:and|so|because|since|but|as) (?:there|we|it|they|i|you|people|some|every|nobody|no one|last)\b.*|,? (?:from scratch|please|pls|thanks|thank you|asap|yet|at the moment|for new (?:starters|staff|people|colleagues))|,? (?:to|for) (?:be )?(?:put(?:ting)?|hang(?:ing)?|pin(?:ning)?|stick(?:ing)?|display(?:ing)?|post(?:ing)?) (?:it )?(?:up )?(?:in|on|at|by|above|next to|inside) (?:the|our|each|every|all) [\p{L} -]{3,40})+$/iu;

/** What is wanted without what is said of the text at its end: whoever shall read it, why, where it is to hang. */
export function withoutTextEnds(wish: string): string {
  return wish.replace(ENDS, '');
}

/** The plainest wish for a task: without an article "resin test" could be an order. */
export function plainWish(task: string): string {
  return `SOP for ${/^(?:(?:the|our|my|an?)\s|\p{L}+ing\b)/iu.test(task) ? '' : 'the '}${task}`;
}

const NO_TASK =
  /^(?:how|what|when|who|where|why|which|if|this|that|these|those|it|me|us|you|them|him|her|everybody|everyone|anybody|anyone|all of (?:us|them)|us all|(?:my|our) team)\b/iu;

/** Names a task: no question, nobody, no text that is asked for, and nothing that is said or to be done. */
export function tellsTask(task: string): boolean {
  const tokens = tokenise(task);
  const acts = tokens.some(({ lower }, at) => lower === 'and' && orderCertainty(tokens, at + 1) === 3);
  const says = tokens.some(({ lower }) => BE.has(lower) || MODALS.has(lower));
  return !acts && !says && /^(?:(?:an|the|our|my|a|new|all) )?\p{L}{3,}/iu.test(task) && !NO_TASK.test(task);
}
