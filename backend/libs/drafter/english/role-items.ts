import { capitalise } from '../text/words.js';
import type { RequestLine } from './layout/request-line.js';
import { isPersonNoun, isTeamNoun } from './lexicon/words.js';
import { isOutsider, roleOf } from './role.js';
import { tokenise } from './tokens.js';

const MAX_ROLE_WORDS = 4;

/** Items that are only a role ("Optometrist:") with items further in below them: those are done by it, and stand in their place. */
export function withRoleItems(lines: readonly RequestLine[], people: ReadonlySet<string>): RequestLine[] {
  let head: { role: string; indent: number } | null = null;
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const isAbove = next?.kind === 'item' && next.indent > line.indent;
    const role = line.kind === 'item' && line.doer === null && isAbove ? roleAlone(line.text, people) : null;
    if (role !== null) {
      head = { role, indent: line.indent };
      return [];
    }
    if (head === null || line.kind !== 'item' || line.indent <= head.indent) {
      head = null;
      return [line];
    }
    return [{ ...line, indent: head.indent, doer: line.doer ?? head.role }];
  });
}

function roleAlone(text: string, people: ReadonlySet<string>): string | null {
  const name = /^(?:the )?([\p{L}][\p{L} -]{2,40})\s?:$/iu.exec(text)?.[1] ?? '';
  const tokens = tokenise(name);
  const last = tokens.at(-1)?.lower ?? '';
  const isJob = isPersonNoun(last) || isTeamNoun(last) || people.has(name);
  if (name === '' || tokens.length > MAX_ROLE_WORDS || !isJob || isOutsider(name)) return null;
  const role = roleOf(name, tokens, people);
  return role && capitalise(role);
}
