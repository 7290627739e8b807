import { describe, expect, it } from 'vitest';
import type { SopDocument } from '../../../api/generated/types.gen';
import { acceptSuggestions, countSuggestions, dropSuggestion } from './suggestions';

const step = (id: string, src: 'prompt' | 'suggested') => ({
  id,
  src,
  text: id,
  role: null,
  when: null,
  sub: [],
  check: null,
  caution: null,
  input: 'tick' as const,
  expected: null,
  minutes: null,
});

const DOCUMENT: SopDocument = {
  v: 1,
  lang: 'en',
  title: 'Closing',
  purpose: null,
  scope: null,
  trigger: null,
  definitions: [],
  roles: [{ id: 'role1', src: 'suggested', name: 'Shift lead', duties: [] }],
  resources: [],
  safety: [],
  phases: [
    { id: 'phas1', title: 'Till', steps: [step('step1', 'prompt'), step('step2', 'suggested')] },
    { id: 'phas2', title: 'Door', steps: [step('step3', 'suggested')] },
  ],
  exceptions: [],
  records: [],
  kpis: [],
  references: [],
  notes: [{ id: 'note1', src: 'prompt', text: 'Be kind' }],
  questions: [],
};

const sourcesOf = ({ roles, phases }: SopDocument) =>
  [...roles, ...phases.flatMap(({ steps }) => steps)].map(({ id, src }) => `${id} ${src}`);

describe('suggestions of a draft (drafting 5)', () => {
  it('are counted wherever they stand', () => {
    expect(countSuggestions(DOCUMENT)).toBe(3);
  });

  it('become the person’s own one by one, or all at once', () => {
    expect(sourcesOf(acceptSuggestions(DOCUMENT, 'step2'))).toEqual([
      'role1 suggested',
      'step1 prompt',
      'step2 user',
      'step3 suggested',
    ]);
    expect(sourcesOf(acceptSuggestions(DOCUMENT))).toEqual(['role1 user', 'step1 prompt', 'step2 user', 'step3 user']);
  });

  it('are removed one by one; a phase goes with its last step', () => {
    const dropped = dropSuggestion(DOCUMENT, 'step3');
    expect(sourcesOf(dropped)).toEqual(['role1 suggested', 'step1 prompt', 'step2 suggested']);
    expect(dropped.phases.map(({ id }) => id)).toEqual(['phas1']);
  });

  it('never touch a line of the prompt', () => {
    expect(dropSuggestion(DOCUMENT, 'step1')).toEqual(DOCUMENT);
    expect(acceptSuggestions(DOCUMENT, 'note1')).toEqual(DOCUMENT);
  });
});
