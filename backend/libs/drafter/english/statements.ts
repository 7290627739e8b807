import type { Findings } from '../reading/findings.js';
import { capitalise, squeeze, trimPunctuation } from '../text/words.js';
import { PAPER, PERIOD, readKeptPapers } from './kept-papers.js';
import { isPersonNoun } from './lexicon/words.js';
import { readMeantCase } from './meant-case.js';
import { readPredicate } from './predicate.js';
import { isOutsider } from './role.js';
import { tokenise } from './tokens.js';

const KEEP = '(?:keep|keeps|kept|retain(?:ed)?|store[ds]?|archived?|hold|held|logs?)';
const KEEP_IT = new RegExp(
  `(?:^|[,;]\\s*|\\band\\s+)keep (?:it|them|this|these|for)?\\s*(?:for\\s+)?(${PERIOD})\\b`,
  'iu',
);
const KEPT = new RegExp(
  `^(?!(?:keep|stays?|remains?|goes|is|are)\\b)(?:the |all )?((?:[\\p{L}-]+ ){0,3}${PAPER})(?: (?!(?:within|after|every|before|in|by)\\b)[\\p{L}\\d-]{1,8})?(?: \\([^)]{1,40}\\))?,? (?:(?:is|are|must be|should be|to be|get) )?(?:(?:${KEEP} (?:for )?|for )(?:at least )?(${PERIOD})\\b|(?:at least )?(${PERIOD})$)`,
  'iu',
);
const KEEP_PAPER = new RegExp(
  `^keep (?:the |all )?((?:[\\p{L}-]+ ){0,3}${PAPER})\\b(.{0,40}?) (?:for )?(${PERIOD})\\b`,
  'iu',
);
const STAYS = new RegExp(
  `^(?:the )?((?:[\\p{L}-]+ ){0,3}${PAPER})\\s+(?:stays?|is kept|are kept|lives?|is stored|are stored|is|are)\\s+((?:next to|in|on|at|by|near|beside|under|behind|with)\\s[^,;.]{2,50})`,
  'iu',
);
/** "in the tin | for a year" */
const FOR_PERIOD = new RegExp(`\\s(?:for )?(?:at least )?${PERIOD}$|\\sfor an? (?:day|week|month|year)$`, 'iu');
/** "in the safe and only leads have the key": more than where it lies. */
const HOLDS_CLAUSE = /\b(?:and|but)\b.*\b(?:has|have|is|are|can|may|must|only)\b/iu;
const PAPER_ALONE = new RegExp(`^(?:the |an? )?((?:[\\p{L}-]+ ){1,2}${PAPER})\\s+with\\s+([^,;.]{3,80})$`, 'iu');
const TARGET = /^(?:the |our )?targets?(?: is| are|:| =)\s*(.{2,200})$/iu;
const GOAL = /^(?:the |our )?(?:goal|aim|purpose|objective) (?:is|of this [\p{L} ]{2,40} is) (.+)$/iu;
/** "This applies to all drivers", but not "Apply to the roots". */
const SCOPE =
  /^(?!apply\b|(?:this|that|it) also\b|the same\b)(?:this |it )?(?:[\p{L} ]{0,40}\b)?(?:applies|apply) (?:only )?to .+$/iu;
const DEFINITION =
  /^["“'‘]?([\p{L}][\p{L} -]{0,30}?)["”'’]?\s+means\s+(?!of\b|(?:that )?(?:i|we|you|they|he|she|it|there|nobody|everybody|everyone|no|stop|don['’]t|an? (?:new|full|second|repeat|fresh|fine)|another)\b)(.{2,240})$/iu;
/** "A deviation is anything outside of the limits" */
const IS_ANY =
  /^an? ([\p{L}][\p{L} -]{2,30}?) is ((?:any(?:thing|body|one)?|everything|everyone|each|what|when|where|someone|something|a (?:person|case|situation|state|change|product|device|event|document|list))\b.{6,120})$/iu;
const POLICY_IS =
  /^it is (?:the |our )?(?:policy|practice|rule) (?:of (?:the |this |our )?[\p{L} ]{2,40}? )?(?:to|that) (?=\p{L})/iu;
/** "We do this every Sunday after closing" */
const HOW_OFTEN =
  /^(?:(?:we|you|i|they) (?:always |usually )?(?:do|run|perform) (?:this|it|that)|(?:this|it) (?:is done|gets done|happens|takes place)) ((?:every|each|once|twice|daily|weekly|monthly|quarterly|yearly)\b.{0,80})$/iu;
/** "The cook does it every Monday before opening" */
const BY_WHOM =
  /^(?:the |our |an? )?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}) (?:always |usually )?(?:does|do|performs?|runs?) (?:this|it|that)(?: job| task| work)? ((?:every|each|once|twice|daily|weekly|monthly|quarterly|yearly)\b.{0,80})$/iu;
const PLACEHOLDERS = /^leave (?:placeholders?|blanks?|space) for\s+(.+)$/iu;

/**
 * Reads a sentence that is no step: what is kept how long, targets, scope, definitions, blanks.
 * Gives what is left to read of it, or null where it is a sentence of another kind.
 */
export function readStatement(sentence: string, findings: Findings): string | null {
  const text = trimPunctuation(squeeze(sentence));
  return readRecord(text, findings) ?? readTarget(text, findings) ?? readMeaning(text, findings);
}

