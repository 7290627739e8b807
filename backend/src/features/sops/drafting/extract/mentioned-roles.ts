import { isOutsider, roleName } from '../grammar/role-name.js';

const TOLD =
  /\b(?:call|calls|tell|tells|notify|notifies|inform|informs|page|contact|contacts|ask|asks|escalate to|report to|reports to|to|by|with)\s+(?:the |our |your )?([\p{L}.'-]+(?:\s\(?[\p{L}.'-]+\)?){0,3})/giu;
const AFTER_ARTICLE = /(?<!\b(?:in|at|from|into|to|on) )\b(?:the|our)\s([\p{L}-]+(?:\s[\p{L}-]+){0,2})/giu;
const LABELLED = /\b([\p{L} ]{3,30})\s\((\p{Lu}\p{Ll}+)\)/gu;
const NOT_HERE = /\b(?:room|system|group|area|desk|entrance|side|file|list|email|form|call|time)\b/iu;

/** Gives the roles and people that a request mentions without saying what they do: whom to call, who approves. */
export function mentionedRoles(text: string, people: ReadonlySet<string>): string[] {
  const candidates = [TOLD, AFTER_ARTICLE].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? ''),
  );
  const labelled = [...text.matchAll(LABELLED)].map((match) => roleBeforeName(match[1] ?? '', match[2] ?? '', people));
  return [...labelled, ...candidates.map((phrase) => longestRole(phrase, people))].filter(
    (role): role is string => role !== null && !isOutsider(role),
  );
}

function longestRole(phrase: string, people: ReadonlySet<string>): string | null {
  const words = phrase.split(/\s+/u);
  for (let length = words.length; length >= 1; length -= 1) {
    const candidate = words.slice(0, length).join(' ').replace(/[.,]$/u, '');
    const next = words[length] ?? '';
    const role = NOT_HERE.test(next) ? null : roleName(candidate, people);
    if (role) return role;
  }
  return null;
}

function roleBeforeName(before: string, name: string, people: ReadonlySet<string>): string | null {
  if (!people.has(name)) return null;
  const words = before.trim().split(/\s+/u);
  for (let length = Math.min(3, words.length); length >= 1; length -= 1) {
    const role = roleName(`${words.slice(-length).join(' ')} (${name})`, people);
    if (role) return role;
  }
  return null;
}
