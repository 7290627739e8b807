import { type FoundStep, foundStep } from '../reading/findings.js';
import { capitalise, lowerFirst, trimPunctuation } from '../text/words.js';
import { readClause } from './clause.js';
import { canFollowVerb } from './finite-verb.js';
import { orderCertainty } from './imperative.js';
import { cellsOf, type TableRow } from './layout/table.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPhrasal, isTransitive, readingOf, verbShare } from './lexicon/words.js';
import type { Line } from './line.js';
import { readSentence } from './sentence.js';
import type { SentenceContext } from './sentence-context.js';
import { sentencesIn } from './sentences-in.js';
import { tokenise } from './tokens.js';

/** "max 80 sheets of waste": what has to be found, in a column of notes as well. */
const LIMIT =
  /^(?:max|min|at least|at most|up to|under|over|below|above|(?:no|not) (?:more|less) than|[<>≤≥])[^,;]*\d/iu;

/** "not before the ramp is up": it says more of what stands in another cell. */
const BARE_BAN = /^not (?:before|after|until|during|in|on|at|with|without|when|if|by|for)\b[^.;]*$/iu;
/** "smoke seen = tower closed, ring the coast guard" */
const STANDS_FOR = /\s(?:=|->|=>|→)\s.*,/u;

/** "twice a day" */
const SO_OFTEN = /^(?:once|twice|\p{L}+ times|\d+ ?x)\b/iu;

/**
 * Reads a row into its steps, the last one with its limits, and the rules and orders that its other cells tell.
 * What else the cell of its task says is left as sentences.
 */
export function readTableRow(
  whole: TableRow,
  context: SentenceContext,
): { steps: FoundStep[]; lines: Line[]; rest: string[] } {
  const [head = '', ...rest] = sentencesIn(whole.text);
  if (isBan(whole, head, context)) return { steps: [], lines: [], rest: [head, ...rest] };
  const row = rest.length > 0 ? { ...whole, text: trimPunctuation(head) } : whole;
  const { role, phase } = row;
  const when = [row.when, row.situation].filter(Boolean).join(', ') || null;
  const cell = role === null ? row.text : asOrder(row.text);
  const orders = cell === row.text && row.label === null && !row.isNamed ? ordersIn(row, context) : [];
  const before = orders.slice(0, -1).map((order) => foundStep(order, { role, when, phase }));
  const told = row.label === null ? (orders.at(-1) ?? cell) : `${row.label}: ${lowerFirst(cell, context.people)}`;
  const text = row.method === null ? told : `${told}: ${lowerFirst(row.method, context.people)}`;
  const step = foundStep(text, { role, when, phase });
  const [only, ...more] = row.details;
  // "Cut | 100 g bars": a word alone says too little.
  const isThin =
    only !== undefined &&
    /^\p{L}+$/u.test(text) &&
    readClause(tokenise(only), { ...context, previous: null }).clause.form === 'phrase';
  if (isThin) step.text = `${row.text}: ${only}`;
  const details = readCells(isThin ? more : row.details, context);
  const isSituation = before.length === 0 && namesSituation(text, context);
  // "Fuel missing | charge 2.40 a liter": what is done then.
  if (isSituation && row.notes.length > 0)
    step.text = `${text}: ${row.notes.map((note) => lowerFirst(note, context.people)).join('; ')}`;
  const notes = readCells(isSituation ? [] : row.notes, context, true);
  const cautions = readCells(row.cautions, context);
  const limits = notes.rest.filter((note) => LIMIT.test(note));
  const others = notes.rest.filter((note) => !LIMIT.test(note)).map((note) => lowerFirst(note, context.people));
  const inBrackets = [row.duration ?? [], others, row.others].flat();
  if (inBrackets.length > 0) step.text = `${step.text} (${inBrackets.join('; ')})`;
  step.expected = [...row.expected.map(capitalise), ...details.rest, ...limits].join('; ') || null;
  step.caution = cautions.rest.join('; ') || null;
  return { steps: [...before, step], lines: [...details.lines, ...notes.lines, ...cautions.lines], rest };
}

/** "Fuel missing", "Damage up to 300": no act, and nothing that is looked at. */
function namesSituation(text: string, context: SentenceContext): boolean {
  const tokens = tokenise(text);
  const isBad = !text.includes(',') && tokens.some(({ lower }) => SITUATION.test(lower));
  return (
    isBad &&
    orderCertainty(tokens, 0) < 2 &&
    /^(?:phrase|reduced|state|note)$/u.test(readClause(tokens, { ...context, previous: null }).clause.form)
  );
}

const SITUATION =
  /^(?:missing|damage|damaged|lost|broken|unsafe|late|wrong|dirty|full|empty|failed|fault|faulty|error|refused|refuses|absent|unpaid|overdue|expired|spilled|spilt|leak|leaking|complaint|injury|injured|stolen|unknown|incomplete|rejected)$/u;

