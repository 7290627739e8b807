import type { Findings } from '../reading/findings.js';
import { capitalise, trimPunctuation } from '../text/words.js';
import type { RequestLine } from './layout/request-line.js';
import { isGroupNoun, isPersonNoun, isTeamNoun, singularOf } from './lexicon/words.js';

/** "Roles", "Roles and responsibilities" */
const OF_ROLES = /^(?:roles?|responsibilit(?:y|ies)|roles? (?:and|&) responsibilit(?:y|ies)|who does what)$/iu;
/** "Treasurer – approves, reconciles", "Stock clerk (Jo): counts and records": somebody, and in a few words what they do. */
const ENTRY =
  /^(?<name>(?:the )?\p{L}[\p{L}'’/ -]{2,40}?)(?<person> \(\p{Lu}[\p{L}'’. ]{1,30}\))?\s*(?::|\s[–—-])\s+(?<duty>\p{L}[^:.;]{3,120})\.?$/u;
/** A case, a limit, a duty or what is done with a certain thing, which the procedure itself has to tell. */
const TELLS_MORE =
  /\d|\b(?:if|when|unless|until|before|after|once|within|every|each|never|not|no|only|must|may|shall|should|has to|have to|the|an?|all|it|them)\b/iu;
const LEAST_ENTRIES = 2;

/** Lines under "Roles" that each name somebody and in a few words their duties are the list of roles; others stay as they are. */
export function withDutiesOfRoles(lines: readonly RequestLine[]): RequestLine[] {
  const isUnderRoles = ({ section, under }: RequestLine): boolean => section === 'phases' && OF_ROLES.test(under ?? '');
  const those = lines.filter(isUnderRoles);
  // Where nothing else tells the work, the list of roles is the procedure.
  const isAll = lines.filter(({ kind }) => kind !== 'heading').length <= 2 * those.length;
  if (isAll || those.length < LEAST_ENTRIES || !those.every(({ text }) => entryOf(text) !== null)) return [...lines];
  return lines.map((line) => (isUnderRoles(line) ? { ...line, section: 'roles' } : line));
}

/** Adds somebody with what they do; false where a line under "Roles" says anything else. */
export function addDutyOf({ text, under }: RequestLine, { roles }: Findings): boolean {
  const entry = OF_ROLES.test(under ?? '') ? entryOf(text) : null;
  if (entry === null) return false;
  roles.add(entry.role, entry.duty);
  return true;
}

function entryOf(text: string): { role: string; duty: string } | null {
  const { name = '', person = '', duty = '' } = ENTRY.exec(text.trim())?.groups ?? {};
  const last = singularOf(name.split(/[\s/]/u).at(-1)?.toLowerCase() ?? '');
  const isSomebody = isPersonNoun(last) || isTeamNoun(last) || isGroupNoun(last);
  if (!isSomebody || TELLS_MORE.test(duty)) return null;
  return { role: capitalise(name.replace(/^the /iu, '')) + person, duty: capitalise(trimPunctuation(duty)) };
}
