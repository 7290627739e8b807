import { describe, expect, it } from 'vitest';
import type { SopDocument } from '../../../api/generated/types.gen';
import { editDocument } from './edit-document';
import { tidyDocument } from './tidy-document';

const step = (id: string, text: string): SopDocument['phases'][number]['steps'][number] => ({
  id,
  src: 'prompt',
  text,
  role: null,
  when: null,
  sub: [],
  check: null,
  caution: null,
  input: 'tick',
  expected: null,
  minutes: null,
});

const document: SopDocument = {
  v: 1,
  lang: 'en',
  title: 'Opening',
  purpose: 'Open on time.',
  scope: null,
  trigger: null,
  definitions: [],
  roles: [{ id: 'role1', src: 'suggested', name: 'Baker', duties: ['Opens'] }],
  resources: [],
  safety: [],
  phases: [{ id: 'phase1', title: 'Morning', steps: [step('step1', 'Unlock'), step('step2', 'Light the oven')] }],
  exceptions: [],
  records: [],
  kpis: [],
  references: [],
  notes: [],
  questions: [],
};
const steps = { stepsOf: 'phase1' };

describe('editDocument', () => {
  it('changes one line and marks it as written by a person', () => {
    const edited = editDocument(document, { type: 'set-line', place: 'roles', id: 'role1', change: { name: 'Cook' } });
    expect(edited.roles).toEqual([{ id: 'role1', src: 'user', name: 'Cook', duties: ['Opens'] }]);
  });

  it('changes a step and leaves its neighbours as they are', () => {
    const edited = editDocument(document, { type: 'set-line', place: steps, id: 'step2', change: { role: 'Baker' } });
    expect(edited.phases[0]?.steps[0]).toBe(document.phases[0]?.steps[0]);
    expect(edited.phases[0]?.steps[1]).toMatchObject({ src: 'user', text: 'Light the oven', role: 'Baker' });
  });

  it('gives a phase no source, because it has none', () => {
    const edited = editDocument(document, {
      type: 'set-line',
      place: 'phases',
      id: 'phase1',
      change: { title: 'Day' },
    });
    expect(edited.phases[0]).not.toHaveProperty('src');
  });

  it.each([
    ['step2', -1, ['step2', 'step1']],
    ['step1', 1, ['step2', 'step1']],
    ['step1', -1, ['step1', 'step2']],
    ['step2', 1, ['step1', 'step2']],
  ] as const)('moves %s by %d', (id, by, order) => {
    const edited = editDocument(document, { type: 'move-line', place: steps, id, by });
    expect(edited.phases[0]?.steps.map((each) => each.id)).toEqual(order);
  });

  it('adds an empty line with an id that the server accepts', () => {
    const edited = editDocument(document, { type: 'add-line', place: 'records' });
    expect(edited.records).toMatchObject([{ src: 'user', name: '', where: null, keep: null }]);
    expect(edited.records[0]?.id).toMatch(/^[a-z0-9]{4,12}$/);
  });

  it('removes a line', () => {
    const edited = editDocument(document, { type: 'remove-line', place: steps, id: 'step1' });
    expect(edited.phases[0]?.steps.map((each) => each.id)).toEqual(['step2']);
  });
});

describe('tidyDocument', () => {
  it('leaves a document without changes as it is', () => {
    expect(tidyDocument(document, 'Untitled')).toEqual(document);
  });

  it('drops lines that say nothing and makes empty values unknown', () => {
    const typed: SopDocument = {
      ...document,
      title: '  ',
      purpose: ' ',
      roles: [{ id: 'role1', src: 'user', name: ' Cook ', duties: [' Cooks ', '', ' '] }],
      records: [{ id: 'rec1', src: 'user', name: ' ', where: 'Office', keep: '' }],
      kpis: [{ id: 'kpi1', src: 'user', name: 'Waiting time', target: '' }],
      phases: [
        { id: 'phase1', title: '', steps: [step('step1', ' Unlock '), step('step2', '')] },
        { id: 'phase2', title: 'Empty', steps: [] },
      ],
    };
    expect(tidyDocument(typed, 'Opening')).toMatchObject({
      title: 'Opening',
      purpose: null,
      roles: [{ name: 'Cook', duties: ['Cooks'] }],
      records: [],
      kpis: [{ name: 'Waiting time', target: null }],
      phases: [{ title: '1', steps: [{ text: 'Unlock' }] }],
    });
  });
});
