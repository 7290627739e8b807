import { capitalise, countWords, lowerFirst } from '../text/words.js';
import { type Antecedent, antecedentOf, antecedentOfRule, pronounOf, withAntecedent } from './antecedent.js';
import { withBracketedRole } from './bracketed-role.js';
import { isAboutText } from './chatter.js';
import type { Clause } from './clause-form.js';
import { orderFrom, type Shared } from './clause-order.js';
import { asDoneBeside, withWhatItIsDoneTo } from './done-state.js';
import { isFaithful, isSoundOrder } from './faithful.js';
import { isLimitedFrom } from './goes-on.js';
import { orderCertainty } from './imperative.js';
import { isJoined } from './joined-lines.js';
import { kindOfKept, tellsForbidden } from './kept.js';
import { actorOf, subjectOf } from './kept-role.js';
import { isCommonNoun, isPersonNoun, readingOf, singularOf } from './lexicon/words.js';
import { type Line, lineOf } from './line.js';
import { withNamedActor } from './named-actor.js';
import { isPerson } from './noun-phrase.js';
import { isOfOthers } from './of-others.js';
import { type ClauseText, type Order, objectText } from './order.js';
import type { Part } from './part.js';
import { groupsOf, isIndependent, isNegatedPhrase } from './parts.js';
import { isOutsider } from './role.js';
import { namedSubject, withSubject } from './rule-subject.js';
import type { SentenceContext } from './sentence-context.js';
import { tellsNever } from './stands-alone.js';
import { belongTogether, isThin, joinInto } from './thin-lines.js';
import { type Token, textOf } from './tokens.js';
import { tellsMishap } from './told-background.js';

