import { capitalise } from '../text/words.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPersonNoun, isTeamNoun, verbReadings } from './lexicon/words.js';
import { continuesJob, isCompany, isOutsider } from './role.js';
import { tokenise } from './tokens.js';

/** "what the coordinator has to tick off", "the technician performs this procedure" */
const PERFORMER = [
  /\b(?:for (?!what\b|how\b)|what )(?:the |our |my |all |new )?(\p{L}[\p{L} -]{2,30}?) (?:has to|have to|must|should|needs? to|does|do|has)\b/iu,
  /^[^\n]{3,70}\s[-–—]\s(?:for|by) (?:the |our |all |new )*(\p{L}[\p{L} -]{2,30})$/mu,
  /^\P{L}*(?:(?:so|ok|okay|right|hi|hello|um)[\s,]+){0,3}(?:this is|here(?:['’]s| is)|it['’]s|notes?|this one['’]s) for (?:the |our |all |new |my )*(\p{L}[\p{L} -]{2,30}?)(?=[,.;:\n]|$)/iu,
  // "Key cutting (for the interns)", "Key cutting (interns)" alone in its line
  /^[^\n]{0,80}\((?:for|by) (?:the |our |all )?(\p{L}[\p{L} -]{2,30})\)/u,
  /^(?!\s*[-*•–☐□[])[^\n]{0,80}\((?:the |our |all )?((?![^()]*\s(?:or|none|free|excepted)\b)\p{L}[\p{L} -]{2,30})\)[:.]?$/mu,
  // "I'm the manager, but this is for the receptionists."
  /(?:^|[,.;:!?\s])(?:but|and|so) this (?:is|one['’]s|one is) (?:only |just |really |meant )?for (?:(?:the|our|all|new) )+(\p{L}[\p{L} -]{2,30}?)(?=[,.;:\n]|$)/iu,
  // "This policy applies to all drivers"
  /\b(?:this|the|these|following) (?:procedure|policy|instructions?|sop|guide|rules?|steps|checklist|list|document|protocol)s? (?:appl(?:y|ies) to|(?:is|are) (?:meant |intended |only )?for|concerns?) (?:the |our |all |any |every )*(\p{L}[\p{L} -]{2,30}?)(?=[\s.,;:()–—-]|$)/iu,
  /\b(?:guide|rules|notes|instructions?|procedure|checklist|sheet|handbook|training|routine|steps|duties|tasks|rundown) for (?:the |our |all |new )*(\p{L}[\p{L} -]{2,30}?)(?=[\s.,;:()–—-]|$)/iu,
  /\b(?:write|put|type|draw|make|work|draft)\b[^.?!\n]{0,30}\b(?:up|together|down|something|this)\b[^.?!\n]{0,30}? for (?:the |our |my |a |all |new )*(\p{L}[\p{L} -]{2,30}?)(?=[\s.,;:?!()–—-]|$)/iu,
  /\bresponsibility of (?:the |our |all )*(\p{L}[\p{L} -]{2,30}?) (?:that|to)\b/iu,
  /(?:\bresponsib(?:le|ility)|\b(?:performed|carried out|done) by|^(?:who|by whom|operator|assigned to))\s*:\s*(?:the )?(\p{L}[\p{L} -]{2,30}?)(?=[;,.\n]|$)/imu,
  // "the technician does this job", but not "the clerk does the check-out"
  /\b(?:the|an?) (\p{L}[\p{L} -]{2,30}?) does (?:this\b|all (?:of |the |these |this )|(?:the|these) (?:\p{L}+ ){0,2}?(?:procedures?|steps?|work|tasks?|jobs?|checks?|checklist|routine|list|following|rounds?|service|shift)(?![-\p{L}]))/iu,
  /\b(?:the|an?) (\p{L}[\p{L} -]{2,30}?) (?:performs?|carr(?:y|ies) out|executes?|follows?) (?:the|this|all)\b(?! same\b)/iu,
  /\b(?:the|an?) (\p{L}[\p{L} -]{2,30}?) is responsible for (?:the|this|all)\b/iu,
] as const;
/** "[for] a loose cable the owner [must]": a case, and who is told of it. "Head of the kitchen" is one. */
const TWO_NAMES = /(?<!\b(?:of|in|at|on|for|from|to|with|and|or|by|behind))\s(?:the|an?|our|my|your|their|his|her)\s/iu;
/** "The following is done by the night porter:": a sentence that says nothing but who does the work. */
const SAID_ALONE =
  /(?:^|(?<=\n|[.!?]\s))[^\S\n]*(?:the following|what follows|all of (?:this|it|the following)|everything (?:below|here)|(?:the|these|all) (?:following )?(?:steps|tasks|points|checks|jobs)(?: below)?)(?: steps| tasks)? (?:is|are|has to be|have to be|must be|should be|will be|shall be) (?:always |usually |only )?(?:done|carried out|performed|completed|taken|executed|handled) by (?:the |an? |our |all )*(\p{L}[\p{L} -]{2,30})(?:\s*[:.]|(?=\n))/imu;
/** "The porter is responsible for the following steps.": the same the other way round. */
const RESPONSIBLE_ALONE =
  /(?:^|(?<=\n|[.!?]\s))[^\S\n]*(?:the |our |all )?(\p{L}[\p{L} -]{2,30}?) (?:is|are|shall be) (?:responsible for|in charge of) (?:the following|these|all of the following|all of this|all of these|all this)(?: \p{L}+)?(?:\s*[:.]|(?=\n))/imu;
/** "Responsible: duty gardener." at the beginning of the text */
const NAMED_ALONE =
  /^[^\S\n]*(?:role|by whom|who does it|performed by|carried out by|done by|responsible(?: person| role)?|applies to|assigned to)\s*[:=]\s*(?:the |an? )?([\p{L} -]{3,30})[.;][^\S\n]+/iu;
const ALONE = [SAID_ALONE, RESPONSIBLE_ALONE, NAMED_ALONE];
/** What the list of somebody's work is called. */
const LIST =
  '(?:check ?lists?|checks?|rounds?|routine|duties|duty list|tasks?(?: list)?|jobs?(?: list)?|to-?do(?:s| list)?|guide|rules|instructions|handbook|manual|cheat ?sheet|handover)';
const STARTS = String.raw`(?:^|\n)[\s#*]*(?:(?:(?:hi|hello|hey)[ ,]+(?:all|team|everyone)?|ok|so|right)[ ,]+)?`;
const ANY = '(?:(?:the|an?|our|my|all|every|each|new) )*';
/** What stands before and after whoever follows the procedure, where these words are certain to be about that. */
const NAMED_PERFORMER: readonly { before: RegExp; after: RegExp }[] = [
  // "Role: dental assistant"
  {
    before: new RegExp(
      String.raw`(?:^|\n)\s*(?:role|who|by whom|who does it|performed by|carried out by|done by|responsible(?: person| role)?|applies to|for whom|for|assigned to|job|position|function|staff)\s*[:=]\s*${ANY}`,
      'giu',
    ),
    after: /^\s*[.;]?\s*(?:\n|$)/u,
  },
  // "Barista opening checklist", "Caretaker's weekly round"
  {
    before: new RegExp(String.raw`^[\s#*]*${ANY}`, 'giu'),
    after: new RegExp(
      String.raw`^(?:['’]s?)?(?: -)?(?: \p{L}[\p{L}-]*){0,3}? ${LIST}\b[^.!?\n]{0,40}(?:[:.\n(–-]|$)`,
      'iu',
    ),
  },
  // "Job of the ferry mate", "Checklist bartender closing"
  {
    before: new RegExp(String.raw`^[\s#*]*(?:${LIST}|work|role)(?: (?:of|for))?[ :–-]+${ANY}`, 'giu'),
    after: /^(?: (?:\p{L}+ing|shift|start|end|morning|evening|night))?\s*(?:[:.\n(–-]|$)/iu,
  },
  // "Our caretakers keep forgetting the boiler"
  {
    before: /(?:^|\n|[.!?]\s)(?:because |since |as )?(?:our|the|my|some|new) /giu,
    after:
      /^ (?:keeps? (?:on )?\p{L}+ing|(?:(?:always|often|sometimes|still|constantly) )?forgets?|(?:do|does)(?:n['’]t| not)(?: always| seem to)? (?:know|remember|understand|follow|do)|struggles?) /iu,
  },
  // "Dear drivers,", "Note to all cleaners:", "Attention all lifeguards!"
  {
    before: new RegExp(
      String.raw`^[\s#*]*(?:dear|attention|attn|(?:note |notice |memo |message |reminder )?(?:to|for)|hi|hello|hey)[ :]+${ANY}`,
      'giu',
    ),
    after: /^\s*[,!:\n]/u,
  },
  // "my job as school secretary"
  {
    before: new RegExp(
      String.raw`\b(?:my|your|our) (?:job|work|role|duty|duties|tasks?|morning|day|shift) as ${ANY}`,
      'giu',
    ),
    after: /^(?:[\s,.:;]|$)/u,
  },
  // "The route setter follows these steps", "Paralegals do the following before a hearing:"
  {
    before: new RegExp(`${STARTS}${ANY}`, 'giu'),
    after:
      /^ (?:must |has to |have to |should |always |then )?(?:follows?|do(?:es)?|performs?|completes?|works? through|goes? through|carr(?:y|ies) out|uses?) (?:the |these |this |all )?(?:following|this|these|steps?|list|checklist|procedure|points|below)\b/iu,
  },
  // "How a bookbinder repairs a spine", "how runners handle radios", "what every new usher must know"
  {
    before: new RegExp(
      String.raw`(?:^|\n|[.!?:–-]\s|\b(?:is|here['’]s|that['’]s|about|on|for|reminder|notes?|explains?|shows?|describes?)\s)(?:how|what) ${ANY}`,
      'giu',
    ),
    after:
      /^ (?:has to|have to|must|should|needs? to|(?!(?:to|says?|said|wants?|thinks?|likes?|needs?|feels?)\b)\p{L}+(?: \p{L}|[.:]))/iu,
  },
  // "If you work the front desk: …", "when you are on bar duty, …"
  {
    before: new RegExp(`${STARTS}(?:if|when) you(?:['’]re| are| work| do)(?: on| at| as| in)? ${ANY}`, 'giu'),
    after: /^(?: duty)?[:,]/iu,
  },
];
/** "Whoever is on kiosk duty does this: …" */
const WHOEVER =
  /^[\s#*]*((?:whoever|the (?:one|person|colleague) (?:who|that)) [^,.:\n]{4,40}?) (?:must |has to |should |always )?(?:do(?:es)?|follows?) (?:this|these|the following|as follows)/iu;
const MAX_ROLE_WORDS = 4;
/** In so many characters after somebody's name, a word may tell that the work is done to them. */
const LIST_LENGTH = 40;
/** "Early shift checklist", "Night shift: rinse the tanks": those who work then. */
const SHIFT =
  /^[\s#*]*(?:the )?((?:early|late|night|day|morning|evening|afternoon|weekend|opening|closing|first|second|third) (?:shift|crew|team|staff))(?=\s*(?:[:–-]|\n|(?:['’]s )?(?:[\p{L}-]+ ){0,2}(?:check ?list|checks?|routine|duties|tasks|list|handover|jobs|rounds?)\b))/iu;
/** "I'm the pharmacist in charge", "as a belayer you check" */
const SELF =
  /(?:^|[.!?,;:\n]\s*|\b(?:and|so)\s)(?:(?:i['’]m|i am) (?:the|an?|your|one of the)|as(?: the| an?)?(?=\s[\p{L} ]{3,30},?\s(?:i|we|you)\s)|(?:i|we|you),? as (?:the|an?)) ([\p{L} -]{3,40})/iu;
const MAX_SELF_WORDS = 4;
const ASKS =
  /(?<=\bi (?:am|['’]m) [^.!?\n]{0,80}\b(?:and|,|-) ?)(?:(?:would|['’]d) like|need|want|please (?:write|make|draft|create|prepare|give|turn))\b|\bi(?:['’]d| would)? (?:\p{L}+ )?(?:need|want|like|am looking for|require)\b[^.!?\n]{0,60}\b(?:sops?|procedures?|process|checklist|instructions?|guide|policy|something|documents?)\b/iu;
/** "I lock the safe", "when I open": the writer does some of it. */
const DOES =
  /\bi (?!(?:['’]|am|was|need|want|would|have|had|think|mean|guess|know|like|hope|require|can|could)\b)\p{L}+|\b(?:you|me|my)\b/iu;
/** "Bring it to me", "call me": others do the work. */
const BROUGHT_TO_WRITER =
  /\b(?:tell|call|ask|phone|ring|text|inform|notify|email|alert) me\b(?! (?:how|what|if|whether))|\b(?:bring|send|hand|report|show|goes?|comes?|passe[sd]?)\b[^.!?\n]{0,30}\bto me\b/iu;
/** Greeted like that, nobody is told apart from others. */
const EVERYBODY =
  /^(?:team|teams|all|everyone|everybody|writers?|sirs?|madam|colleagues?|people|folks|guys|crew|staff|mates?|men|women|partners?|managers?|boss|head|lead|leader)$/iu;
/** Work of which somebody is the object: "driver onboarding". */
const DONE_TO =
  /\b(?:onboarding|training|induction|recruitment|hiring|interview|payroll|scheduling|absence|complaint|appraisal|uniform|expense|payment|contract|assessment|review)\b/iu;
/** Who does the work is said at the beginning. */
const OPENING_LENGTH = 600;
const LABEL_LINE =
  /^[^\S\n]*(?:role|by whom|who does it|performed by|carried out by|done by|responsible(?: person| role)?|applies to|for whom|assigned to|job|position|function)\s*[:=]\s*[^\n]{3,40}\n/gimu;

/** Who follows the procedure, where the beginning of a request says so; null where it does not. */
export function performerIn(request: string): string | null {
  const opening = request.slice(0, OPENING_LENGTH);
  const alone = aloneIn(request);
  if (alone) return calmly(alone.role);
  const told = PERFORMER.flatMap((pattern) => {
    const match = pattern.exec(opening);
    if (!match?.[1]) return [];
    const [whole, name] = match;
    // "notes for the guest book": a thing.
    const next = /^ (\p{Ll}+)/u.exec(opening.slice(match.index + whole.length))?.[1] ?? '';
    if (
      whole.endsWith(name) &&
      isCommonNoun(next) &&
      !isPersonNoun(next) &&
      verbReadings(next).every(({ form }) => form === 'base')
    )
      return [];
    // "for lift | drivers"
    const role = longestRole(opening.slice(match.index + whole.lastIndexOf(name))) ?? name;
    // "for the next night and our volunteers do it": only one of them is somebody.
    const areAll = role.split(' and ').every((one) => isRoleName(one));
    return role.includes(' and ') && !areAll ? [] : [role];
  });
  // "two vests (for new rowers)": whom something is for.
  const isForWhom = (name: string): boolean => Words.PREPOSITIONS.has(name.split(' ')[0]?.toLowerCase() ?? '');
  const performer = told.find(
    (name) =>
      !isForWhom(name) &&
      // "(no chemists)"
      !/^(?:no|not|without)\s/iu.test(name) &&
      !TWO_NAMES.test(name) &&
      isPersonNoun(name.split(' ').at(-1)?.toLowerCase() ?? '') &&
      // "what staff do": nobody in particular.
      !/^(?:staff|people|team|everyone|everybody)$/iu.test(name) &&
      !isCompany(name),
  );
  if (performer) return calmly(performer.replace(/^(?:every|each|any|all|my|our) /iu, ''));
  const whoever = WHOEVER.exec(opening)?.[1];
  if (whoever) return capitalise(whoever);
  for (const { before, after } of NAMED_PERFORMER) {
    for (const match of opening.matchAll(before)) {
      const role = roleAt(opening.slice(match.index + match[0].length), after);
      if (role !== null) return calmly(role.replace(/['’]s?$/u, ''));
    }
  }
  return shiftIn(opening) ?? selfIn(request);
}

/** "GAME MASTER" of a heading in capitals. */
function calmly(role: string): string {
  const isShouted = role === role.toUpperCase() && /\p{Lu}{4,}/u.test(role);
  return capitalise(isShouted ? role.toLowerCase() : role);
}

/** The one sentence at the beginning that says nothing but who does all of it; null where several divide the work. */
function aloneIn(request: string): { role: string; sentence: string } | null {
  for (const pattern of ALONE) {
    const match = pattern.exec(request);
    if (!match) continue;
    const [sentence, role = ''] = match;
    const isOnly = !pattern.test(request.slice(match.index + sentence.length));
    if (isRoleName(role) && match.index < OPENING_LENGTH && isOnly) return { role, sentence };
  }
  return null;
}

/** The longest name of somebody at the beginning of a text. */
function longestRole(text: string): string | null {
  const words = wordsAt(text);
  const names = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  return names.find(isRoleName) ?? null;
}

function wordsAt(text: string): string[] {
  return /^(?:\p{L}[\p{L}-]*)(?: \p{L}[\p{L}-]*){0,3}/u.exec(text)?.[0].split(' ') ?? [];
}

/** The longest name of somebody at the beginning of a text, with the right words after it. */
function roleAt(text: string, after: RegExp): string | null {
  const words = wordsAt(text);
  for (let length = Math.min(words.length, MAX_ROLE_WORDS); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const rest = text.slice(name.length);
    const line = rest.split('\n')[0] ?? '';
    if (isRoleName(name) && after.test(rest) && !DONE_TO.test(line.slice(0, LIST_LENGTH))) return name;
  }
  return null;
}

/** The request without the lines that only say who does it: "Role: dental assistant". */
export function withoutPerformer(text: string): string {
  const sentence = aloneIn(text)?.sentence ?? '';
  const request = text.replace(sentence, '');
  const first = request.search(/\n\s*\n|\n[-*•\d]/u);
  const head = first < 0 ? '' : request.slice(0, first + 1);
  return (
    head.replace(LABEL_LINE, (line) => (isRoleName(line.replace(/^[^:=]*[:=]\s*/u, '')) ? '' : line)) +
    request.slice(head.length)
  );
}

/** "the kiln operator", "front desk": somebody who works, and no word that everybody is called by. */
function isRoleName(name: string): boolean {
  const words = tokenise(name.replace(/^(?:the|all|our)\s/iu, '').replace(/['’]s?$|[.;\s]+$/gu, ''));
  const last = words.at(-1)?.lower ?? '';
  const areNames =
    words.length > 0 && words.every(({ kind, lower }) => kind === 'word' && !Words.isFunctionWord(lower));
  if (!areNames || isOutsider(name) || (EVERYBODY.test(last) && words.length === 1)) return false;
  const isPlace = /^(?:desk|reception|kitchen|bar|till|office|shift)$/u.test(last) && words.length > 1;
  return isPersonNoun(last) || isTeamNoun(last) || isPlace;
}

function shiftIn(opening: string): string | null {
  const shift = SHIFT.exec(opening)?.[1];
  return shift ? capitalise(shift.toLowerCase()) : null;
}

/** "I am the bookkeeper", "as the registrar I …": who writes and does it. */
function selfIn(request: string): string | null {
  const [, name = ''] = SELF.exec(request.slice(0, OPENING_LENGTH)) ?? [];
  if (onlyAsks(request)) return null;
  const words = tokenise(name).slice(0, MAX_SELF_WORDS);
  // "the volunteer coordinator": the last one of them.
  const at = words.findIndex(({ lower }, index) => isPersonNoun(lower) && !continuesJob(words[index + 1]?.lower ?? ''));
  const role = words.slice(0, at + 1).map(({ text }) => text);
  return at < 0 || isOutsider(role.join(' ')) ? null : capitalise(role.join(' '));
}

/** "I'm the office manager and I need a procedure": whoever writes it may do none of it. */
export function onlyAsks(request: string): boolean {
  return (ASKS.test(request.slice(0, OPENING_LENGTH)) && !DOES.test(request)) || BROUGHT_TO_WRITER.test(request);
}
