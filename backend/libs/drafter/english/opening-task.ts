import { capitalise, countWords, squeeze } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { isTransitive, readingOf } from './lexicon/words.js';
import { endsAsGerund, holdsPersonal, PERSONAL } from './name-phrase.js';
import { isPerson } from './noun-phrase.js';
import { tokenise } from './tokens.js';
import { MAX_NAME_WORDS, type Topic, topic } from './topic.js';

/** What somebody begins to speak with. */
const OPENERS = /^(?:(?:so|okay|ok|right|alright|well|now|um+|uh+|and|yeah|hey|hi|hiya|hello)\b[!,\s]*)+/iu;
/** "Evening Pat, …" */
const GREETED = /^(?:[Gg]ood )?(?:[Mm]orning|[Aa]fternoon|[Ee]vening)(?: \p{Lu}\p{Ll}+)?[,!]\s+/u;
/** "You asked how a wet-weather day works when you have the campers, so here goes", "heres how check in goes" */
const ASKED_HOW =
  /\b(?:asked|wanted to know|wondered|asking|here(?:['’]?s| is))(?: me| us)? (?:about )?how ((?:(?:the|our|an?) )?[\p{L}][\p{L} -]{2,40}?) (?:works?|goes|runs?|is done|should (?:go|work|run))\b(?! (?:out|on|to|with)\b)[^:;]{0,90}(?::\s+(\S.*))?$/iu;
/** That something is told, and nothing of it: "let me talk it through", "quick rundown", "the way we do it here". */
const TELLING =
  /^(?:(?:so|and|okay|ok|right)[,\s]+)*(?:(?:let me|i['’]?ll|i will|i(?:['’]m| am) (?:just )?(?:going to|gonna)|i want to|i(?:['’]d| would) like to) (?:just |quickly |briefly |try (?:to|and) )*(?:talk|walk|run|take|lead|go|explain|tell|describe|show|say|dictate)\b.{0,50}|(?:just )?(?:an? )?(?:(?:quick|short|brief|few|couple of|little) ){0,2}(?:run-?down|run-?through|notes?|words?|pointers?|tips?|recap|summary|overview|reminder)(?: (?:to know|for you|below|on it|from me))?|here (?:goes|we go|it is|you go)|here(?:['’]?s| is) (?:what|how|the|an?)\b.{0,50}|(?:this is )?(?:the way|how) (?:we|i) do (?:it|this|that|things)(?: here| at ours| around here)?|good luck|okay|ok|right|listen(?: up)?)$/iu;
/** "Since you're running the sound desk alone tonight, …" */
const YOU_DO =
  /^(?:(?:since|as|because|now that|seeing as) )?(?:you|u)(?:['’]?re|r| are|['’]?ll be| will be) (?:(?:going to|gonna) be )?(\p{L}+ing\b[^,.;:!?]{3,70})([,.;:!?–-].*)?$/iu;
/** "thanks for taking over the flower round", "so glad ur doing the plant watering" */
const COVERED =
  /^(?:i['’]?m |we['’]?re |it['’]?s )?(?:(?:so|really|very|many|such) )*(?:thanks|thank you|thx|ta|cheers|glad|great|happy|good|nice|kind|lovely|relieved)\b[^,.;:!?]{0,24}?\b(?:for|you['’]?re|you are|ur|u r|you['’]?ll be) ((?:kindly |all )?)(taking over|taking on|covering|stepping in (?:for|on|with)|filling in (?:for|on)|helping (?:me |us )?(?:out )?with|looking after|taking care of|\p{L}+ing) ((?:the|our|my|all|this|that)\b[^,.;:!?]{3,60})/iu;
const HANDED_OVER = /^(?:taking o|stepping|filling|helping|covering)/iu;
/** What says how long, or with whom, and not what. */
const CIRCUMSTANCE =
  /\s(?:while|whilst|when|until|as|since|because|alone|(?:all )?by yourself|on your own|for (?:the first time|me|us|today|tonight|tomorrow|this)|this (?:week|weekend|wknd|wk|morning|evening|month|time|year)|next (?:week|weekend|month)|today|tonight|tomorrow|again)\b.*$/iu;
/** "I run the blitz evening, and somebody else will have to do it" */
const I_DO =
  /^(?:i|we) ((?:look after|take care of|\p{Ll}+)) ((?:the|our|my|all|about|around|some|\p{Ll}+|\d+)\b[^,;:]{3,70}?)(?:,[^;:]{0,60}?)?,? (?:and|but|so) (?:(?:somebody|someone|anyone|anybody|you|another \p{L}+|the others?|(?:a|the|my|our) (?:new )?\p{L}+)(?: else)? (?:now |will |would |may )?(?:have|has|had|need|needs|must|should|do|take|be|cover|help)\b|(?:i|we)(?:['’]d| would)? (?:like|want|need) [^,;:]{3,40} to (?:do|know|learn|take|run)\b).*$/iu;
/** "I repair stained glass, mostly in chapels, and I'm training a helper so I want my way on paper" */
const I_DO_FOR_TEXT =
  /^(?:so )?(?:(?:every|each|on) \p{L}+,? )?(?:i|we) (?:usually |mostly )?(\p{Ll}+(?: care of| after)?) ((?:the|our|my|all|\p{Ll}+)\b[^,;:]{3,100}?)(?:,[^;:]{0,60}?)?,? (?:and|but|so) (?:(?:this|here|that)(?: is|['’]s) (?:how|what|my way|the way)\b[^;:]{0,60}$|[^;:]{0,60}\b(?:wants?|needs?|asked|asks|like|told|teaching|training|hiring|hired|taking on)\b [^;:]{0,60}\b(?:on paper|in writing|(?:write|written|put|have|get) (?:it|this|that|them|down|up)|written|procedure|sop|instructions?)\b[^;:]{0,60}$)/iu;
/** What somebody is, and not what they do. */
const IS_HEAD =
  /^(?:run|own|manage|supervise|lead|head|oversee|have|had|work|am|are|was|need|want|think|keep|know|write|get|live|start)$/u;
/** "This is for the stage hands, the new ones, how we hang a backdrop" */
const FOR_READERS_HOW =
  /^(?:this|that|it)(?: is|['’]s) for (?:the |our |my |all )?[^,;:]{3,40},(?: [^,;:]{2,30},)? how (?:we|i|you|to) (\p{L}+ [^,;:]{3,60})$/iu;
const AMOUNT =
  /^(?:(?:about|around|some|roughly|up to) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) /iu;
/** "at our club", where enough stands before it. */
const PLACE_AT_END = /(?<=^(?:\S+ ){2,}\S+) (?:at|in|on|of) (?:the|our|my) .*$/iu;
const RATE = /\s(?:an?|each|every|per) (?:day|week|month|year|shift|season)\b.*$/iu;
/** "helpers who need to know how a booking comes in" */
const TO_KNOW =
  /\b(?:needs?|wants?|ha(?:s|ve)|ought) to (?:know|learn|see|understand) (how ((?:an?|the|our) [^,.;:]{4,60}))$/iu;
/** "milking and bedding for tomorrow as I'm at the vet" */
const FOR_REASON = /^([^,.;:!?]{5,60}?),? (?:as|because|since|while|when) (?:i|we)(?:['’]\p{L}+)?\s.{3,80}$/iu;
/** "This is for the ice cream van, setting up before a fair" */
const FOR_PLACE =
  /^(?:this|that|it)(?: is|['’]s) (?:for|about) (?:the |our |my )?([^,.;:]{3,40}), (\p{L}+ing [^,.;:]{3,60})$/iu;
/** "This is for the ice rink the resurfacing so …", "it's the morning harvest at the mushroom farm okay so …" */
const DICTATED =
  /^(?:this|that|it)(?: is|['’]s) (?:for |about )?(?:the|our) (\p{L}+(?: \p{L}+)?)(?: the (\p{L}+ing(?: \p{L}+)?)| (at the [\p{L} ]{3,30}?)),? (?:so|okay|ok|right|um+|and)\b[,\s]*(\S.*)$/iu;
const MAX_TASK_WORDS = 6;
const ASKED_CASE =
  /^(?:as )?you (?:asked|wanted to know|wondered)(?: me| us)? what (?:has to|have to|must|should|needs to) (?:happen|be done) (when|if) ([^,.;:]{6,90})$/iu;
/** "Quick note regarding …", "about the mincer" */
const REGARDING =
  /^(?:(?:an? |just )?(?:quick|short|brief) (?:one|note|message|word|mail|e-?mail) (?:re|about|on|regarding|concerning)|re|regarding|concerning|about):? (?:(?:the|our|my) )?([^,.;:]{4,70})(?:, because .*)?$/iu;

/** What the opening sentence of dictation or a mail says that the work is, where all of it only says that; else null. */
export function openingTask(sentence: string): Topic | null {
  const text = plainOpening(sentence);
  return (
    talkedThrough(text) ??
    whatYouDo(text) ??
    atPlace(text) ??
    whatIDo(text) ??
    whatIDoForText(text) ??
    forReaders(text) ??
    dictatedTask(text) ??
    toKnow(text) ??
    forReason(text) ??
    askedCase(text) ??
    messageTopic(text) ??
    askedHow(text)
  );
}

/** The same of thanks: "thanks for taking over the flower round while I am away". */
export function coveredTask(sentence: string): Topic | null {
  const [, , verb = '', object = ''] = COVERED.exec(plainOpening(sentence)) ?? [];
  const thing = object.replace(CIRCUMSTANCE, '');
  if (thing === '' || !endsAsGerund(verb.split(' ')[0]?.toLowerCase() ?? '')) return null;
  const isNamed = /^doing$/iu.test(verb) || (HANDED_OVER.test(verb) && countWords(thing) > 2);
  return topic(isNamed ? thing.replace(/ and (?:the|our|my) /giu, ' and ') : `${verb} ${thing}`);
}

/**
 * "Guys pls read, | this is how we do refunds | from now on", "you asked | how we close the kiln | as you're on nights": the
 * words that announce the work, without what leads to them and when it holds; another sentence stays as it is.
 */
export function fromAnnouncement(sentence: string): string {
  const from = sentence
    .replace(/\bheres(?= how\b)/iu, "here's")
    .replace(
      /^(?:as )?you (?:asked|wanted to know|wondered|were asking)(?: me| us)?(?: again)?(?: about)? (?=how (?:we|i|to)\b)/iu,
      'here is ',
    )
    .replace(/^[^.:;]{3,90}?[\s,–-]+(?=(?:here['’]?s|here is|this is) how (?:we|i|to)\b)/iu, '');
  if (!/^(?:here['’]?s|here is|this is) how (?:we|i|to)\b/iu.test(from)) return sentence;
  return from.replace(
    /,?\s(?:(?:while|as|since|because) (?:i|you|we)(?:['’]\p{L}+)?\s[^,.;:]{2,60}|again|from now on|from today(?: on)?)$/iu,
    '',
  );
}

/** "You asked what has to happen when a boat sinks": the case. */
function askedCase(sentence: string): Topic | null {
  const [, when = '', what = ''] = ASKED_CASE.exec(plainOpening(sentence)) ?? [];
  return what === '' ? null : topic(`what to do ${when.toLowerCase()} ${what}`);
}

/** "quick one re the keys coming back from the fair": what a message is about. */
function messageTopic(sentence: string): Topic | null {
  const [, what = ''] = REGARDING.exec(plainOpening(sentence)) ?? [];
  const name = what.replace(CIRCUMSTANCE, '').replace(/ on (?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu, '');
  return countWords(name) < 2 ? null : topic(name.replace(/ and (?:the|our|my) /giu, ' and '));
}

/** Whether a sentence only says that the work is told now: "closing the bar, let me talk you through it". */
export function onlyAnnounces(sentence: string): boolean {
  return talkedThrough(plainOpening(sentence)) !== null;
}

function plainOpening(sentence: string): string {
  return squeeze(sentence.replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' '))
    .replace(OPENERS, '')
    .replace(GREETED, '')
    .replace(/[\s.!…:–-]+$/u, '');
}

/** "closing the greenhouse for the night, let me walk you through it" */
function talkedThrough(text: string): Topic | null {
  const [name = '', ...others] = text.split(/,\s+|\s[–—-]\s/u);
  return others.length > 0 && others.every((part) => TELLING.test(part)) && isDoing(name) ? topic(name) : null;
}

function whatYouDo(text: string): Topic | null {
  const [, told = '', rest = ''] = YOU_DO.exec(text) ?? [];
  const [first = ''] = rest
    .replace(/^[\s,.;:!?–-]+/u, '')
    .split(/,\s+|\s[–—-]\s/u)
    .map((part) => part.replace(/[.!?]+$/u, ''));
  const name = told.replace(CIRCUMSTANCE, '').replace(/^doing /iu, '');
  return told !== '' && TELLING.test(first) && (isDoing(told) || isDoing(name)) ? topic(name) : null;
}

function atPlace(text: string): Topic | null {
  const [, place = '', task = ''] = FOR_PLACE.exec(text) ?? [];
  return place !== '' && countWords(place) <= 3 && countWords(task) <= MAX_TASK_WORDS && isDoing(task)
    ? topic(`${place} - ${task}`)
    : null;
}

function whatIDo(text: string): Topic | null {
  const [, verb = '', object = ''] = I_DO.exec(text) ?? [];
  const isPair = verb.includes(' ');
  const lemma = isPair ? verb : readingOf(verb.toLowerCase(), 'base')?.lemma;
  if (!lemma || (!isPair && (!isTransitive(lemma) || Words.MENTAL_VERBS.has(lemma)))) return null;
  const thing = object.replace(RATE, '').replace(AMOUNT, '').replace(CIRCUMSTANCE, '').replace(PLACE_AT_END, '');
  const isOther = holdsPersonal(thing);
  return isOther || /^(?:have|need|want|be|like|love|own|get|know)$/u.test(lemma)
    ? null
    : topic(`we ${lemma} ${thing}`);
}

function whatIDoForText(text: string): Topic | null {
  const [, verb = '', object = ''] = I_DO_FOR_TEXT.exec(text) ?? [];
  const isSaid = verb !== '' && !IS_HEAD.test(verb);
  const isDoing = /^(?:do|take care of|look after)$/u.test(verb);
  const lemma = isDoing ? 'do' : isSaid ? readingOf(verb, 'base')?.lemma : undefined;
  const thing = object
    .replace(/(?<=\S \S.*) (?:in|at|for) (?:an?|the) .*$/iu, '')
    .replace(/ (?:before|after) (?:we|i|you)\b.*$/iu, '')
    .replace(CIRCUMSTANCE, '');
  if (!lemma || Words.MENTAL_VERBS.has(lemma) || thing === '') return null;
  return topic(lemma === 'do' ? thing : `we ${lemma} ${thing}`);
}

function forReaders(text: string): Topic | null {
  const done = FOR_READERS_HOW.exec(text)?.[1] ?? '';
  return done === '' ? null : topic(/^do\s/iu.test(done) ? done.slice(3) : `we ${done}`);
}

function dictatedTask(text: string): Topic | null {
  const [, name = '', doing = '', place = '', told = ''] = DICTATED.exec(text) ?? [];
  if (name === '' || isPerson(tokenise(name), new Set())) return null;
  const rest = told.replace(/^(?:(?:so|okay|ok|right|um+|uh+|basically)[,\s]+)+/iu, '');
  return topic(doing === '' ? `${name} ${place}` : `${name} - ${doing}`, rest);
}

function toKnow(text: string): Topic | null {
  const [, how = '', told = ''] = TO_KNOW.exec(text) ?? [];
  const tokens = tokenise(told);
  const isOther = how === '' || tokens.length > MAX_NAME_WORDS || tokens.some(({ lower }) => PERSONAL.test(lower));
  return isOther || isPerson(tokens.slice(0, 2), new Set()) ? null : topic(capitalise(how));
}

function forReason(text: string): Topic | null {
  const name = FOR_REASON.exec(text)?.[1]?.replace(CIRCUMSTANCE, '') ?? '';
  return name !== '' && isDoing(name) ? topic(name) : null;
}

function askedHow(text: string): Topic | null {
  const [, name = '', rest = ''] = ASKED_HOW.exec(text) ?? [];
  const isClause = name
    .split(' ')
    .some((word) => PERSONAL.test(word.toLowerCase()) || Words.BE.has(word.toLowerCase()));
  return name === '' || isClause ? null : topic(name, rest);
}

/** "opening the chairlift", "feeding and turnout" */
function isDoing(name: string): boolean {
  const tokens = tokenise(name);
  const [first] = tokens;
  return (
    first !== undefined &&
    tokens.length > 1 &&
    tokens.length <= MAX_NAME_WORDS &&
    endsAsGerund(first.lower) &&
    (first.lower === 'doing' || readingOf(first.lower, 'ing') !== null) &&
    !tokens.some(({ lower }) => PERSONAL.test(lower) || Words.BE.has(lower) || Words.MODALS.has(lower))
  );
}
