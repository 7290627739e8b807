import { describe, expect, it } from '@jest/globals';
import type { SopDocument, SopException, SopRole } from '../sop-document.js';
import { documentWithSteps } from '../testing/document-with-steps.js';
import { exceptionsCheck } from './exceptions.check.js';
import { rolesCheck } from './roles.check.js';

function role(name: string, duties: string[] = []): SopRole {
  return { id: name.toLowerCase(), src: 'prompt', name, duties };
}

function exception(escalateTo: string | null = null, action = 'Stop'): SopException {
  // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
  return { id: 'exce1', src: 'prompt', when: 'It fails', then: action, escalate_to: escalateTo };
}

describe('Q11', () => {
  it.each<[string, SopDocument, string[]]>([
    ['one role for everything', documentWithSteps(['Go'], { roles: [role('Clerk')] }), []],
    [
      'two roles and a step of nobody',
      documentWithSteps([{ role: 'Clerk' }, { role: 'Owner' }, 'Go'], { roles: [role('Clerk'), role('Owner')] }),
      ['/phases/0/steps/2'],
    ],
    ['another case of the name', documentWithSteps([{ role: 'clerk' }], { roles: [role('Clerk')] }), []],
    [
      'an undeclared role',
      documentWithSteps([{ role: 'Nurse' }], { roles: [role('Clerk')] }),
      ['/phases/0/steps/0/role'],
    ],
    ['no roles', documentWithSteps(['Go'], { roles: [] }), ['/phases/0/steps/0']],
    ['an unused role', documentWithSteps([{ role: 'Clerk' }], { roles: [role('Clerk'), role('Owner')] }), ['/roles/1']],
    [
      'a role with duties of its own',
      documentWithSteps([{ role: 'Clerk' }], { roles: [role('Clerk'), role('Owner', ['Keeps the procedure'])] }),
      [],
    ],
  ])('judges %s', (_name, document, paths) => {
    expect(rolesCheck.run(document, '').map((finding) => finding.path)).toEqual(paths);
  });
});

describe('Q14', () => {
  const condition = { text: 'Stop', when: 'it is red' };
  it.each<[string, SopDocument, string[]]>([
    ['no condition', documentWithSteps(['Go'], { exceptions: [] }), []],
    ['an "if" alone', documentWithSteps([condition], { exceptions: [] }), ['/phases/0/steps/0/when']],
    ['an "if" and its "else"', documentWithSteps([condition, condition], { exceptions: [] }), []],
    ['an exception with a role', documentWithSteps([condition], { exceptions: [exception('Owner')] }), []],
    [
      'an exception that names a declared role',
      documentWithSteps(['Go'], { roles: [role('Owner')], exceptions: [exception(null, 'Call the owner')] }),
      [],
    ],
    ['an exception of nobody', documentWithSteps(['Go'], { exceptions: [exception()] }), ['/exceptions/0']],
    [
      'an open question',
      documentWithSteps([condition], {
        exceptions: [exception()],
        questions: [{ id: 'ques1', about: 'exceptions', text: 'Who decides?', answer: null, target: null }],
      }),
      [],
    ],
  ])('judges %s', (_name, document, paths) => {
    expect(exceptionsCheck.run(document, '').map((finding) => finding.path)).toEqual(paths);
  });
});
