import { isPersonNoun, singularOf } from '../english/lexicon/words.js';

/** What is done with somebody who is hired; "starting" and "leaving" only after the person. */
const BEFORE =
  /\b(?:(?:on|off)boarding|onboard|inducting|induct|induction (?:of|for)|hiring|hire|recruiting|recruit|training(?: for)?|train|first (?:day|week|shift) (?:of|for)|probation of|dismissing|dismiss|firing|fire)\s+((?:an?|the|our|new|my)\s+)*((?:[\p{L}-]+\s+){0,2}?)([\p{L}-]+)(?=\s*(?:$|[,;:(–—-]|\b(?:for|in|at|on|with|before|after|to|and|from)\b))/iu;
const AFTER =
  /^((?:an?|the|our|new|my)\s+)*([\p{L}-]+)(?:'s)?\s+(?=(?:training|onboarding|offboarding|induction|recruitment|first (?:day|week|shift)|probation|starts|starting|leaves|leaving)\b)/iu;
const FIRED =
  /\b(firing|fire(?=\s(?:an?|the|our|my)\s))(\s(?:(?:an?|the|our|my|new)\s)*)([\p{L}-]+)(?=\s*(?:$|[,;:(–—-]|\b(?:for|in|at|on|with|before|after|who|during)\b))/giu;
/** Whom a business takes in, too, and does not employ. */
const OUTSIDERS = new Set(
  `customer client guest patient tenant resident member student pupil child supplier vendor volunteer candidate applicant
  visitor owner parent contractor freelancer donor subscriber user friend family baby someone somebody anyone anybody`.split(
    /\s+/u,
  ),
);

/**
 * An English request about somebody who is hired, with "employee" for the name of the trade: "onboarding a new nurse" is
 * asked as "onboarding a new employee". Null where it tells of nobody.
 */
export function asEmployee(request: string): string | null {
  const before = BEFORE.exec(request);
  if (before && isHired(before[3] ?? ''))
    return before[0].replace(/[\p{L}-]+$/u, 'employee').replace(before[2] ?? '', '');
  const after = AFTER.exec(request);
  if (!after || !isHired(after[2] ?? '')) return null;
  return request.replace(after[2] ?? '', 'employee');
}

/** "Firing an employee": "fire" before somebody who is hired has nothing to do with flames. */
export function withDismissal(request: string): string {
  return request.replace(FIRED, (told, verb: string, between: string, person: string) =>
    isHired(person) || person.toLowerCase() === 'someone'
      ? `dismiss${verb.toLowerCase() === 'firing' ? 'ing' : ''}${between}${person}`
      : told,
  );
}

function isHired(word: string): boolean {
  const person = singularOf(word.toLowerCase());
  return (isPersonNoun(person) || person === 'dev') && !OUTSIDERS.has(person);
}
