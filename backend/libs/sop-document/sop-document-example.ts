import type { SopDocument, SopStep } from './sop-document.js';

function step(id: string, text: string, details: Partial<SopStep> = {}): SopStep {
  return {
    id,
    src: 'prompt',
    text,
    role: 'Shift lead',
    when: null,
    sub: [],
    check: null,
    caution: null,
    input: 'tick',
    expected: null,
    minutes: null,
    ...details,
  };
}

/** A short, complete document, as an example in the API document. */
export const SOP_DOCUMENT_EXAMPLE: SopDocument = {
  v: 1,
  lang: 'en',
  title: 'Opening the bakery',
  purpose: 'The bakery opens on time, and nothing is sold that has been too warm.',
  scope: 'The shop on Mill Street.',
  trigger: 'Every day at 5:30',
  definitions: [],
  roles: [{ id: 'role1', src: 'prompt', name: 'Shift lead', duties: ['Opens the shop'] }],
  resources: [{ id: 'reso1', src: 'prompt', kind: 'document', name: 'Temperature log' }],
  safety: [],
  phases: [
    {
      id: 'phas1',
      title: 'Open',
      steps: [
        step('step1', 'Unlock the back door and switch off the alarm'),
        step('step2', 'Read the temperature of the fridge and write it in the log', {
          input: 'number',
          expected: '5 °C or colder',
        }),
        step('step3', 'Open the front door', { when: 'The display is filled', minutes: 1 }),
      ],
    },
  ],
  exceptions: [
    {
      id: 'exce1',
      src: 'prompt',
      when: 'The fridge is warmer than 5 °C',
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
      then: 'Throw away the cream and call Ben',
      escalate_to: 'Ben',
    },
  ],
  records: [{ id: 'reco1', src: 'prompt', name: 'Temperature log', where: 'Beside the fridge', keep: null }],
  kpis: [],
  references: [],
  notes: [],
  questions: [
    {
      id: 'ques1',
      about: 'records',
      text: 'How long is the temperature log kept?',
      answer: null,
      target: { path: 'records', id: 'reco1', field: 'keep' },
    },
  ],
};

/** The same as plain text, shortened. */
export const SOP_TEXT_EXAMPLE =
  'Opening the bakery\n\n1. Purpose\nThe bakery opens on time, and nothing is sold that has been too warm.\n';
