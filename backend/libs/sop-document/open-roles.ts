import type { FilledFields } from './blanks.js';
import { newItemId } from './item-id.js';
import { fitTarget, readTarget, writeTarget } from './question-target.js';
import { type SopDocument, stepsOf } from './sop-document.js';
import { LIST_LIMITS } from './sop-limits.js';
import { type FieldTarget, MOST_FILLED } from './sop-question.js';

/** The target of a new role's name; it has no id yet. */
const ROLE_NAME: FieldTarget = { path: 'roles', id: '', field: 'name' };

/** Assigns the role to every step without one, and adds it to the procedure. The source of a line stays as it is. */
export function fillOpenRoles(document: SopDocument, role: string): { document: SopDocument; filled: FilledFields } {
  const open = stepsOf(document).filter((step) => step.role === null);
  const targets = open.slice(0, MOST_FILLED).map(({ id }): FieldTarget => ({ path: 'steps', id, field: 'role' }));
  const named = withRole(document, role);
  return {
    document: targets.reduce((changed, target) => setRole(changed, target, fitTarget(role, target)), named),
    filled: targets.map((target) => ({ target, text: null })),
  };
}

/** Removes the role from the steps that got it and still have it. */
export function emptyOpenRoles(document: SopDocument, filled: FilledFields, role: string): SopDocument {
  const emptied = filled.reduce((changed, { target }) => {
    const holdsIt = readTarget(changed, target)?.text === fitTarget(role, target);
    return holdsIt ? setRole(changed, target, null) : changed;
  }, document);
  return withoutUnusedRole(emptied, role);
}

function setRole(document: SopDocument, target: FieldTarget, text: string | null): SopDocument {
  return writeTarget(document, target, { text, src: null });
}

function withRole(document: SopDocument, role: string): SopDocument {
  const name = fitTarget(role, ROLE_NAME);
  const isKnown = document.roles.some((known) => known.name.toLowerCase() === name.toLowerCase());
  if (isKnown || document.roles.length >= LIST_LIMITS.roles) return document;
  return { ...document, roles: [...document.roles, { id: newItemId(), src: 'user', name, duties: [] }] };
}

/** A role that only the answer added is removed, too. */
function withoutUnusedRole(document: SopDocument, answer: string): SopDocument {
  const role = fitTarget(answer, ROLE_NAME);
  const isUsed = stepsOf(document).some((step) => step.role === role);
  const isNeeded = ({ name, src, duties }: SopDocument['roles'][number]) =>
    isUsed || name !== role || src !== 'user' || duties.length > 0;
  return { ...document, roles: document.roles.filter(isNeeded) };
}
