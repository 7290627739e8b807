import type { Clause } from './clause-form.js';
import { isOwed } from './done-regularly.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isNoun, isPersonNoun, readingOf, verbReadings } from './lexicon/words.js';
import type { Line } from './line.js';
import { isCount, upToPreposition } from './noun-phrase.js';
import type { Part } from './part.js';
import { isOwedByAll, tellsNever, tellsWhereItGoes } from './stands-alone.js';
import type { Token } from './tokens.js';
import { isToldBackground } from './told-background.js';
import { tellsMind, wasNotDone } from './told-mind.js';

const LAST_TIME = /^(?:last (?:time|week|month|year|night|summer|winter|spring|autumn|fall)|yesterday|back then)\b/iu;
/** "you'll find the keys in the drawer": where they are. */
const FOUND = /^you(?:['’]ll| will)(?: also)? (?:find|see|notice|hear|feel)\b/iu;
const MOSTLY =
  /^(?:(?:usually|normally|typically|often|sometimes|mostly) there(?:['’]s| is| are)|there(?:['’]s| is| are) (?:usually|normally|typically|often|sometimes|mostly))\b(?!.*\b(?:must|should|have to|has to|call|check)\b)/iu;
/** "our team gets about 80 tickets a day" */
const SO_MANY =
  /^(?:our|the|my|we|i) ?.{0,30} (?:gets?|receives?|handles?|sees?|has|have) (?:(?:about|around|roughly|up to|some|over|more than) )?\d+ .{2,30} (?:an?|per|each|every) (?:hour|day|week|month|year)$/iu;
const RULE =
  /\b(?:prohibited|banned|permitted|only|always|must|should|shall|has to|have to|allowed|forbidden|may|may not)\b/iu;
/** Digits, quoted words and numbers that are written out. */
export const FIGURE =
  /\d|"|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)\b/iu;
/** What somebody thinks, wants or is doing while writing. */
const OF_WRITER =
  /\bi(?:['’]?m| am| need| want| think| guess| mean| hope| reckon|['’]d) (?!(?:to )?(?:checks?|sign))/iu;
const TALK = /^(?:i|i'm|we|we're|it|it's|that|that's|this|they're|there|there's|you're|people|everyone|everybody)$/u;

/** Nobody has to do it. */
export const BY_ITSELF = /\b(?:by (?:it|them)sel(?:f|ves)|on (?:its|their) own|automatically)\b/iu;
/** Verbs that tell how things are, whoever works. */
const BEING =
  /^(?:remain|exist|mean|contain|consist|include|belong|depend|cost|cover|count|seem|appear|support|matter|complain)$/u;

/** How long, heavy or large a thing is: "lunch takes half an hour". */
const MEASURES = /^(?:take|last|weigh|hold)$/u;

/** "making bread isn't hard": what somebody thinks of it, and nothing that must not be. */
export const OPINION =
  /\b(?:isn['’]t|aren['’]t|is not|are not|['’]s not|['’]re not) (?:(?:that|so|very|really|too|all that|exactly|such) )?(?:(?:an? )?(?:big )?(?:hard|difficult|complicated|easy|tricky|rocket science|brain surgery|magic|deal|secret|joke|funny|fun|pretty|glamorous|nice|great|ideal|perfect|new|news|fair|a problem))$/iu;
const THERE = /^(?:there|there's|it|it's|that's)$/u;
const HOLDS_ORDER = /:|\b(?:so|then|make sure|please|put|take|use)\b/iu;

/** "it is enough that one person checks", "keys are going to the board" */
const SAYS_DUTY =
  /\bit is (?:enough|sufficient) (?:that|if|when)\b|^(?:\p{L}+ ){1,3}are going (?:(?:in|on)to|to) (?:the|an?|our)\s/iu;
const WISHES = /^(?:wants?|likes?|loves?|prefers?|expects?|hates?)$/u;

/** What people say about themselves and others, and what they find good or bad. */
function isTalk(clause: Clause, tokens: readonly Token[], first: string): boolean {
  if (clause.form === 'state') return /^(?:it|it's|that|that's)$/u.test(first) && clause.modal === null;
  if (clause.form !== 'active') return false;
  const verb = tokens[clause.verb]?.lower ?? '';
  // "posts with people need a release form": what has to be there.
  const subject = upToPreposition(tokens.slice(...clause.subject)).at(-1)?.lower ?? '';
  const isOfThings = /^(?:every|each|all|any)$/u.test(first) || !isPersonNoun(subject);
  if (/^needs?$/u.test(verb) && !TALK.test(first) && isOfThings) return false;
  const isMental = verbReadings(verb).some(({ lemma }) => isMentalAct(lemma, tokens[clause.verb + 1]?.lower ?? ''));
  const isEverybody =
    first !== 'only' && /^(?:people|everyone|everybody)$/u.test(tokens[clause.subject[1] - 1]?.lower ?? '');
  const next = tokens[clause.verb + 1]?.lower ?? '';
  const isSaying =
    /^(?:says?|thinks?|reckons?)$/u.test(verb) && (Words.SUBJECT_PRONOUNS.has(next) || next.includes("'"));
  // "every new kid asks me how it works"
  const isToWriter = /^(?:asks?|tells?)$/u.test(verb) && /^(?:me|us)$/u.test(next) && clause.modal === null;
  return isEverybody || isSaying || isToWriter || (isMental && clause.modal === null);
}

/** What goes on in somebody's head; to "agree on rates" is work. */
export function isMentalAct(lemma: string, next: string): boolean {
  return Words.MENTAL_VERBS.has(lemma) && !(lemma === 'agree' && /^(?:on|upon|with)$/u.test(next));
}

const ONLY_IN_CASE = /(?<=\S )only (?=(?:if|when|once|after|in case)\b)/giu;
const WHO_ALONE =
  /^only (?:people|staff|those|persons|trained|licensed|qualified|authori[sz]ed|certified|competent)\b/iu;

const LIMITS = /\b(?:prohibited|banned|permitted|only|always|allowed|forbidden|may)\b/iu;
/** "water, drinks and wet boots are forbidden on the casting floor" */
const FORBIDDEN_HERE =
  /^(?:(?:this|that|it) also|the same) appl(?:y|ies) to\b|^(?!it\b|that\b|this\b|all\b|everything\b|.* (?:says?|thinks?|finds?) )[^,;:]{4,60} (?:is|are) (?:always |also |still )?(?:fine|ok|okay|alright|all right|acceptable)(?: too| as well)?$|\b(?:is|are|stays?) (?:strictly |absolutely )?(?:forbidden|prohibited|banned|out of bounds|off[- ]limits|taboo)\b/iu;
const ASKS_FOR_ACT = /^(?:must|shall|should|has to|have to|needs? to)$/u;

/** "we've got this old barn", but "I've got to sign it" */
const OF_SELF = /^(?:i['’]m (?!to )|i['’]ve (?!(?:\S+ )?to )|we['’]ve got (?!to )|i (?:am|was|have|had) (?!to ))/u;

/** "I'm going on leave in August so somebody else has to do it": what whoever writes has or is, whatever follows. */
function tellsOfSelf(clause: Clause, tokens: readonly Token[], lead: number): boolean {
  if (clause.form === 'prohibition') return false;
  const from = /^(?:so|and|but)$/u.test(tokens[lead]?.lower ?? '') ? lead + 1 : lead;
  const [first = '', second = '', third = ''] = tokens.slice(from, from + 3).map(({ lower }) => lower);
  return OF_SELF.test(`${first} ${second} ${third} `);
}

export function tellsForbidden(whole: string): boolean {
  return FORBIDDEN_HERE.test(whole);
}

/** What a clause is whose words stand as they are. */
export function kindOfKept(
  { clause, tokens, lead }: Pick<Part, 'clause' | 'tokens' | 'lead'>,
  whole: string,
): Line['kind'] {
  if (tellsMind(tokens, lead) || tellsOfSelf(clause, tokens, lead)) return 'background';
  // "nobody did anything": what was not done, and nothing that is forbidden.
  if (clause.form === 'prohibition' && wasNotDone(tokens, lead))
    return /^(?:if|when)\b/iu.test(whole) ? 'step' : 'background';
  if (clause.form === 'active' && /\bhad no\b/iu.test(whole) && !/\b(?:if|when|who|that)\b/iu.test(whole))
    return 'background';
  // "don't forget the freezer" asks for something, "never forget this" stresses what stands before.
  if (clause.form === 'prohibition')
    return /^(?:do(?:n't|nt| not)|never) forget\b(?!(?: (?:this|that|it))?[.!\s]*$)/iu.test(whole.replace('’', "'"))
      ? 'step'
      : 'rule';
  if (clause.form === 'phrase' && /^(?:no|nothing|nobody|none|never)$/u.test(tokens[lead]?.lower ?? ''))
    // "customers ask earlier but no"
    return tokens.length - lead > 1 ? 'rule' : 'background';
  if (
    clause.form === 'phrase' &&
    isBan(tokens, lead) &&
    !/\b(?:it['’]s|is|as|get|got|gets|say|says) an? no\b/iu.test(whole)
  )
    return 'rule';
  if (tellsForbidden(whole) || isOwedByAll(whole) || tellsNever(whole)) return 'rule';
  const first = tokens[lead]?.lower ?? '';
  // "only people with the license"
  if (clause.form === 'phrase' && WHO_ALONE.test(whole)) return 'rule';
  if (clause.form === 'active' && keepsHappening(tokens, clause.verb)) return 'background';
  if (tellsWhereItGoes(whole)) return 'step';
  if (FOUND.test(whole) || (/^(?:state|passive)$/u.test(clause.form) && OPINION.test(whole))) return 'background';
  if (LAST_TIME.test(whole) || isOfThePast(tokens, lead) || isOfItself(clause, whole)) return 'background';
  if (isToldBackground(whole) || hasSeemed(clause, tokens)) return 'background';
  // "usually there are 4 or 5 missing": how it mostly is.
  if (MOSTLY.test(whole) || SO_MANY.test(whole)) return 'background';
  if (wasOnce(clause, tokens, whole) && !RULE.test(whole)) return 'background';
  if (OF_WRITER.test(whole) && !RULE.test(whole)) return 'background';
  if (!/^(?:active|passive|state)$/u.test(clause.form)) return 'step';
  const hasFigure = FIGURE.test(whole);
  // "the inspector wants 90 days of them"
  if (
    clause.form === 'active' &&
    clause.modal === null &&
    !TALK.test(first) &&
    WISHES.test(tokens[clause.verb]?.lower ?? '') &&
    !RULE.test(whole)
  )
    return 'background';
  if (!hasFigure && isTalk(clause, tokens, first) && !/\b(?:allowed|forbidden|prohibited|banned)\b/iu.test(whole))
    return 'background';
  // "what's not ok goes back"
  const [start, end] = 'subject' in clause ? clause.subject : [0, 0];
  const isDenied = tokens.some(
    ({ lower }, at) =>
      Words.NEGATIONS.has(lower) &&
      (at <= Math.max(start, lead) || at >= end) &&
      !isOfAgent(tokens, at) &&
      !isContrast(clause, tokens),
  );
  // "Linda proofreads, and legal only if there is a price in it": in which case, and no ban.
  const ruled = clause.form === 'active' ? whole.replace(ONLY_IN_CASE, '') : whole;
  // "the card he fills in has to be handed over", "the room is cold and must be aired": an act, though its words stay.
  const isAsked =
    clause.form === 'passive' ? ASKS_FOR_ACT.test(modalOf(clause) ?? '') : clause.form === 'state' && isOwed(whole);
  const isAct = isAsked && !LIMITS.test(ruled);
  if (isAct && !isDenied) return 'step';
  if (RULE.test(ruled) || isDenied) return 'rule';
  if (clause.form === 'active' && (clause.isPast || isOfMine(clause, tokens, first))) return 'background';
  if (modalOf(clause)) return 'rule';
  if (isContrast(clause, tokens)) return 'step';
  if (clause.form === 'active' && /^(?:he|she|they|you)$/u.test(first)) return 'statement';
  if (SAYS_DUTY.test(whole)) return 'statement';
  if (TALK.test(first) && !hasFigure) return 'background';
  // "there's an online form, takes four minutes", "it's 25 dollars for adults": how things are, and nothing to do.
  const isSaidOfIt = clause.form === 'state' && clause.modal === null && THERE.test(first);
  if (isSaidOfIt && !HOLDS_ORDER.test(whole)) return 'background';
  if (clause.form === 'active' && isOfBeing(clause, tokens)) return 'background';
  return clause.form === 'state' && !hasFigure ? 'background' : 'statement';
}

/** "is counted by two people who didn't do it before": by whom, and no ban. */
function isOfAgent(tokens: readonly Token[], negation: number): boolean {
  const who = tokens.findLastIndex(({ lower }, at) => at < negation && lower === 'who');
  return who > 0 && tokens.slice(Math.max(0, who - 4), who).some(({ lower }) => lower === 'by');
}

/** "boxes are flattened, not thrown on the pile": what is done stands before what is not. */
function isContrast(clause: Clause, tokens: readonly Token[]): boolean {
  return (
    clause.form === 'passive' &&
    tokens.slice(...clause.auxiliary).every(({ lower }) => !Words.NEGATIONS.has(lower)) &&
    tokens.some(
      ({ lower }, at) =>
        at > clause.verb && /^(?:not|never)$/u.test(lower) && readingOf(tokens[at + 1]?.lower ?? '', 'participle'),
    )
  );
}

/** "the lobby looked awful again": how it was. */
function hasSeemed(clause: Clause, tokens: readonly Token[]): boolean {
  if (clause.form !== 'reduced' && clause.form !== 'active') return false;
  const [verb, next] = tokens.slice(clause.verb, clause.verb + 2).map(({ lower }) => lower);
  return (
    /^(?:looked|smelled|smelt|sounded|seemed|felt|tasted)$/u.test(verb ?? '') &&
    isAdjective(next ?? '') &&
    !Words.PREPOSITIONS.has(next ?? '') &&
    !Words.PARTICLES.has(next ?? '')
  );
}

/** "door never open longer than 2 min", "in strong wind no work outside" */
function isBan(tokens: readonly Token[], lead: number): boolean {
  // "offcuts -> glass skip, never general waste": what is done stands before.
  const ban = tokens.findIndex(({ lower }) => lower === 'never');
  if (tokens.slice(0, Math.max(0, ban)).some(({ text }) => /^(?:->|=>|→)$/u.test(text))) return false;
  const isAfterPlace = Words.PREPOSITIONS.has(tokens[lead]?.lower ?? '') && tokens[lead]?.lower !== 'with';
  return tokens.some(({ lower }) => lower === 'never' || (lower === 'no' && isAfterPlace));
}

/** What nobody wants to happen, and what whoever writes has to put up with. */
const GOES_WRONG = /^(?:losing|missing|forgetting|mixing|messing|breaking|ignoring|skipping|confusing|misplacing)$/u;
const HAPPENS_TO_WRITER =
  /^(?:getting|having|explaining|repeating|saying|reminding|answering|hearing|seeing|finding|receiving|running|ending)$/u;

/** "we keep getting late checkouts", "the intern keeps mixing up the forms": what happens again and again. */
export function keepsHappening(tokens: readonly Token[], verb: number): boolean {
  const act = tokens[verb + 1]?.lower ?? '';
  const isOfWriter = /^(?:i|we)$/u.test(tokens[verb - 1]?.lower ?? '');
  return (
    /^(?:keep|keeps|kept)$/u.test(tokens[verb]?.lower ?? '') &&
    (GOES_WRONG.test(act) || (isOfWriter && HAPPENS_TO_WRITER.test(act)))
  );
}

/** "I get 40 mails a day": what happens to whoever writes. */
function isOfMine(clause: Extract<Clause, { form: 'active' }>, tokens: readonly Token[], first: string): boolean {
  return (
    /^(?:i|we)$/u.test(first) && clause.modal === null && /^(?:get|hear|know)$/u.test(tokens[clause.verb]?.lower ?? '')
  );
}

/** "keys remain the property of …": how things are. */
function isOfBeing(clause: Extract<Clause, { form: 'active' }>, tokens: readonly Token[]): boolean {
  const lemmas = verbReadings(tokens[clause.verb]?.lower ?? '').map(({ lemma }) => lemma);
  const next = tokens[clause.verb + 1];
  const isMeasured =
    lemmas.some((lemma) => MEASURES.test(lemma)) &&
    clause.modal === null &&
    (isCount(next) || /^(?:about|around|roughly|half|up|only|an)$/u.test(next?.lower ?? '')) &&
    !tokens.some(({ lower }, at) => lower === 'so' || (at >= clause.subject[1] && Words.SUBJECT_PRONOUNS.has(lower))) &&
    !isPersonNoun(upToPreposition(tokens.slice(...clause.subject)).at(-1)?.lower ?? '');
  if (isMeasured) return true;
  const isCounted = lemmas.includes('count') && tokens[clause.verb + 1]?.lower !== 'as';
  return !isCounted && lemmas.some((lemma) => BEING.test(lemma));
}

/** "I was", "we've been", "went out on Sunday": what has happened once. */
function isOfThePast(tokens: readonly Token[], lead: number): boolean {
  const [first, second] = [tokens[lead]?.lower ?? '', tokens[lead + 1]?.lower ?? ''];
  if (/^(?:i|we|he|she|they|it)$/u.test(first))
    return /^(?:got|was|were|had|used)$/u.test(second) || (second === 'have' && tokens[lead + 2]?.lower === 'been');
  if (/^(?:i|we|he|she|they|it)'(?:ve|d)$/u.test(first)) return second !== 'to' && second !== 'got';
  if (first === 'used' && second === 'to') return true;
  // "did that, red light"
  if (first === 'did' && /^(?:that|it|this|so|already)$/u.test(second)) return true;
  const forms = verbReadings(first).map(({ form }) => form);
  return forms.length > 0 && !isNoun(first) && forms.every((form) => form === 'past');
}

/** "that was changed in 2014", "the old version said 7 days": what was so, and is not to be done. */
function wasOnce(clause: Clause, tokens: readonly Token[], whole: string): boolean {
  if (clause.form === 'reduced') {
    const lemma = readingOf(tokens[clause.verb]?.lower ?? '', 'participle')?.lemma ?? '';
    return (
      // "photographer told: no flash": what somebody has to be told.
      (Words.TELLING_VERBS.has(lemma) && !whole.includes(':')) ||
      (Words.LYING_VERBS.has(lemma) && Words.ARTICLES.has(tokens[0]?.lower ?? ''))
    );
  }
  if (clause.form !== 'passive' && clause.form !== 'state') return false;
  const from = clause.subject[1];
  const to = clause.form === 'passive' ? clause.verb : from + 2;
  return (
    clause.modal === null && tokens.slice(from, to).some(({ lower }) => /^(?:was|were|wasn't|weren't)$/u.test(lower))
  );
}

/** "the lights go off by themselves": nobody has to do it. */
function isOfItself(clause: Clause, whole: string): boolean {
  const isDenied = /^(?:don['’]?t|doesn['’]?t|do|does)$/u.test(modalOf(clause) ?? '');
  // "agents can refund it by themselves": what people may.
  const isAllowed = /^(?:can|may)$/u.test(modalOf(clause) ?? '');
  return clause.form === 'active' && !isDenied && !isAllowed && BY_ITSELF.test(whole);
}

function modalOf(clause: Clause): string | null {
  return 'modal' in clause ? clause.modal : null;
}
