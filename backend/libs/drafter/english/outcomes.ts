import type { Findings } from '../reading/findings.js';
import { beginsWithRole } from '../reading/role-registry.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import type { Line } from './line.js';
import { isPlural } from './noun-phrase.js';
import { tokenise } from './tokens.js';
import { withoutIf } from './trouble.js';

const NOT_SO = /^(?:if (?:it|this|that)(?:['’]s| is| does)(?: not|n['’]t)|otherwise)$/iu;

/** "the float should be 150 dollars" after "count the float". */
export function isExpected(findings: Findings, { kind, text, when }: Line): boolean {
  const step = findings.steps.at(-1);
  const [, thing = ''] =
    /^(?:The )?(?:\p{L}+ )?(\p{L}{3,}) (?:must|should|has to|needs to) (?:be|read|show) /iu.exec(text) ?? [];
  if (kind !== 'rule' || when !== null || !step || thing === '' || step.expected !== null || !/\d/u.test(text))
    return false;
  return new RegExp(`\\b${thing}\\b`, 'iu').test(step.text);
}

/** What the step before must find. */
export function expect(findings: Findings, value: string): void {
  const step = findings.steps.at(-1);
  if (step && step.expected === null) step.expected = value;
  else findings.notes.push(capitalise(value));
}

/** "it must be under 4 degrees, otherwise …": what is so where a rule is not kept; null where it has no such form. */
export function notKept(rule: string, when: string): string | null {
  if (!NOT_SO.test(when)) return null;
  const [, subject = '', modal = '', be = '', rest = ''] =
    /^(.{3,80}?) (must|should|has to|have to|needs? to) (be )?(?!not\b|never\b)(.+)$/iu.exec(rule) ?? [];
  if (subject === '') return null;
  const head = tokenise(subject).at(-1);
  const isMany = /^(?:have|need)\b/iu.test(modal) || (head !== undefined && isPlural(head));
  const verb = be ? (isMany ? 'are not' : 'is not') : isMany ? 'do not' : 'does not';
  return `${subject} ${verb} ${deniedToo(rest, isMany)}`;
}

/** "contain the agent and be filled" → "contain the agent or are not filled": what is not kept may be either. */
function deniedToo(rest: string, isMany: boolean): string {
  return rest.replace(/ and (be )?(\p{Ll}+)(?= )/gu, (all, be: string | undefined, verb: string) => {
    if (be !== undefined) return ` or ${isMany ? 'are' : 'is'} not ${verb}`;
    const isVerb = orderCertainty(tokenise(rest.slice(rest.indexOf(all) + ' and '.length)), 0) >= 2;
    return isVerb ? ` or ${isMany ? 'do' : 'does'} not ${verb}` : all;
  });
}

/** "Call the office (manager)": what is done, with who does it; "The manager decides" says so itself. */
export function withDoer(text: string, role: string | null, people: ReadonlySet<string>): string {
  if (!role || beginsWithRole(text, role)) return text;
  return `${text} (${lowerFirst(role, people)})`;
}

/** "If it is not": whatever was expected. */
export function isNotSo(when: string): boolean {
  return NOT_SO.test(when);
}

/** What is done in one case stands together. */
export function addException(findings: Findings, when: string, text: string, role: string | null): void {
  const { exceptions, steps, people } = findings;
  const expected = steps.at(-1)?.expected;
  const condition = isNotSo(when) && expected ? `The result is not ${expected}` : capitalise(withoutIf(when));
  const last = exceptions.at(-1);
  const action = withDoer(text, role, people);
  if (last?.when === condition) last.action = `${last.action}; ${lowerFirst(action, people)}`;
  else exceptions.push({ when: condition, action });
}
