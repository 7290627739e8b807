import type { SopWire } from '../../backend/libs/sop-document/index.js';

/** A model's answer that keeps to the prompt 'Close the bar: last orders 22:30, count the till, lock the door'. */
export function buildWireSop(changes: Partial<SopWire> = {}): SopWire {
  const step = { role: null, when: null, sub: [], check: null, caution: null, input: 'tick' as const, expected: null };
  return {
    language: 'en',
    title: 'Closing the bar',
    category: 'Food and Hospitality',
    purpose: 'The bar is closed safely every night.',
    scope: 'Everyone who closes the bar.',
    trigger: null,
    definitions: [],
    roles: [{ name: 'Shift lead', duties: ['Closes the bar'], stated: false }],
    resources: [],
    safety: [],
    phases: [
      {
        title: 'Close',
        steps: [
          { ...step, text: 'Take last orders at 22:30', stated: true },
          { ...step, text: 'Count the till', stated: true },
          { ...step, text: 'Lock the door', stated: true },
          { ...step, text: 'Cool the beer to 38 °F', stated: true },
        ],
      },
    ],
    exceptions: [],
    records: [],
    kpis: [],
    references: [],
    questions: [{ about: 'trigger', text: 'On which days is the bar closed?' }],
    ...changes,
  };
}