/** "No photos": what somebody must not do is no task. */
function isBan(row: TableRow, text: string, context: SentenceContext): boolean {
  const isAlone = cellsOf(row).length === (row.situation === null ? 1 : 2);
  if (!isAlone || !/^(?:no|never|don['’]?t|do not|not)\s/iu.test(text)) return false;
  return readSentence(text, { ...context, discourse: context.discourse.copy() }).every(({ kind }) => kind === 'rule');
}

/** The rules and orders that cells tell, and the words of the others. */
function readCells(
  cells: readonly string[],
  context: SentenceContext,
  areNotes = false,
): { lines: Line[]; rest: string[] } {
  const lines: Line[] = [];
  const rest: string[] = [];
  for (const sentence of cells.flatMap(sentencesIn)) {
    const told = readSentence(sentence, context);
    // "twice a day": how often, which looks like "twice, …".
    const isOrder = ({ kind, isKept }: Line): boolean => kind === 'step' && !isKept && !SO_OFTEN.test(sentence);
    // "replace if frayed": what it is done to stands in another cell.
    const isOpen = told.every(
      (line) => isOrder(line) && line.role === null && line.when === null && lacksObject(line.text),
    );
    // "alarm sounding = valve shut, | call the bridge": torn off, an order would be done in any case.
    const isTorn = told.slice(1).some(isOrder) && told[0]?.kind === 'step' && told[0].isKept && told[0].when === null;
    // "-18 °C": what stands before a figure is no dash.
    if (
      /^[-–−]\s?\d/u.test(sentence) ||
      (areNotes && (isTorn || isOpen)) ||
      BARE_BAN.test(sentence) ||
      STANDS_FOR.test(sentence)
    ) {
      rest.push(trimPunctuation(sentence));
      continue;
    }
    for (const line of told) {
      if (line.kind === 'rule' || isOrder(line)) lines.push(line);
      else rest.push([line.when, line.text].filter(Boolean).join(', '));
    }
  }
  return { lines, rest };
}

/** "if problem: no receipt" */
function isOfCase(other: string): boolean {
  return /^(?:if|in case|when|problems?|trouble|exceptions?|fail\p{L}*|errors?|what if|otherwise)\b/iu.test(other);
}

/** "replace if frayed", "wash on Fridays": what, stands in another cell. */
function lacksObject(order: string): boolean {
  const [verb, next] = tokenise(order);
  const isOpen =
    next === undefined ||
    next.kind === 'sign' ||
    Words.CONDITION_WORDS.has(next.lower) ||
    Words.FREQUENCY_ADVERBS.has(next.lower) ||
    /^(?:on|at|in|every|each|once|twice|thrice|again|first|immediately|afterwards)$/u.test(next.lower);
  return isOpen && isTransitive(verb?.lower ?? '') && !isPhrasal(verb?.lower ?? '', next?.lower ?? '');
}

/** "Oven lit, trays greased" as orders; none where one of its words would stand as it was written. */
function ordersIn({ text, method, duration, others }: TableRow, context: SentenceContext): string[] {
  const lines = readSentence(text, { ...context, discourse: context.discourse.copy() });
  const areOrders = lines.every(
    ({ kind, isKept, when, role, reason, caution, expected }) =>
      kind === 'step' && !isKept && [when, role, reason, caution, expected].every((each) => each === null),
  );
  // "ask for the receipt, look at the seal | none: credit only": of which of them that is, nothing says.
  const isOfAll = lines.length === 1 || (method === null && duration === null && !others.some(isOfCase));
  return areOrders && isOfAll ? lines.map((line) => line.text) : [];
}

/** "Checks in the guests", but "Horses in": a noun and where it is. */
function isOfTwoWords(verb: string, particle: string): boolean {
  const lemma = readingOf(verb, 's')?.lemma ?? '';
  return Words.PARTICLES.has(particle) && (isPhrasal(lemma, particle) || verbShare(lemma) >= 0.5);
}

/** "Takes the call and asks for a name", of whoever stands in another cell: "Take the call and ask for a name". */
function asOrder(cell: string): string {
  const tokens = tokenise(cell);
  const first = tokens[0]?.lower ?? '';
  const next = tokens[1];
  // "Aliquots into 2 tubes": no list knows it as a verb, but where to says that it is one.
  const isUnknown = /[^s]s$/u.test(first) && /^(?:into|onto)$/u.test(next?.lower ?? '');
  if (isUnknown) return capitalise(`${first.slice(0, -1)}${cell.slice(tokens[0]?.end)}`);
  const isVerb = readingOf(first, 's') !== null && canFollowVerb(next) && next?.lower !== 'of';
  // "Papers signed": a thing, and what is done to it.
  const isDone = isCommonNoun(first) && tokens.length === 2 && readingOf(next?.lower ?? '', 'participle') !== null;
  // "Rolls in, urns filled", "Slops ashore": things, and where they go.
  const isPlaced =
    isCommonNoun(first) &&
    (!isCommonNoun(next?.lower ?? '') || Words.PARTICLES.has(next?.lower ?? '')) &&
    (tokens[2]?.kind === 'sign' || (tokens[2] === undefined && !isOfTwoWords(first, next?.lower ?? '')));
  if (
    !isVerb ||
    isDone ||
    isPlaced ||
    (isCommonNoun(first) && Words.PREPOSITIONS.has(next?.lower ?? '') && !isOfTwoWords(first, next?.lower ?? ''))
  )
    return cell;
  let order = '';
  let end = 0;
  for (const [at, { lower, start, end: to }] of tokens.entries()) {
    const isNext =
      at === 0 || (/^(?:and|then|or|,)$/u.test(tokens[at - 1]?.lower ?? '') && canFollowVerb(tokens[at + 1]));
    const lemma = isNext ? readingOf(lower, 's')?.lemma : undefined;
    if (lemma) order += `${cell.slice(end, start)}${lemma}`;
    else order += cell.slice(end, to);
    end = to;
  }
  return capitalise(order + cell.slice(end));
}
