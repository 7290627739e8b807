import { withArticle } from '../grammar/articles.js';
import { type ActionClause, action, type ClauseContext } from '../grammar/clause.js';
import { readImperative } from '../grammar/imperative.js';
import { readSubject } from '../grammar/subject.js';
import { readVerb } from '../grammar/verb-forms.js';
import { splitOutsideBrackets } from '../text/split-outside-brackets.js';
import { capitalise, countWords, lowerFirst, trimPunctuation } from '../text/words.js';

/** A sentence of the form "head: a, b, c". */
export type ListHead =
  /** "After work: tools out, guards back" */
  | { kind: 'phase'; title: string; items: string }
  /** "Restart order: router, switch" */
  | { kind: 'actions'; items: string[]; action: (item: string) => ActionClause }
  /** "check three things: …" */
  | { kind: 'details'; head: string; items: string[] };

const HEAD = /^([^:]{3,120}):\s+(.{3,})$/u;
const PHASE = /^(?:after|before|during|at the (?:end|start)|on|in)\b/iu;
const ORDER = /^([\p{L}-]+)\s+(?:order|sequence)$/iu;
const COMMA = /[,;]\s+(?:and\s+)?/iuy;

/** Reads a sentence whose colon begins a list; null if there is no such list. */
export function readListHead(sentence: string, context: ClauseContext): ListHead | null {
  const [, head = '', list = ''] = HEAD.exec(sentence) ?? [];
  if (head === '' || /\d$/u.test(head)) return null;
  const items = splitOutsideBrackets(list, COMMA).map(trimPunctuation).filter(Boolean);
  const order = readVerb(ORDER.exec(head)?.[1] ?? '');
  if (order) return { kind: 'actions', items, action: (item) => orderedAction(order.base, item, context) };
  if (PHASE.test(head) && countWords(head) <= 6) return { kind: 'phase', title: capitalise(head), items: list };
  if (items.length < 2 && !/^\S/u.test(list)) return null;
  const isAction =
    readImperative(head) !== null ||
    /\b(?:things|points|items|following|this|these)$/iu.test(head) ||
    readSubject(head, context.people) !== null;
  return isAction && items.length >= 2 ? { kind: 'details', head, items } : null;
}

function orderedAction(verb: string, item: string, { people }: ClauseContext): ActionClause {
  const isActionItself = readVerb(item.split(' ')[0] ?? '')?.form === 'base' && /\d/u.test(item);
  if (isActionItself) return action(item);
  return action(`${verb} ${withArticle(lowerFirst(item, people), people)}`);
}
