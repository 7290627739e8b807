import { capitalise, lowerFirst } from '../text/words.js';
import { takeAside } from './aside.js';
import { isOfAnybody } from './case-first.js';
import { isQuestion, tellsWhatHappened } from './chatter.js';
import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { namesWhatComesNext } from './cleft.js';
import { withNamedObject } from './dislocation.js';
import { listsFigures } from './figure-list.js';
import { withoutAsides, withoutFillers, withoutSo } from './fillers.js';
import { isBareBan } from './forbidden.js';
import { orderCertainty } from './imperative.js';
import { withKind } from './kind-case.js';
import { type Lead, takeLead } from './lead.js';
import { lengthOfLimit, lengthOfMore } from './lead-length.js';
import { upToSign } from './lead-main.js';
import * as Words from './lexicon/closed-classes.js';
import { type Line, lineOf } from './line.js';
import { readParts } from './lines-of-parts.js';
import { type Marked, takeMarks } from './marks.js';
import { isPerson } from './noun-phrase.js';
import { isOneThing } from './one-thing.js';
import { isPair } from './pairs.js';
import { joinToRule } from './rest-of-rule.js';
import { roleOf } from './role.js';
import { withFullBe, withOtherwise, withPlainForms } from './said-short.js';
import { withEqualDuties } from './second-duty.js';
import type { SentenceContext } from './sentence-context.js';
import { withPlaceFirst } from './starting-place.js';
import { OPENS_CASE, withCaseOfBefore } from './that-case.js';
import { type Token, textOf, tokenise } from './tokens.js';
import { asWhole, governByAny } from './torn.js';

/** How many conditions and times may stand one after the other at the beginning of a sentence. */
const MAX_LEADS = 3;
const LATER_LEAD =
  /^(?:if|when|whenever|once|unless|after|before|on|at|over|above|under|below|beyond|during|every|without|otherwise|else|or|until|as|in|where)$/u;
/** "the first thing you do is turn off the alarm" */
const CLEFT =
  /^(?:(?:and|so|ok|okay|then|um|uh)[\s,]+){0,3}(?:(?:the )?(?:(?:very )?first|next|second|last|other|only|main) thing (?:(?:that )?(?:you|i|we|they) (?:have to |need to |must |always |usually )?do )?|(?:what|all) (?:you|i|we) (?:have to |need to |want to |always |usually )?do |what (?:should|has to|needs to|must|is supposed to) happen )is[:,]? (?:that )?(?:to )?/iu;
