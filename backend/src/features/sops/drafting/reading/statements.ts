import { roleName } from '../grammar/role-name.js';
import { readSubject } from '../grammar/subject.js';
import { capitalise, squeeze, trimPunctuation } from '../text/words.js';
import type { Findings } from './findings.js';

const CHATTER =
  /^(?:(?:hi|hello|hey|thanks|thank you|cheers|regards|ok|okay|right|great|done)\b[\s!.,]*(?:all|team|everyone)?|that(?:['’]s| is) (?:it|all)\b.{0,20}|i(?:['’]m| am) an? [\p{L} ]{3,40}|people get (?:that|this|it) wrong.{0,30})$/iu;
const PERIOD = '(?:\\d{1,3}|one|two|three|five|six|seven|ten)\\s+(?:days?|weeks?|months?|years?)';
const KEEP_FOR = new RegExp(
  `^(.*?)(?:,\\s*|\\b(?:and|which)\\s+)?\\b(?:keep|kept|retain(?:ed)?|store(?:d)?|archived?|hold|held)\\b(?:\\s+(it|them|this|these|for|the [\\p{L} -]{2,30}?))?(?:\\s+(?:for\\s+)?)(${PERIOD})\\b(.*)$`,
  'iu',
);
const STAYS =
  /^(?:the )?([\p{L} -]{3,40}?)\s+(?:stays?|is kept|are kept|lives?|is stored|are stored|is)\s+((?:next to|in|on|at|by|near|beside|under|behind|with)\s.{2,60})$/iu;
const PAPER =
  /\b(?:log ?book|logs?|sheets?|forms?|registers?|records?|checklists?|reports?|letters?|file|certificate|minutes)\b/iu;
const PAPER_ALONE =
  /^(?:the |an? )?([\p{L}-]+(?: [\p{L}-]+){0,2}? (?:sheet|form|log|log ?book|register|checklist|record)|(?:log ?book|checklist))\s+with\s+(.{3,80})$/iu;
const ONLY_MAY = /^only\s+(.{3,60}?)\s+(?:may|can|must|should|are allowed to|is allowed to)\b/iu;
const ROLE_ONLY = /^([\p{L} -]{3,40}?)\s+only$/iu;
/** "Two unrelated volunteers, never one alone": who it takes. */
const CREW = /^((?:at least )?(?:two|three|four|\d{1,2}) [\p{L} ]{3,40}?)(?=,|$| in | at | with )/iu;
const TARGET = /^(?:the |our )?targets?(?: is| are|:| =)\s*(.{2,200})$/iu;
const GOAL = /^(?:the |our )?(?:goal|aim|purpose|objective) (?:is|of this [\p{L} ]+ is) (.+)$/iu;
const SCOPE = /\b(?:applies|apply) (?:only )?to .+$/iu;
const DEFINITION = /^([\p{L}][\p{L} -]{0,30}?)\s+(?:=|means)\s+(.{2,120})$/u;
const PLACEHOLDERS = /^leave (?:placeholders?|blanks?|space) for\s+(.+)$/iu;

/** Whether a sentence only greets, thanks or says who writes. */
export function isChatter(sentence: string): boolean {
  return CHATTER.test(trimPunctuation(squeeze(sentence)));
}

/** Reads the sentences that are no steps: records, targets, definitions, who may. Gives whether it was one of them. */
export function readStatement(sentence: string, findings: Findings): boolean {
  const text = trimPunctuation(squeeze(sentence));
  if (text === '' || CHATTER.test(text)) return true;
  return (
    readRecord(text, findings) ||
    readWhoMay(text, findings) ||
    readTarget(text, findings) ||
    readMeaning(text, findings)
  );
}

function readRecord(text: string, findings: Findings): boolean {
  const keep = KEEP_FOR.exec(text);
  if (keep) return addKept(keep, findings);
  const [, name = '', content = ''] = PAPER_ALONE.exec(text) ?? [];
  if (name !== '') {
    findings.records.push({ name: capitalise(`${name} with ${content}`), where: null, keep: null });
    return true;
  }
  const [, paper = '', where = ''] = STAYS.exec(text) ?? [];
  if (paper === '' || !PAPER.test(paper)) return false;
  findings.records.push({ name: capitalise(paper), where: trimPunctuation(where), keep: null });
  return true;
}

