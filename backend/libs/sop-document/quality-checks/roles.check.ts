import { linesOf, stepsWithPaths } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import type { Finding, QualityCheck } from './quality-check.js';

export const rolesCheck: QualityCheck = {
  id: 'Q11',
  title: 'Every step and role is assigned',
  run: (document) => [...stepsWithoutRole(document), ...undeclaredRoles(document), ...unusedRoles(document)],
};

/** With a single role there is no doubt who does it. */
function stepsWithoutRole(document: SopDocument): Finding[] {
  if (document.roles.length === 1) return [];
  return stepsWithPaths(document)
    .filter(({ step }) => step.role === null)
    .map(({ step, path }) => ({
      message: 'Nobody is named who does this. Give the step a role.',
      path,
      text: step.text,
    }));
}

function undeclaredRoles(document: SopDocument): Finding[] {
  const declared = new Set(document.roles.map((role) => role.name.toLowerCase()));
  return stepsWithPaths(document).flatMap(({ step, path }): Finding[] => {
    if (step.role === null || declared.has(step.role.toLowerCase())) return [];
    return [
      {
        message: 'This role is not among the roles. Add it, or choose one of them.',
        path: `${path}/role`,
        text: step.role,
      },
    ];
  });
}

function unusedRoles(document: SopDocument): Finding[] {
  if (document.roles.length === 1) return [];
  const used = linesOf(document)
    .filter((line) => line.about === 'phases' || line.about === 'exceptions')
    .flatMap((line) => line.texts)
    .join('\n')
    .toLowerCase();
  return document.roles.flatMap((role, index): Finding[] => {
    if (role.duties.length > 0 || used.includes(role.name.toLowerCase())) return [];
    return [
      {
        message: 'This role has no part in the procedure. Give it a step, or remove it.',
        path: `/roles/${index}`,
        text: role.name,
      },
    ];
  });
}
