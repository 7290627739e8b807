import type { ActionClause } from '../grammar/clause.js';
import { isTrouble } from '../grammar/conditions.js';
import { roleName } from '../grammar/role-name.js';
import { participleOf, readVerb } from '../grammar/verb-forms.js';
import { spellOut, withoutConnectives, withoutFillers } from '../grammar/word-classes.js';
import { capitalise, lowerFirst, squeeze, trimPunctuation } from '../text/words.js';

const APPOSITION = /\b([\p{L} ]{3,30}?), that(?:['’]s| is) ([^,.]{3,30}),( (?:they|he|she) | (?=to ))/giu;
const ROLE_SUFFIX = /^(.{3,120}?)\s*(?:[-–—(,]\s*)(?:the )?([\p{L} ]{3,40}?) only\)?$/iu;
const DAYS_ONLY =
  /\s*\(((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:(?:,| and| &) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)*) only\)/iu;
const ESCALATES = /^(?:call|tell|notify|inform|contact|page|text|escalate|stop|alert)\b/iu;
const PAUSE = /(?<=[\p{L}\d]) (?=it (?:should|must|has to) be\b)/giu;

/** Gives a spoken sentence as it would be written: no fillers, no short forms, names beside their roles. */
export function plainSentence(text: string): string {
  const spoken = spellOut(withoutConnectives(withoutFillers(text)));
  const named = spoken.replace(APPOSITION, (_, who: string, name: string, next: string) => {
    const acts = /\b(?:they|he|she)\b/iu.test(next);
    return `${who} (${name}) ${acts ? 'will ' : ''}`;
  });
  return trimPunctuation(squeeze(withoutConnectives(named.replace(PAUSE, ', '))));
}

/** "call Sam if it still fails": the normal course does not go there. */
export function isEscalation(condition: string, clause: ActionClause): boolean {
  return clause.role === null && ESCALATES.test(clause.text) && isTrouble(condition);
}

/** "within 30 days of delivery, not of ordering, of delivery" says the end twice. */
export function withoutRepeats(value: string): string {
  const parts = value.split(/,\s+/u);
  return parts
    .filter((part, index) => index === 0 || !parts.slice(0, index).some((before) => before.includes(part)))
    .join(', ');
}

/** "it is outside 30 days" → "outside 30 days". */
export function withoutEmptySubject(condition: string): string {
  return condition.replace(
    /^it is (?=(?:outside|over|under|above|below|late|missing|damaged|broken|faulty|empty|more|less|older)\b)/iu,
    '',
  );
}

/** "… and sent to the lab": what is sent was named before. */
export function withObject(clause: string, object: string | null): string {
  const [, participle = '', rest = ''] =
    /^(\p{L}+)((?: (?:to|in|into|on|from|within|by|at|for)\b.*)?)$/iu.exec(clause) ?? [];
  const verb = readVerb(participle)?.form === 'past' ? participleOf(participle) : null;
  return verb && object ? `${verb} ${object}${rest}` : clause;
}

/** Gives a condition as it stands before a step. */
export function conditionText(condition: string, people: ReadonlySet<string>): string {
  return /^unless\b/iu.test(condition) ? capitalise(condition) : `If ${lowerFirst(condition, people)}`;
}

/** Takes "- head chef only" and "(Tuesday and Friday only)" off the end of a clause. */
export function takeMarks(
  clause: string,
  people: ReadonlySet<string>,
): { text: string; role: string | null; when: string | null } {
  const days = DAYS_ONLY.exec(clause);
  const text = days ? clause.replace(days[0], '') : clause;
  const when = days ? `Only on ${days[1] ?? ''}` : null;
  const suffix = ROLE_SUFFIX.exec(text);
  const role = suffix ? roleName(suffix[2] ?? '', people) : null;
  return role ? { text: suffix?.[1] ?? text, role, when } : { text, role: null, when };
}