/** "I want the guys to write it down": what others have to do. */
export const WANTED_OF =
  /\b(?:i|we)(?:['’]d| would)? (?:want|need|expect|like) ((?:the|my|our|every|each|all) [\p{L} ]{2,25}?|everyone|everybody|somebody|someone) to (?=\p{Ll}{2})/iu;
/** "from now on: …" */
const FROM_NOW_ON =
  /^(?:so |ok |and )?(?:from now on|going forward|from today(?: on)?|starting (?:today|tomorrow|now)|as of (?:today|now)|effective immediately|as (?:discussed|agreed|promised|mentioned|requested)(?: (?:yesterday|today|earlier|before|on the phone|by phone|last week))?)\s*[:,–-]?\s+(?=\p{L})/iu;
/** "first thing you do | you walk it" */
const FIRST_THING =
  /^(?:(?:and|so|ok|okay|then|um|uh)[\s,]+){0,3}(?:the )?(?:very )?(?:first|next|last) thing (?:you|i|we) (?:always |usually )?do[,:]? (?=(?:you|i|we) )/iu;
/** "tag DO NOT USE": what is written on it. */
const WRITTEN_ON =
  /\b((?:tag|label|mark|sign|stamp|sticker|say|read|write|post)(?:s|ed|led|ged|ing)?) ((?:\p{Lu}{2,} )+\p{Lu}{2,}|(?:CLOSED|OPEN|FULL|EMPTY|HOLD|STOP|PAID|USED|CLEAN|DIRTY|HOT|WET|READY|BROKEN|FRAGILE|URGENT|VOID|COPY|TESTED|FAILED|REJECTED))(?!\p{L})/gu;
/** "hose it down, er, after they have left" */
const SOUND_INSIDE = /(?<=[\p{L}\d])(?<!\b(?:and|then|so|but)),\s(?:um+|uh+|uhm|erm?|hmm+),(?=\s)/gu;
/** "People like to lean over it, but that is not allowed": nothing of it is to be done. */
const IS_FORBIDDEN =
  /^(?!(?:if|when|once|check|make|ensure|note|remember|tell|see|verify|confirm|inform)\b)(?:\p{L}+ ){1,4}(?:that|which|who) (?:(?!(?:and|or|but)\b)[^,;:\s]+ ){2,12}(?:must|may|shall) (?:not|never) [^,;:]+$|^[^,;:]{3,80} (?:means? no \p{L}|(?:does|do) nothing else$|(?:does|do) not (?:count|suffice|qualify|replace|apply)\b)|^(?:an? |the )?[^,;:]{3,40} (?:is|are) (?:always )?(?:required|needed|mandatory|compulsory) (?:if|when|whenever|for|at|on|in)\b|(?:,|;|–|—|-)? (?:but|and|which|–|—|-)? ?(?:this|that|it|which)(?:['’]s| is) (?:strictly |absolutely |of course )?(?:not (?:allowed|permitted|okay|ok)|forbidden|prohibited|banned|against the rules)$/iu;
/** "Note: the shop is closed on Mondays" */
const NOTED =
  /^(?:(?:please )?(?:note|nb|n\.b\.|fyi|p\.?s\.?)(?:\s*[:–—]|\s+-|,)|it (?:is to|must|should) (?:also )?be (?:noted|remembered|understood|stressed) that)\s*(\S.+)$/iu;
/** "(When you switch it off, the current goes first.)": a sentence of its own, and no remark. */
const TELLS_CASE = /^(?:if|when|whenever|once|never|always|do not|don['’]t|only if|only when)\b/iu;
const LIMIT = /^(?:under|over|above|below|less than|more than|up to)\b/iu;
/** "if it is still dirty, back into the bath" */
const WHERE_TO =
  /^(?:(?:back|straight|right|off|directly) (?:in|into|on|onto|to)|into|onto|out of) (?:the|an?|your|its|their) \p{L}/u;
/** So many commas behind a condition tell more than what is done in its case. */
const MANY_COMMAS = 3;
const SHOWS = /^(?:shows?|displays?|beeps?|flashes|blinks?|reads|says)$/u;

/** Reads one sentence into lines, in their order. What is not certain stands as the person wrote it. */
export function readSentence(text: string, context: SentenceContext): Line[] {
  const plain = withoutSo(text)
    .replace(/\s+/gu, ' ')
    .replace(SOUND_INSIDE, ',')
    .replace(/,\s+please(?=,|\s+and\b)/giu, '')
    .trim()
    .replace(/[.!;,:…\s]+$/u, '')
    .replace(/(?<=\S\s\S+)\s*[-–—,]\s+(?:sorry|thanks|thx|please|lol)$/iu, '');
  const [, inBrackets = ''] = /^\(([^()]*)\)$/u.exec(plain) ?? [];
  if (inBrackets !== '' && TELLS_CASE.test(inBrackets)) return readSentence(inBrackets, context);
  if (isQuestion(plain) || inBrackets !== '') return [lineOf('background', plain)];
  // "9.5": what a display shows, in an answer.
  if (!/\p{L}{2}/u.test(plain) && /\d/u.test(plain)) return [lineOf('background', plain)];
  // "Largest stock: paint 20 litres, glue 8 tubes"
  if ((context.topic && listsFigures(plain)) || namesWhatComesNext(plain)) return [lineOf('step', plain)];
  if (tellsWhatHappened(plain)) return [lineOf('background', plain)];
  if (IS_FORBIDDEN.test(plain) || (/\snot\s/iu.test(plain) && isBareBan(tokenise(plain))))
    return [lineOf('rule', plain)];
  const [, noted = ''] = NOTED.exec(plain) ?? [];
  if (noted !== '') return orderCertainty(tokenise(noted), 0) >= 2 ? readSentence(noted, context) : [notedLine(noted)];
  const marks = takeMarks(
    withNamedObject(withoutAsides(withOtherwise(withFullBe(withPlaceFirst(withPlainForms(plain)))))),
    context.people,
  );
  const source = withEqualDuties(marks.text)
    .replace(FROM_NOW_ON, '')
    .replace(/\b(who|what|where)ever['’]s (?=\p{L})/giu, '$1ever is ')
    .replace(CLEFT, '')
    .replace(WANTED_OF, '$1 must ')
    .replace(WRITTEN_ON, '$1 "$2"')
    .replace(FIRST_THING, '')
    .replace(
      /\b(if|when|unless) its (?=not\b|something\b|nothing\b|someone\b|under\b|over\b|more\b|less\b|just\b|only\b|after\b|before\b|been\b|an?\b|ok\b|still\b|too\b|broken\b|dead\b|down\b|late\b|empty\b|full\b|wrong\b)/giu,
      "$1 it's ",
    );
  const told = withCaseOfBefore(source, context.lastCase ?? null);
  const aside = takeAside(told, context.people);
  context.discourse.beginSentence();
  const lines = readWithout(aside?.text ?? told, marks, context);
  const [first] = lines;
  if (!aside || !first) return lines;
  first.role = first.role !== null || first.isKept ? (aside.role ?? first.role) : null;
  first.when = [aside.when, first.when].filter(Boolean).join(', ') || null;
  first.caution = [aside.caution, first.caution].filter(Boolean).join('; ') || null;
  return aside.note === null ? lines : [...lines, lineOf('background', aside.note)];
}

/** What a note says that asks for nothing. */
function notedLine(text: string): Line {
  return lineOf(/\b(?:must|never|not|only|always)\b|n['’]t\b/iu.test(text) ? 'rule' : 'background', capitalise(text));
}

/** Reads a sentence from which asides and marks have been taken. */
function readWithout(source: string, marks: Marked, context: SentenceContext): Line[] {
  const { leads: own, rest } = takeLeads(source, withoutFillers(tokenise(source)), context);
  const leads = withKind(source, own, context);
  const when = [marks.when, ...leads].filter((part) => part !== null).join(', ') || null;
  context.lastCase = when !== null && OPENS_CASE.test(when) ? when : null;
  const read = withRests(readClauses(source, rest, when, context).filter((line) => /[\p{L}\d]/u.test(line.text)));
  governByAny(rest, source, read);
  // "anyone with a cold wears a mask": nobody who was named before.
  if (leads.some(isOfAnybody))
    for (const line of read) Object.assign(line, line.kind === 'step' ? { role: null, hasSubject: true } : {});
  const lines = asWhole(read, source, rest, when, context.people);
  const last = lines.at(-1);
  if (last && marks.role) {
    Object.assign(last, { role: marks.role, caution: marks.caution });
    context.discourse.worker = marks.role;
  }
  return lines;
}

/** "…, or one hour when it is hot": what cannot stand alone goes with what it narrows. */
function withRests(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const isRest = before?.kind === 'step' && line.isKept && /^or (?!else\b|otherwise\b)/iu.test(line.text);
    if (before && isRest) {
      const when = line.when === null || line.when === before.when ? '' : ` (${line.when})`;
      const rest = `, ${lowerFirst(line.asWritten, new Set())}${when}`;
      before.text += rest;
      before.asWritten += rest;
    } else whole.push(line);
  }
  return whole;
}

/** "if the bell rings, | in that case | nothing is moved": said twice. */
function withoutThatCase(rest: Token[]): Token[] {
  const [first, second, third, next] = rest;
  const isSaid = first?.lower === 'in' && second?.lower === 'that' && third?.lower === 'case';
  return isSaid ? rest.slice(next?.text === ',' ? 4 : 3) : rest;
}

function takeLeads(source: string, all: Token[], context: SentenceContext): { leads: string[]; rest: Token[] } {
  const leads: string[] = [];
  let rest = all;
  while (leads.length < MAX_LEADS) {
    const lead = takeLead(source, rest, context.people);
    if (!lead || (lead.when === 'Otherwise' && !governs(lead.rest, lead.when, context))) break;
    noteWho(source, rest, context);
    const more = lengthOfMore(lead.when, lead.rest);
    leads.push(more === 0 ? lead.when : `${lead.when}, ${textOf(source, lead.rest.slice(0, more))}`);
    rest = withoutThatCase(more === 0 ? lead.rest : lead.rest.slice(more + 1));
  }
  return { leads, rest };
}

/** Whom a condition is about, later pronouns mean. */
function noteWho(source: string, tokens: readonly Token[], context: SentenceContext): void {
  const condition = upToSign(tokens).slice(1);
  const { clause } = readClause(condition, { people: context.people, previous: null });
  if (!('subject' in clause)) return;
  const subject = condition.slice(...clause.subject);
  // "if the card reader shows a red light": a thing that is named like somebody.
  if (clause.form === 'active' && SHOWS.test(condition[clause.verb]?.lower ?? '')) return;
  const role = isPerson(subject, context.people) ? roleOf(source, subject, context.people) : null;
  if (role !== null) context.discourse.isAbout(role, condition.slice(clause.subject[1]));
}

/** A later condition that governs what follows it begins a sentence of its own. */
function readClauses(source: string, tokens: readonly Token[], when: string | null, context: SentenceContext): Line[] {
  for (let at = 2; at < tokens.length - 2; at += 1) {
    const before = tokens[at - 1];
    const word = tokens[at]?.lower ?? '';
    // "clean it; still out - tag it": a state after a semicolon.
    const isState = before?.text === ';' && tokens.slice(at, at + 5).some(({ text }) => /^(?:-|–|—)$/u.test(text));
    const isMeaning = before?.kind === 'sign' && tokens.slice(at, at + 6).some(({ lower }) => /^means?$/u.test(lower));
    const isCompared = before?.text === ',' && tokens[at + 1]?.lower === 'than';
    // "two people, not related to each other, count it": said of somebody, and no case.
    const isShort =
      before?.text === ',' &&
      /^(?:not|still)$/u.test(word) &&
      readClause(tokens.slice(0, at - 1), { people: context.people, previous: null }).clause.form !== 'phrase';
    // "…; should they refuse, call the porter"
    const isShould =
      word === 'should' && before?.kind === 'sign' && Words.SUBJECT_PRONOUNS.has(tokens[at + 1]?.lower ?? '');
    // "for a child, call the ward; for an adult, ask"
    const isOtherCase = before?.text === ';' && word === 'for';
    const isLead = LATER_LEAD.test(word) || isShould || isMeaning || isState || isCompared || isShort || isOtherCase;
    // "is tested for pH: above 10 it is rebatched"
    const isCase = before?.text === ':' && lengthOfLimit(tokens.slice(at)) > 0;
    if (!before || !(isBorder(before) || isCase) || !isLead) continue;
    // "before and after at every site"
    if (before.lower === 'and' && isPair(tokens, at - 1)) continue;
    // "the nurse or, when she is out, the secretary"
    if (before.text === ',' && /^(?:or|and)$/u.test(tokens[at - 2]?.lower ?? '')) continue;
    // "the finder's name and where they found it": what is asked.
    const isAsked = word === 'where' && Words.SUBJECT_PRONOUNS.has(tokens[at + 1]?.lower ?? '');
    if (isAsked && (before.lower === 'and' || (before.text === ',' && isOneThing(tokens, at - 1)))) continue;
    if (word === 'or' && !/^(?:else|otherwise)$/u.test(tokens[at + 1]?.lower ?? '')) continue;
    if (before.lower === 'and' && !/^(?:if|when|whenever|once|unless|after|where|otherwise)$/u.test(word)) continue;
    const lead = takeLead(source, tokens.slice(at), context.people);
    if (!lead || !governs(lead.rest, lead.when, context, when !== null)) continue;
    const end = before.kind === 'word' && tokens[at - 2]?.text === ',' ? at - 2 : at - 1;
    // "empties the bins, unless they are half full, | and wipes the desks": of what stands before it.
    const next = tokens.length - lead.rest.length;
    const isOfLeft = word === 'unless' && before.text === ',' && tokens[next - 1]?.text === ',';
    const left = readParts(source, tokens.slice(0, isOfLeft ? next - 1 : end), when, context);
    if (joinToRule(left, lead.when, textOf(source, tokens.slice(at)))) return left;
    const scope = Math.min(scopeOfLimit(lead), scopeOfCase(lead));
    return [
      ...left,
      ...readClauses(source, lead.rest.slice(0, scope), isOfLeft ? when : lead.when, context),
      ...(scope < lead.rest.length
        ? readClauses(source, withoutFillers(lead.rest.slice(scope + 1)), when, context)
        : []),
    ];
  }
  return readParts(source, tokens, when, context);
}

/** "if one is missing you ring the office, | then you go along …": in a long breath the next thing is no longer of that case. */
function scopeOfCase({ rest }: Lead): number {
  if (rest.filter(({ text }) => text === ',').length < MANY_COMMAS) return rest.length;
  const then = rest.findIndex(({ text }, at) => {
    const [first, ...others] = rest.slice(at + 1, at + 4).map(({ lower }) => lower);
    const [word, who = ''] = first === 'and' ? others : [first, ...others];
    return at > 1 && text === ',' && word === 'then' && /^(?:you|we|i)$/u.test(who);
  });
  return then < 0 ? rest.length : then;
}

/** "…, under three millimeters you tell the desk, the jack goes …": between commas a limit holds for one clause. */
function scopeOfLimit({ when, rest }: Lead): number {
  const comma = LIMIT.test(when)
    ? rest.findIndex(({ text }, at) => text === ',' && !/^(?:and|or|but|then)$/u.test(rest[at + 1]?.lower ?? ''))
    : -1;
  return comma < 2 ? rest.length : comma;
}

/** Whether a clause of its own follows a condition. */
function governs(rest: readonly Token[], when: string, { people }: SentenceContext, isChoice = true): boolean {
  if (/^(?:only|when|if|and|or|but)$/u.test(rest[0]?.lower ?? '')) return false;
  const main = upToSign(rest);
  if (when !== 'Otherwise' && WHERE_TO.test(main.map(({ lower }) => lower).join(' '))) return true;
  const { clause } = readClause(main, { people, previous: null });
  if (when !== 'Otherwise') return clause.form !== 'phrase' && clause.form !== 'condition';
  if (isDoneOtherwise(clause, main, people, isChoice)) return true;
  // "otherwise order from the mill": behind what is done in the first case, a noun that may be an order is one.
  const behind = readClause(main, { people, previous: { form: 'imperative', verb: 0 } }).clause;
  return isDoneOtherwise(behind, main, people, isChoice);
}

/** "otherwise the deposit goes back": what becomes of a thing in the other case. */
const GOES_ON = /^(?:goes|stays|remains|continues|counts|applies|moves)$/u;

/** "otherwise call the office", but "otherwise the belt slips" is why it is done. */
function isDoneOtherwise(
  clause: Clause,
  tokens: readonly Token[],
  people: ReadonlySet<string>,
  isChoice: boolean,
): boolean {
  if (/^(?:imperative|passive|prohibition|finite)$/u.test(clause.form)) return true;
  if (clause.form !== 'active' || !isChoice || /^(?:will|would|could|might|may)$/u.test(clause.modal ?? ''))
    return false;
  const subject = tokens.slice(...clause.subject);
  return (
    Words.SUBJECT_PRONOUNS.has(subject[0]?.lower ?? '') ||
    isPerson(subject, people) ||
    GOES_ON.test(tokens[clause.verb]?.lower ?? '')
  );
}

function isBorder({ kind, text, lower }: Token): boolean {
  return kind === 'sign' ? /^(?:,|;|–|—|-|\.{3}|…)$/u.test(text) : /^(?:and|but|then)$/u.test(lower);
}
