import type { SopDocument, SopWire } from '../../backend/libs/sop-document/index.js';
import type { Person } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';

export const PROMPT =
  'Opening the bakery every day at 5:30. The shift lead unlocks the back door and switches off the alarm. The baker ' +
  'heats the oven to 230 °C and writes the temperature of the fridge into the log. If the fridge is above 5 °C, throw ' +
  'away the cream and call the manager. The shift lead counts the till to 200 EUR and opens the front door at 7:00.';

type WireStep = SopWire['phases'][number]['steps'][number];

const STEP: Omit<WireStep, 'text' | 'role'> = {
  when: null,
  sub: [],
  check: null,
  caution: null,
  input: 'tick',
  expected: null,
  stated: true,
};

/** What a language model makes of the prompt. */
export const ANSWER: SopWire = {
  language: 'en',
  title: 'Opening the bakery',
  category: 'Food and Hospitality',
  purpose: 'The bakery opens at 7:00 with a hot oven, safe cream and a counted till.',
  scope: null,
  trigger: 'Every day at 5:30',
  definitions: [],
  roles: [
    { name: 'Shift lead', duties: ['Opens the bakery and counts the till'], stated: true },
    { name: 'Baker', duties: ['Heats the oven and checks the fridge'], stated: true },
  ],
  resources: [],
  safety: [],
  phases: [
    {
      title: 'At 5:30',
      steps: [
        { ...STEP, text: 'Unlock the back door', role: 'Shift lead' },
        { ...STEP, text: 'Switch off the alarm', role: 'Shift lead' },
        { ...STEP, text: 'Heat the oven', role: 'Baker', expected: '230 °C' },
        {
          ...STEP,
          text: 'Write the temperature of the fridge into the log',
          role: 'Baker',
          input: 'number',
          expected: '5 °C or colder',
        },
      ],
    },
    {
      title: 'Before 7:00',
      steps: [
        { ...STEP, text: 'Count the till', role: 'Shift lead', expected: '200 EUR' },
        { ...STEP, text: 'Open the front door', role: 'Shift lead', expected: '7:00' },
      ],
    },
  ],
  exceptions: [
    {
      when: 'The fridge is above 5 °C',
      // biome-ignore lint/suspicious/noThenProperty: a key of the wire form; it holds text, so nothing awaits it
      then: 'Throw away the cream and call the manager',
      escalate_to: 'Manager',
      stated: true,
    },
  ],
  records: [{ name: 'Temperature log', where: 'Beside the fridge', keep: '12 months', stated: true }],
  kpis: [{ name: 'The front door is open', target: '7:00', stated: true }],
  references: [],
  questions: [],
};

interface Sop {
  generation_state: string;
  document: SopDocument | null;
  version: number;
}

/** Has the procedure drafted, read by its owner and completed. @returns its id. */
export async function finishProcedure({ client }: Person): Promise<string> {
  const { id } = (await client.post<{ id: string }>('/sops', { prompt: PROMPT })).body;
  const { document, version } = await eventually(
    async () => (await client.get<Sop>(`/sops/${id}`)).body,
    (sop) => sop.generation_state === 'succeeded',
  );
  // Its owner has kept what was suggested, and has answered what was asked.
  const caution = 'Wear oven gloves: the oven is hot';
  const phases = document?.phases.map((phase) => ({
    ...phase,
    steps: phase.steps.map((step) => (step.text === 'Heat the oven' ? { ...step, caution } : step)),
  }));
  const read = { ...document, phases, purpose: ANSWER.purpose, scope: 'Everyone who opens the bakery.', questions: [] };
  const kept = JSON.parse(JSON.stringify(read).replaceAll('"src":"suggested"', '"src":"user"')) as SopDocument;
  await client.patch(`/sops/${id}`, { title: ANSWER.title, document: kept, version });
  await client.patch(`/sops/${id}`, { status: 'completed' });
  return id;
}
