import { ROLE_HEADS } from '../lexicon/role-words.js';
import { capitalise } from '../text/words.js';

const DETERMINERS = /^(?:the|a|an|our|your|their|my|each|one|another|any|this|that)\s+/iu;
const DEPARTMENTS =
  /^(?:(?:the )?(?:finance|accounting|accounts|operations|logistics|marketing|sales|purchasing|procurement|security|reception|engineering|maintenance|housekeeping|warehouse|production|service desk|help ?desk|front desk|customer (?:care|service|support)|customer success|payroll|legal|compliance|quality|dispatch|back office|front of house|kitchen staff|human resources|management|everyone|everybody|(?:the )?person on duty))$/iu;
const ROLE_ACRONYMS = new Set('HR CFO CEO COO CTO CISO DPO QA QC AP AR IT PM SRE DBA GM MD FM RN GP PI'.split(' '));
const NOT_ROLES = /^(?:head|lead|guards?|host|server|chair|person|guys|writer|reader|handler|supplier)$/iu;
const MACHINES =
  /\b(?:staging|database|db|web|mail|file|backup|test|production|application|app|proxy|print|label|email|device|machine)\s+(?:server|driver|agent|operator|editor|host|reader|planner|guards?)$/iu;
/** People for whom the work is done. */
const OUTSIDER =
  /^(?:(?:new|the other|opposing)\s+)?(?:customer|client|patient|guest|visitor|candidate|applicant|vendor|user|student|pupil|child|tenant|resident|caller|buyer|donor|starter|hire|employee|joiner|parent|member|party|parties)s?$/iu;
const INNER_WORD = /\b(?:of|in|to|with|for|from|and|or|by|at|on|is|are|the|a|an|any|all|every|not|no)\b/iu;

/** Gives the role that a noun phrase names ("the dental assistant" → "Dental assistant"), or null. */
export function roleName(phrase: string, people: ReadonlySet<string>): string | null {
  const trimmed = phrase.replace(DETERMINERS, '').trim();
  const several = /^(.{2,40}?)\s+(or|and)\s+(.{2,40})$/u.exec(trimmed);
  if (several) return severalRoles(several[1] ?? '', several[2] ?? '', several[3] ?? '', people);
  return singleRole(trimmed, people);
}

function severalRoles(one: string, word: string, other: string, people: ReadonlySet<string>): string | null {
  const first = singleRole(one, people);
  const second = singleRole(other.replace(DETERMINERS, ''), people);
  if (!first || !second) return null;
  return `${first} ${word} ${people.has(second) ? second : second.charAt(0).toLowerCase() + second.slice(1)}`;
}

function singleRole(phrase: string, people: ReadonlySet<string>): string | null {
  if (people.has(phrase)) return phrase;
  const withPerson = /^(.{2,40}?)\s?\(([^()]{2,40})\)$/u.exec(phrase);
  if (withPerson) {
    const role = singleRole((withPerson[1] ?? '').trim(), people);
    const inner = (withPerson[2] ?? '').trim();
    const namesPerson = [...people].some((person) => inner === person || inner.startsWith(`${person}'`));
    return role && namesPerson ? `${role} (${inner})` : null;
  }
  const named = nameAfterRole(phrase, people);
  if (named) return named;
  if (ROLE_ACRONYMS.has(phrase)) return phrase;
  if (/^(?:hr|qa|qc)$/u.test(phrase)) return phrase.toUpperCase();
  return isRolePhrase(phrase) ? tidyRole(phrase) : null;
}

/** "site manager Luis" → "Site manager (Luis)". */
function nameAfterRole(phrase: string, people: ReadonlySet<string>): string | null {
  for (const person of people) {
    if (!phrase.endsWith(` ${person}`)) continue;
    const role = phrase.slice(0, -person.length - 1);
    return isRolePhrase(role) ? `${tidyRole(role)} (${person})` : null;
  }
  return null;
}

function isRolePhrase(phrase: string): boolean {
  if (DEPARTMENTS.test(phrase) || OUTSIDER.test(phrase)) return true;
  const onDuty = phrase.replace(/ (?:on duty|on call|in charge|of the day)$/iu, '');
  const words = onDuty.split(/\s+/u);
  if (words.length > 4 || INNER_WORD.test(onDuty) || MACHINES.test(onDuty)) return false;
  if (!/^[\p{L}\d'’/-]+(?: [\p{L}'’/-]+)*$/u.test(onDuty)) return false;
  if (NOT_ROLES.test(onDuty)) return false;
  const last = words.at(-1)?.toLowerCase() ?? '';
  return [last, last.replace(/s$/u, ''), last.replace(/ves$/u, 'f')].some((word) => ROLE_HEADS.has(word));
}

function tidyRole(phrase: string): string {
  const [first = '', ...others] = phrase.split(/\s+/u);
  const rest = others.map((word) => (/^\p{Lu}[\p{Lu}\d]+$/u.test(word) ? word : word.toLowerCase()));
  const lead = /^(?:ap|ar|hr|it|qa|qc)$/u.test(first) ? first.toUpperCase() : capitalise(keepAcronym(first));
  return [lead, ...rest].join(' ');
}

function keepAcronym(word: string): string {
  return /^\p{Lu}[\p{Lu}\d]+$/u.test(word) ? word : word.toLowerCase();
}

/** Whether a role is a person for whom the work is done, not one who does it. */
export function isOutsider(role: string): boolean {
  return OUTSIDER.test(role);
}