/** "I'll do it myself": somebody else than whoever does the rest. */
const SPOKEN_OF = /^(?:i|we|you)(?:['’]\p{L}+)?\s/iu;
const MAX_THING = 4;
const MAX_EXPECTED_LENGTH = 110;

/** Reads what follows conditions and times into lines. @param when those conditions and times */
export function readParts(
  source: string,
  tokens: readonly Token[],
  when: string | null,
  context: SentenceContext,
): Line[] {
  const shared: Shared = {
    role: null,
    hasSubject: false,
    object: null,
    isOfThing: false,
    guest: null,
    antecedent: null,
    pronouns: new Set(),
    isDoneTo: false,
    patient: null,
    isOfUnknown: false,
  };
  const lines: Line[] = [];
  let subject: ReturnType<typeof namedSubject> = null;
  let occasion: string | null = null;
  for (const group of groupsOf(tokens, context.people).map((each, at, all) =>
    asDoneBeside(each, at === 0 ? when : null, all[at - 1], all[at + 1]),
  )) {
    const read = withBracketedRole(readGroup(source, group, shared, context), tokensOf(group), context.people);
    const line = withSubject(read, group[0], subject, context.people);
    subject = namedSubject(group[0], source) ?? (line.kind === 'rule' ? subject : null);
    context.discourse.read(line.role ?? subjectOf(group[0], source, context), group[0], source);
    const step = lines.at(-1);
    if (step && isJoined(step, line, { group, source, when, shared, context })) continue;
    const isStatement =
      line.kind === 'background' &&
      when !== null &&
      line.reason === null &&
      lines.length === 0 &&
      !/\b(?:was|were|had)\b/iu.test(line.text);
    // "for returns the clerk checks the seal | and prints a label"
    if (lines.length === 0) occasion = line.when;
    const isOnIt = line.when === null && group[0]?.clause.form === 'finite';
    const all = [when, isOnIt ? occasion : line.when].filter(Boolean).join(', ') || null;
    const own = lines.length > 0 && isOfOthers(textOf(source, tokensOf(group))) ? line.when : all;
    const full = { ...line, kind: isStatement ? 'statement' : line.kind, when: own };
    if (step && (isThin(full) || isThin(step)) && belongTogether(step, full))
      joinInto(step, full, group[0]?.separator ?? ',', context.people);
    else lines.push(full);
  }
  return lines;
}

function readGroup(source: string, parts: readonly Part[], shared: Shared, context: SentenceContext): Line {
  const [first] = parts;
  if (first?.clause.form === 'reason') return lineOf('background', textOf(source, tokensOf(parts)));
  if (first?.clause.form === 'expectation') return expectationOf(source, parts, first.clause.value);
  const notBy = parts.find((part, at) => at > 0 && isNotBy(part));
  const group = parts.filter((part) => part !== notBy);
  const because = group.findIndex((part, at) => at > 0 && part.clause.form === 'reason');
  const reasonAt = isLimitedFrom(group, because) ? -1 : because;
  const body = reasonAt > 0 ? group.slice(0, reasonAt) : group;
  const about = {
    reason: reasonAt > 0 ? textOf(source, tokensOf(group.slice(reasonAt))) : null,
    caution: notBy ? capitalise(textOf(source, notBy.tokens)) : null,
  };
  if (isAboutText(textOf(source, tokensOf(body)))) return lineOf('background', textOf(source, tokensOf(body)));
  const line = readBody(source, body, shared, context);
  // "a fee is charged, which the manager may waive": it says more of the same, and nothing by itself.
  // "fuel must be full, otherwise we charge 2 euros": what comes of a rule that is not kept.
  const saysMore =
    about.reason !== null &&
    (/^(?:(?:\p{L}+ )?(?:which|whom?|whose)|(?:al)?though not)\b|^(?:al)?though .*\b(?:never|not|no|may|must)\b/iu.test(
      about.reason,
    ) ||
      (line.kind === 'rule' && /^(?:otherwise|else)\b/iu.test(about.reason)));
  if (saysMore && line.kind !== 'background')
    return {
      ...line,
      text: `${line.text}, ${about.reason}`,
      asWritten: `${line.asWritten}, ${about.reason}`,
      caution: about.caution ?? line.caution,
    };
  return { ...line, reason: about.reason, caution: about.caution ?? line.caution };
}

/** Reads a clause and what belongs to it, without its reason. */
function readBody(source: string, body: readonly Part[], shared: Shared, context: SentenceContext): Line {
  // "shape when it has grown by half, not doubled": what narrows the first words is not what is said.
  const head = body.find((part) => isIndependent(part) && !(part !== body[0] && isNegatedPhrase(part))) ?? body[0];
  if (!head) return lineOf('background', '');
  const words = tokensOf(body);
  // "guests get a briefing | and leave their bags": the verb of several looks like an order.
  const areMany = head.clause.form === 'imperative' && head.separator === 'and' && areSeveral(shared.guest);
  const guest = (head.clause.form === 'finite' || areMany) && head === body[0] ? shared.guest : null;
  const whole = guest === null ? textOf(source, words) : `${guest} ${textOf(source, words)}`;
  const end = words.at(-1)?.end ?? source.length;
  const { people, voices } = context;
  const lastRole = context.discourse.meantBy(head);
  const text: ClauseText = { source, tokens: head.tokens, end, people, voices, lastRole };
  // "the washer takes it to the row | and locks it": whether that is somebody is not known, so that the words stay.
  const goesOn = head.clause.form === 'finite' && shared.isOfUnknown && head === body[0];
  const read = head === body[0] && guest === null && !goesOn ? orderFrom(head, text, shared) : null;
  if (read?.kind === 'step') read.text = read.text.replace(DOES_NOT, ' and do not ');
  const order = read && isCertain(read, whole, head.clause.form, shared, context) ? read : null;
  if (!order) {
    const subjectBefore = shared.object ?? (shared.role === null ? null : `the ${lowerFirst(shared.role, people)}`);
    const doneTo = head === body[0] ? withWhatItIsDoneTo(whole, head, shared.object) : whole;
    const thing = thingOf(head, text);
    const left = { role: null, hasSubject: false, object: thing, antecedent: null };
    Object.assign(shared, left, { guest: guest ?? guestOf(head, text), isOfUnknown: goesOn || thing !== null });
    const isWhole =
      head === body[0] || head.clause.form === 'prohibition' || tellsForbidden(whole) || tellsNever(whole);
    // "look behind the gate in case it was left open": an order, though the clause inside has a subject.
    const isOrder = 'subject' in head.clause && orderCertainty(head.tokens, head.lead) >= 2;
    const told = isWhole && !isOrder ? kindOfKept(head, whole) : 'step';
    // "anything over 150 Leila has to approve": somebody has to do it, and it is no rule.
    const isDuty = read?.kind === 'step' && read.role !== null && isAfterThing(head, text);
    const kind = isDuty ? 'step' : told;
    const before = kind === 'rule' && head === body[0] && lacksSubject(head) ? subjectBefore : null;
    // "meltwater must not enter the drain, | it is collected"
    if (kind === 'rule') shared.antecedent = antecedentOfRule(subjectOfBan(head.tokens), source, people);
    // Its words stay, but who does it has been read.
    const isSaid = kind === 'step' || kind === 'statement';
    const role = isSaid ? (read?.kind === 'step' && read.role !== null ? read.role : actorOf(head, text)) : null;
    const { form } = head.clause;
    // "the translator delivers by Friday | and sends the invoice"
    if (form === 'active' && shared.guest === null) shared.role = role;
    const said = kind === 'rule' ? withNamedActor(whole, head, lastRole, people) : doneTo;
    return lineOf(kind, before === null ? said : `${before} ${said}`, {
      role,
      form,
      isOpen: isOpen(form),
      isPhrase: form === 'phrase',
      // "the guest met at the gate": somebody to whom it is done.
      hasSubject:
        guest !== null ||
        form === 'active' ||
        (form === 'state' && SPOKEN_OF.test(whole)) ||
        (!/^(?:passive|reduced)$/u.test(form) && isPersonNoun(head.tokens[head.lead]?.lower ?? '')),
    });
  }
  shared.guest = null;
  shared.isOfUnknown = false;
  // "if a nozzle drips, turn off the pump | and change it": it may be what the case is about.
  const isOfCase =
    /^(?:if|when|whenever|unless|once)\s(?!(?:it|they|you|we|i|he|she|this|that|there|not|nobody|anyone|someone|somebody)\b)/iu.test(
      context.lastCase ?? '',
    );
  const mayResolve = order.kind === 'step' && !context.topic && !isOfCase;
  const resolved = mayResolve ? withAntecedent(order.text, shared.antecedent) : order.text;
  const ofRule = order.kind === 'rule' && 'subject' in head.clause ? head.tokens.slice(...head.clause.subject) : null;
  if (resolved === order.text)
    shared.antecedent = unlessSaid(
      ofRule ? antecedentOfRule(ofRule, source, people) : antecedentOf(order.text, people),
      shared,
    );
  const pronoun = pronounOf(order.text);
  if (pronoun !== null) shared.pronouns = new Set([...shared.pronouns, pronoun]);
  const said = order.kind === 'rule' ? withNamedActor(resolved, head, lastRole, people) : resolved;
  return lineOf(order.kind, said, {
    role: order.role,
    when: order.when,
    caution: order.caution,
    form: head.clause.form,
    isOpen: isOpen(head.clause.form),
    isKept: false,
    asWritten: whole,
  });
}

/** A thing that is named after "it" was said of another one may not be what the next "it" means. */
function unlessSaid(found: Antecedent | null, { pronouns }: Shared): Antecedent | null {
  return found !== null && pronouns.has(found.isPlural ? 'them' : 'it') ? null : found;
}

/** What must not or may not do something: what stands before the verb; empty where that is not found. */
function subjectOfBan(tokens: readonly Token[]): readonly Token[] {
  const modal = tokens.findIndex(({ lower }) =>
    /^(?:must|may|can|should|shall|is|are|do|does|cannot|can['’]t|mustn['’]t)$/u.test(lower),
  );
  return modal < 0 ? [] : tokens.slice(0, modal);
}

function areSeveral(guest: string | null): boolean {
  const last = guest?.split(' ').at(-1)?.toLowerCase() ?? '';
  return singularOf(last) !== last;
}

/** "the donor rests": somebody to whom the work is done. */
function guestOf({ clause, tokens }: Part, { source }: ClauseText): string | null {
  if (clause.form !== 'active' || clause.isPast) return null;
  const subject = tokens.slice(...clause.subject);
  return isOutsider(subject.at(-1)?.lower ?? '') ? textOf(source, subject) : null;
}

/** "Wet pouches count as unsterile | and are repacked": the thing whose clause stands as it was written. */
function thingOf({ clause, tokens }: Part, { source, people }: ClauseText): string | null {
  if (clause.form !== 'active' || clause.isPast) return null;
  const subject = tokens.slice(...clause.subject);
  const isThing =
    subject.length <= MAX_THING &&
    subject.every(({ kind }) => kind === 'word') &&
    isCommonNoun(subject.at(-1)?.lower ?? '') &&
    !isPerson(subject, people);
  return isThing ? objectText(source, subject) : null;
}

/** Whether a clause leaves open who does it, so that whoever acted before in the sentence may be meant. */
function isOpen(form: Clause['form']): boolean {
  return /^(?:reduced|participle|note|placed|finite)$/u.test(form);
}

/** "| never stands still": what whoever was named before never does. */
function lacksSubject({ clause, tokens, lead }: Part): boolean {
  const [never, verb] = tokens.slice(lead);
  return clause.form === 'prohibition' && never?.lower === 'never' && readingOf(verb?.lower ?? '', 's') !== null;
}

/** "anything over 150 | Leila has to approve": what it is done to stands before the name. */
function isAfterThing({ clause, tokens }: Part, { people }: ClauseText): boolean {
  const [start, end] = 'subject' in clause ? clause.subject : [0, 0];
  return clause.form === 'active' && end - start > 2 && people.has(tokens[end - 1]?.text ?? '');
}

const CASE_BEHIND = /,?\s(?:if|when|whenever|unless)\s.*$/iu;
/** "sends it in and does not open it": as an order. */
const DOES_NOT = / and (?:does not|doesn['’]t) /iu;
const EITHER = /\p{L}+(?:\s\/\s\p{L}+)+/gu;
const ARROW = /->|=>|→/u;
/** "take it or you leave it", "ask me how it works": what people say to each other. */
const NO_ORDER =
  /\bor (?:you|we|they|i)\b|^(?:ask|tell|kill|make|give|drive)s? (?:me|us) (?:how|what|why|if|crazy|mad|sick)\b/iu;

/** Whether an order says what its clause says, in the form of an order; rules stand as they were written. */
function isCertain(
  order: Order,
  whole: string,
  form: Clause['form'],
  shared: Shared,
  { people }: SentenceContext,
): boolean {
  if (order.kind === 'rule') return true;
  // "heads and tickets must match": one verb is less than what was said.
  if (!/\s/u.test(order.text) && countWords(whole) > 2 && order.role === null) return false;
  if (ARROW.test(order.text) || NO_ORDER.test(order.text) || tellsMishap(whole)) return false;
  // "patched / failed / excepted": one of them.
  if (whole.match(EITHER)?.some((one) => !order.text.toLowerCase().includes(one.toLowerCase()))) return false;
  // "| calls 112 if the guest is pale or has pain": only the first verb has changed, and the case keeps its own verbs.
  const isSound =
    isSoundOrder(order.text, people) ||
    (form === 'finite' && isSoundOrder(order.text.replace(CASE_BEHIND, ''), people));
  return isFaithful(whole, order, shared.object ?? '') && isSound;
}

function tokensOf(parts: readonly Part[]): Token[] {
  return parts.flatMap(({ tokens }) => tokens);
}

function expectationOf(source: string, parts: readonly Part[], value: number): Line {
  const text = textOf(source, tokensOf(parts).slice(value));
  return text.length > MAX_EXPECTED_LENGTH
    ? lineOf('rule', textOf(source, tokensOf(parts)))
    : { ...lineOf('expectation', ''), text };
}

function isNotBy({ clause, tokens, lead }: Part): boolean {
  return clause.form === 'prohibition' && tokens[lead + 1]?.lower === 'by';
}