/** "We keep the cards for two years": who keeps them is no part of their name. */
const WHO_KEEPS =
  /^(?:we|you|i|they) (?:always |must |should |have to |will |then )?(?:keep|retain|store|archive|hold) /iu;

function readRecord(told: string, findings: Findings): string | null {
  const text = told.replace(WHO_KEEPS, 'keep ');
  if (readKeptPapers(text, findings)) return '';
  const [kept, paper = '', period, alone] = KEPT.exec(text) ?? [];
  if (kept) return addRecord(findings, paper, whereIn(text.slice(kept.length)), period ?? alone ?? null);
  const [keep, thing = '', where = '', time = ''] = KEEP_PAPER.exec(text) ?? [];
  if (keep) return addRecord(findings, thing, whereIn(where) ?? whereIn(text.slice(keep.length)), time);
  const kepts = KEEP_IT.exec(text);
  if (kepts) return addKept(text.slice(0, kepts.index), kepts[1] ?? '', findings);
  const [, name = '', content = ''] = PAPER_ALONE.exec(text) ?? [];
  if (name !== '' && readPredicate(tokenise(text), 0, findings.people) === null) {
    return addRecord(findings, `${name} with ${content}`, null, null);
  }
  const [lain = '', lying = '', place = ''] = STAYS.exec(text) ?? [];
  // "…, slips for six months": what is kept besides is not lost.
  const isMore = new RegExp(`^[,;].*\\b${PERIOD}\\b`, 'iu').test(text.slice(lain.length));
  return lying === '' || isMore || HOLDS_CLAUSE.test(place)
    ? null
    : addRecord(
        findings,
        lying,
        place.replace(FOR_PERIOD, ''),
        new RegExp(`\\b${PERIOD}\\b`, 'iu').exec(text)?.[0] ??
          /(?<= for )an? (?:day|week|month|year)$/iu.exec(text)?.[0] ??
          null,
      );
}

/** "log book stays next to the autoclave, keep it 6 years": what is kept stands before. */
function addKept(before: string, period: string, findings: Findings): string | null {
  const text = trimPunctuation(before.replace(/\band\s*$/iu, ''));
  const [, name = '', place = ''] = STAYS.exec(text) ?? [];
  if (name !== '') return addRecord(findings, name, place, period);
  const last = findings.records.at(-1);
  if (text === '' && last && last.keep === null) {
    last.keep = period;
    return '';
  }
  const papers = [...text.matchAll(new RegExp(`((?:[\\p{L}-]+ )?${PAPER})\\b`, 'giu'))];
  const paper = papers.at(-1)?.[1];
  if (!paper) return null;
  addRecord(findings, paper.replace(/^(?:the|an?|get) /iu, ''), null, period);
  return text;
}

function addRecord(findings: Findings, name: string, where: string | null, keep: string | null): string {
  findings.records.push({ name: capitalise(name), where: where && trimPunctuation(where), keep });
  return '';
}

function whereIn(text: string): string | null {
  return (
    /\b((?!in (?:case|order|the event)\b|at (?:least|most)\b)(?:in|on|at|next to) (?:the )?(?=\p{L})[\p{L}\d -]{3,40}?)(?=$|[,;.]| for\b)/iu.exec(
      text,
    )?.[1] ?? null
  );
}

/** "target is 25%", "Target: 25 seconds, taste check by the shift lead": what is no value is still to be read. */
function readTarget(text: string, findings: Findings): string | null {
  const target = TARGET.exec(text)?.[1];
  if (target) {
    const parts = target.split(/,\s+/u);
    const values = parts.filter((part) => /^[^\p{L}]{0,3}\d/u.test(part));
    if (values.length === 0) return null;
    findings.measures.push({ name: 'Target of each run', target: values.join(', ') });
    return parts.filter((part) => !values.includes(part)).join(', ');
  }
  const goal = GOAL.exec(text)?.[1] ?? (POLICY_IS.test(text) ? text : undefined);
  if (!goal) return null;
  findings.purpose ??= capitalise(goal);
  return '';
}

function readMeaning(text: string, findings: Findings): string | null {
  if (SCOPE.test(text)) {
    findings.scope.push(capitalise(text));
    return '';
  }
  const often = HOW_OFTEN.exec(text)?.[1];
  if (often && findings.trigger === null) {
    findings.trigger = capitalise(often);
    return '';
  }
  const [, who = '', times = ''] = BY_WHOM.exec(text) ?? [];
  const isDoer = isPersonNoun(who.split(' ').at(-1)?.toLowerCase() ?? '') && !isOutsider(who);
  // Before the first step it is said of all of them.
  if (isDoer && findings.steps.length === 0 && findings.trigger === null) {
    findings.trigger = capitalise(times);
    findings.defaultRole ??= capitalise(who);
    findings.roles.add(findings.defaultRole);
    return '';
  }
  const blanks = PLACEHOLDERS.exec(text)?.[1];
  if (blanks) {
    const names = blanks.split(/,\s+(?:and\s+)?|\s+and\s+/u).map((part) => capitalise(part.trim()));
    findings.placeholders.push(...names.filter(Boolean));
    return '';
  }
  const [, term = '', meaning = ''] = DEFINITION.exec(text) ?? IS_ANY.exec(text) ?? [];
  if (term === '' || readMeantCase(text, findings.people)) return null;
  findings.definitions.push({ term: capitalise(term), text: meaning });
  return '';
}