/** "log book stays next to the autoclave, keep it 6 years": what is kept stands before. */
function addKept(match: RegExpExecArray, findings: Findings): boolean {
  const [, before = '', object = '', period = '', after = ''] = match;
  const thing = trimPunctuation(before.replace(/\b(?:is|are|must be|should be)\s*$/iu, ''));
  const stays = STAYS.exec(thing);
  const where = /\b((?:in|on|at|next to) (?:the )?[\p{L} -]{3,40}?)(?=$| for\b)/iu.exec(after)?.[1] ?? null;
  if (stays) {
    findings.records.push({ name: capitalise(stays[1] ?? ''), where: stays[2] ?? null, keep: period });
    return true;
  }
  const named = /^the /iu.test(object) ? object.replace(/^the /iu, '') : '';
  const last = findings.records.at(-1);
  if (thing === '' && named === '' && last) {
    last.keep ??= period;
    return true;
  }
  const paper =
    /\b((?:[\p{L}-]+ ){0,2}(?:log ?book|log|sheet|form|register|records?|checklist|report|letter|certificate|results?|data|documents?|copies|receipts?|files?|invoices?))\b[^\n]{0,20}$/iu.exec(
      thing,
    )?.[1];
  if (!paper && named === '') return false;
  findings.records.push({
    name: capitalise((paper ?? named).replace(/^(?:the|an?|get) (?:the )?/iu, '')),
    where,
    keep: period,
  });
  // "Declined matters get the letter, keep it 7 years": the first half is still to be read.
  return thing === '' || !/\b(?:gets?|sends?|goes)\b/iu.test(thing);
}

function readWhoMay(text: string, findings: Findings): boolean {
  const crew = CREW.exec(text)?.[1];
  const crewRole = crew && readSubject(text, findings.people) === null ? roleName(crew, findings.people) : null;
  if (crewRole) {
    findings.roles.add(crewRole);
    findings.defaultRole ??= crewRole;
    findings.rules.push({ level: 'warning', text: capitalise(text) });
    return true;
  }
  const allowed = ONLY_MAY.exec(text)?.[1];
  const role = roleName(allowed ?? ROLE_ONLY.exec(text)?.[1] ?? '', findings.people);
  if (role) {
    findings.roles.add(role);
    findings.defaultRole ??= role;
  }
  if (!allowed && !role) return false;
  findings.rules.push({ level: 'warning', text: capitalise(text) });
  return true;
}

function readTarget(text: string, findings: Findings): boolean {
  const target = TARGET.exec(text)?.[1];
  if (target) {
    const values = target.split(/,\s+/u).filter((part) => /^[^\p{L}]*\d/u.test(part) || /^\d/u.test(part));
    if (values.length > 0) findings.measures.push({ name: 'Target of each run', target: values.join(', ') });
    return values.length === target.split(/,\s+/u).length;
  }
  const goal = GOAL.exec(text)?.[1];
  if (!goal) return false;
  findings.purpose ??= capitalise(goal);
  return true;
}

function readMeaning(text: string, findings: Findings): boolean {
  if (SCOPE.test(text)) {
    findings.scope.push(capitalise(text));
    return true;
  }
  const placeholders = PLACEHOLDERS.exec(text)?.[1];
  if (placeholders) {
    findings.placeholders.push(
      ...placeholders.split(/,\s+(?:and\s+)?|\s+and\s+/u).map((part) => capitalise(part.trim())),
    );
    return true;
  }
  const [, term = '', meaning = ''] = DEFINITION.exec(text) ?? [];
  if (term === '') return false;
  findings.definitions.push({ term: capitalise(term), text: meaning });
  return true;
}

/** Gives the steps that stand in a target: "Target: 25 seconds, taste check by the shift lead". */
export function stepsInTarget(sentence: string): string {
  const target = TARGET.exec(trimPunctuation(sentence))?.[1];
  if (!target) return sentence;
  return target
    .split(/,\s+/u)
    .filter((part) => !/^[^\p{L}]*\d/u.test(part))
    .join(', ');
}
