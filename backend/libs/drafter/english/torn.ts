import { capitalise, fitsOneLine } from '../text/words.js';
import { readClause } from './clause.js';
import type { Clause } from './clause-form.js';
import { upToSign } from './lead-main.js';
import { beginsWithLimit, holdsSaidOfSubject, holdsWhatIsDone, NOTE_FORMS, saysMoreOfBefore } from './leaning-piece.js';
import * as Words from './lexicon/closed-classes.js';
import { isAdjective, isCommonNoun, isThirdPerson, readingOf } from './lexicon/words.js';
import { type Line, lineOf } from './line.js';
import { isPerson, isPlural } from './noun-phrase.js';
import { lacksSubject } from './points-back.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** "If the resident seems confused, drowsy or unwell, treat it …": a case that was not told from what is done in it. */
const HOLDS_CASE = /^(?:if|when|whenever|once|unless|where)\b/iu;
/** "… , between 10 and 25 % we plan a visit": another case than the one before. */
const OTHER_LIMIT = /^(?:between|above|below|over|under|more than|less than|up to|at least)\s/iu;
/** "we pay", "keep 5 years": what it is done to stood before. */
const LACKS_OBJECT = /^\p{L}+(?: (?:for |after )?\d+ \p{L}+)?$/u;

/** "…, that's where batches die", "…, we mean it", "…, honestly": what is only remarked may go to the notes. */
const REMARK =
  /\b(?:i|we|you|me|us|they|he|she|that|this|there|honestly|obviously|basically|well|thanks|please)(?:['’]\p{L}+)?(?!\p{L})/iu;
/** Whoever writes: no step speaks of them alone. */
const SPEAKS_OF_SELF = /\b(?:i|my)(?:['’]\p{L}+)?(?!\p{L})/iu;
const TELLS_OF_US = /^(?:we|our)(?!\p{L})/iu;
const OPENS_WITH_WE = /^we (?=\p{L})/iu;
const HOW_OFTEN =
  /^(?:then )?(?:every|each|hourly|daily|weekly) (?:\p{L}+ )?(?:minutes?|hours?|days?|weeks?|months?|for|until|up to)\b[^,;]*$/iu;
/** Of words: "animal dirt". */
const MAX_NAME = 3;
const BEHIND_AND = /\b(?:and|or)(?: then)?\s$/iu;

const CLAUSE_FORMS = new Set<Clause['form'] | null>(['active', 'passive', 'state', 'finite', 'prohibition']);
/** "a rise of 2 °C", "at Christmas, Easter" */
const BEGINS_NAME = /^(?:an?|the|each|every|any|all|two|three|some|both|at|in|on|over|under|for|from|with)\s/iu;
const RELATIVE = /\b(?:who|whose|which|that)\b/iu;
const MUCH_WORK = 3;
/** "their messages are passed on" */
const MEANS_BEFORE = /\b(?:it|its|they|them|their|this|that|these|those|he|she|his|her)\b/iu;
/** "don't panic", "never open it" */
const BARE_BAN = /^(?:please )?(?:do not|don['’]?t|never)\s/iu;
const STATEMENT_FORMS = new Set<Clause['form'] | null>(['passive', 'state', 'note', 'phrase']);

/**
 * Gives a sentence back as it was written where one of its lines would say too little, or something else, by itself.
 * @param tokens what stands behind the conditions and times of the sentence
 */
export function asWhole(
  lines: Line[],
  source: string,
  tokens: readonly Token[],
  when: string | null,
  people: ReadonlySet<string>,
): Line[] {
  const [first, ...others] = lines;
  const mayStand = fitsOneLine(source) && !SPEAKS_OF_SELF.test(source);
  if (first && mayStand && holdsWhatIsDone(when)) return [lineOf('step', source, { hasSubject: true })];
  if (first && mayStand && lines.some(holdsSaidOfSubject))
    return [lineOf('step', textOf(source, tokens), { when, hasSubject: true })];
  if (!first || others.length === 0 || lines.every(({ kind }) => kind === 'background')) return lines;
  const said = textOf(source, tokens);
  if (!fitsOneLine(source) || SPEAKS_OF_SELF.test(said)) return lines;
  // "we are next to the barracks and get many uniforms": how it is there, and no work.
  if (first.kind === 'background' && TELLS_OF_US.test(said)) return lines;
  const isOneCase = others.every((line) => line.when === first.when || (line.isPhrase && line.when === null));
  const subject = openingSubject(tokens, people);
  const isTorn =
    (isOneCase && (holdsFragment(lines) || isPartlyLeftOut(lines))) ||
    (first.isKept && HOLDS_CASE.test(first.text)) ||
    beginsWithLimit(first) ||
    standsBesideClause(lines) ||
    isRuleWithWork(first, others, subject) ||
    isStatementWithRule(first, others, subject) ||
    others.some((line, at) => isSaidOfRelative(line, lines[at] ?? first)) ||
    others.some((line, at) => isRest(line, lines[at] ?? first, source)) ||
    isOfOneKind(subject, lines, people);
  if (!isTorn) return lines;
  // Where several act, its words say who does what.
  const isOnlyOne = lines.every(({ role }) => role === null || role === first.role);
  const isRule =
    tellsOnlyRules(lines) ||
    (first.kind === 'rule' && others.every(({ kind, form }) => kind === 'statement' || NOTE_FORMS.has(form)));
  return [
    lineOf(isRule ? 'rule' : 'step', toldToAll(said), {
      when,
      role: first.kind !== 'rule' && first.form === 'active' && isOnlyOne ? first.role : null,
      isPhrase: lines.every(({ isPhrase }) => isPhrase),
      hasSubject: standsBesideClause(lines) || lines.some(({ form, hasSubject }) => hasSubject || form === 'active'),
    }),
  ];
}

/** "we check the seal, …": an order to whoever works, unless "we" is said again. */
function toldToAll(said: string): string {
  const order = said.replace(OPENS_WITH_WE, '');
  return mayBeOrder(order) && !/\bwe\b/iu.test(order) ? order : said;
}

function tellsOnlyRules(lines: readonly Line[]): boolean {
  return lines.every(({ kind }) => kind === 'rule' || kind === 'background');
}

/** Whether a line is no clause, where it is no item of a list of notes: "green soap, film on, aftercare card". */
function holdsFragment(lines: readonly Line[]): boolean {
  const fragments = lines.filter(({ isPhrase, text }) => isPhrase && !mayBeOrder(text));
  const last = lines.at(-1);
  if (lines.length === 2) return last !== undefined && fragments.includes(last);
  return fragments.length > 0 && !lines.every(({ form }) => NOTE_FORMS.has(form) || form === 'imperative');
}

/**
 * "a rise of 2 °C, | for instance behind the door, | is written down": whether a line is no clause where another one is.
 */
function standsBesideClause(lines: readonly Line[]): boolean {
  return (
    lines.some(({ isPhrase, text }) => isPhrase && BEGINS_NAME.test(text) && !mayBeOrder(text)) &&
    lines.some(({ form, asWritten }) => CLAUSE_FORMS.has(form) || beginsFinite(asWritten))
  );
}

/**
 * "Later reports are not refused, but the agent passes them on": a rule and what is done because of it would stand in different
 * parts of the document. Not so where each has its case, where the work says of what it is ("Wet sacks are never stacked, hang
 * them in the loft"), where nobody is told a ban ("Don't panic, stop the belt"), and where much is done.
 */
function isRuleWithWork(first: Line, others: readonly Line[], subject: readonly Token[]): boolean {
  const work = others.filter(({ kind, when }) => kind === 'step' && when === null);
  if (first.kind !== 'rule' || first.when !== null || work.length === 0 || BARE_BAN.test(first.text)) return false;
  if (work.filter(({ role }) => role === null).length >= MUCH_WORK) return false;
  const isOfItself = ({ form, role, asWritten }: Line): boolean =>
    (form === 'passive' || form === 'reduced' || role !== null) && !MEANS_BEFORE.test(asWritten);
  return !work.every((line) => saysOf(subject, line) || isOfItself(line));
}

/** "Contributions are voluntary, and no child is left behind": a rule that would stand apart from what it follows from. */
function isStatementWithRule(first: Line, others: readonly Line[], subject: readonly Token[]): boolean {
  if (first.kind !== 'statement' && first.kind !== 'background') return false;
  return others.some((line) => line.kind === 'rule' && line.when === first.when && !saysOf(subject, line));
}

/** Whether a line names the subject of its sentence: "The planer never stands still". */
function saysOf(subject: readonly Token[], { text }: Line): boolean {
  const names = subject.filter(({ lower }) => !Words.DETERMINERS.has(lower));
  const words = names.flatMap(({ lower }) => lower.match(/\p{L}{3,}/gu) ?? []);
  return words.length > 0 && words.every((word) => text.toLowerCase().includes(word));
}

/** "is written down", "must be signed", "comes to the desk" */
function beginsFinite(text: string): boolean {
  const [first] = tokenise(text);
  return first !== undefined && (Words.isAuxiliary(first.lower) || isThirdPerson(first.lower));
}

/** "Clients who have not been here since spring, | come in for a test": the only verb before it is said of them. */
function isSaidOfRelative({ form }: Line, before: Line): boolean {
  return form === 'finite' && before.isKept && before.role === null && RELATIVE.test(before.text);
}

/** "sort by size": a noun that is a verb as well. */
function mayBeOrder(text: string): boolean {
  return readingOf(tokenise(text)[0]?.lower ?? '', 'base') !== null;
}

/** Whether a line would be lost for whoever does the work: "usually it is 7 days", "herring is the exception". */
function isPartlyLeftOut(lines: readonly Line[]): boolean {
  return (
    !tellsOnlyRules(lines) &&
    lines.some(
      ({ kind, reason, text, form }, at) =>
        kind === 'background' && reason === null && (at > 0 || form === 'state') && !REMARK.test(text),
    )
  );
}

/** Whether a line can't be understood without what stands before it in its sentence. */
function isRest(line: Line, before: Line, source: string): boolean {
  // "instruments are scrubbed | and go through the bath": no order, but what else is said of them.
  const at = source.toLowerCase().indexOf(line.asWritten.toLowerCase());
  const isSameVerb = line.text.toLowerCase().startsWith(line.asWritten.toLowerCase().split(' ')[0] ?? '');
  if (line.form === 'imperative' && STATEMENT_FORMS.has(before.form) && BEHIND_AND.test(source.slice(0, at)))
    return isSameVerb;
  if (lacksSubject(line.text) || saysMoreOfBefore(line, before, source.slice(0, Math.max(0, at)))) return true;
  // "every half hour for two hours, then hourly, | then every four hours"
  if (HOW_OFTEN.test(line.asWritten) && !mayBeOrder(line.asWritten)) return true;
  if (at > 0 && isCutList(line, before) && /,\s$/u.test(source.slice(0, at))) return true;
  // "every line that is more than 10 % | and £2,000 away from budget"
  if (line.form === 'placed' && !NOTE_FORMS.has(before.form)) return true;
  const more = line.when?.startsWith(`${before.when}, `) ? line.when.slice((before.when ?? '').length + 2) : line.text;
  if (before.when !== null && line.when !== null && OTHER_LIMIT.test(more)) return true;
  return !line.isKept && line.form === 'active' && LACKS_OBJECT.test(line.text);
}

/** "look for broken glass, | open gates, standing water": an order by its first word, and a further thing by what is around it. */
function isCutList(line: Line, before: Line): boolean {
  const items = line.asWritten.split(/,\s/u);
  const [first] = tokenise(line.asWritten);
  if (line.form !== 'imperative' || items.length < 2) return false;
  const isThing = isAdjective(first?.lower ?? '') || isCommonNoun(first?.lower ?? '');
  return (
    isThing && /[,:]\s[^,:]+$/u.test(before.asWritten) && items.every(isShortName) && !items.slice(1).some(mayBeOrder)
  );
}

/** "open gates", "standing water" */
function isShortName(item: string): boolean {
  const words = tokenise(item);
  return (
    words.length <= MAX_NAME &&
    !words.some(({ lower }) => Words.PREPOSITIONS.has(lower) || Words.DETERMINERS.has(lower))
  );
}

/** "Passports go to the office | and we call the guest": what else is done with things of that kind alone. */
function isOfOneKind(subject: readonly Token[], lines: readonly Line[], people: ReadonlySet<string>): boolean {
  if (!isKind(subject, people)) return false;
  // "doors are locked | and the alarm is set": one thing after another.
  if (subject.length === 1 && lines.every(({ form }) => form === 'passive')) return false;
  return lines.slice(1).some(({ when, form, asWritten }) => {
    if (when !== lines[0]?.when || !(form === 'active' || form === 'passive')) return false;
    const own = tokenise(asWritten);
    const next = readClause(own, { people, previous: null }).clause;
    return 'subject' in next && next.subject[0] === 0 && isDefinite(own.slice(...next.subject));
  });
}

/** The words that say of what a sentence is; none where it does not begin with them. */
function openingSubject(tokens: readonly Token[], people: ReadonlySet<string>): readonly Token[] {
  const { clause } = readClause(upToSign(tokens), { people, previous: null });
  return 'subject' in clause && clause.subject[0] === 0 ? tokens.slice(...clause.subject) : [];
}

/** "passports and ID cards", "a battery that is swollen", "anything with a red tag" */
function isKind(subject: readonly Token[], people: ReadonlySet<string>): boolean {
  const [first] = subject;
  const word = first?.lower ?? '';
  if (/^any/u.test(word)) return true;
  const isNarrowed = subject.some(({ lower }) => /^(?:that|which|with|without|over|under|above|below)$/u.test(lower));
  if (/^an?$/u.test(word)) return isNarrowed;
  if (Words.DETERMINERS.has(word) || Words.SUBJECT_PRONOUNS.has(word) || isPerson(subject, people)) return false;
  return subject.some((token) => isPlural(token));
}

function isDefinite([first]: readonly Token[]): boolean {
  return /^(?:the|we|you|i)$/u.test(first?.lower ?? '') || /^\p{Lu}/u.test(first?.text ?? '');
}

/** "Any defect goes on the tag and the truck is parked": what follows is done in that case only. */
export function governByAny(tokens: readonly Token[], source: string, lines: readonly Line[]): void {
  const [first] = tokens;
  if (first?.lower !== 'any' || lines.length < 2) return;
  const thing = textOf(source, openingSubject(tokens, new Set()));
  if (thing === '') return;
  // "enter any change in the book": it says by itself of what it is.
  for (const line of lines.slice(1))
    if (line.kind === 'step' && !line.text.toLowerCase().includes(thing.toLowerCase())) line.when ??= capitalise(thing);
}
