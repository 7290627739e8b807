import type { SopDocument, SopStep } from '../api/generated/types.gen';

/** A step for tests. */
export function sampleStep(id: string, text: string, more: Partial<SopStep> = {}): SopStep {
  const empty = { role: null, when: null, sub: [], check: null, caution: null, expected: null, minutes: null };
  return { id, src: 'prompt', text, input: 'tick', ...empty, ...more };
}

/** A document for tests that has a line in each of its lists. */
export function sampleDocument(changes: Partial<SopDocument> = {}): SopDocument {
  return {
    v: 1,
    lang: 'en',
    title: 'Opening',
    purpose: 'Open on time.',
    scope: null,
    trigger: 'Every morning',
    definitions: [{ id: 'defi1', src: 'prompt', term: 'Float', text: null }],
    roles: [{ id: 'role1', src: 'suggested', name: 'Baker', duties: ['Opens', 'Bakes'] }],
    resources: [{ id: 'reso1', src: 'prompt', kind: 'ppe', name: 'Gloves' }],
    safety: [{ id: 'safe1', src: 'suggested', level: 'danger', text: 'The oven is hot.' }],
    phases: [
      {
        id: 'phas1',
        title: 'Morning',
        steps: [
          sampleStep('step1', 'Unlock'),
          sampleStep('step2', 'Light the oven', {
            role: 'Baker',
            when: 'the oven is cold',
            sub: [
              { id: 'subs1', text: 'Open the gas' },
              { id: 'subs2', text: 'Press the button' },
            ],
            check: 'The flame burns',
            expected: '200 °C',
            caution: 'Stand aside',
            minutes: 15,
            input: 'number',
          }),
        ],
      },
      { id: 'phas2', title: 'Noon', steps: [sampleStep('step3', 'Count the till', { src: 'suggested' })] },
    ],
    exceptions: [
      {
        id: 'exce1',
        src: 'prompt',
        when: 'The key is lost',
        // biome-ignore lint/suspicious/noThenProperty: the document's own name of the field; nothing awaits it
        then: 'Call Ida',
        escalate_to: null,
      },
    ],
    records: [{ id: 'reco1', src: 'prompt', name: 'Till sheet', where: 'Office', keep: null }],
    kpis: [{ id: 'kpis1', src: 'suggested', name: 'Late openings', target: 'None' }],
    references: [{ id: 'refe1', src: 'prompt', text: 'House rules' }],
    notes: [{ id: 'note1', src: 'prompt', text: 'Be kind' }],
    approval: 'The owner, every May',
    questions: [{ id: 'ques1', about: 'records', text: 'How long?', answer: null, target: null }],
    ...changes,
  };
}
