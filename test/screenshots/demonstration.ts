import type { SopDocument } from '../../backend/libs/sop-document/index.js';
import { type Person, personOf } from '../support/accounts.js';
import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import type { TestServer } from '../support/server-process.js';

/** People of the demonstration, whom the built-in provider knows by name. */
export const USER_EMAIL = 'anna@example.test';
export const CONSULTANT_EMAIL = 'carlos@example.test';

/** What the user has described, with the titles given afterwards. */
export const TASKS: readonly { title: string; prompt: string }[] = [
  {
    title: 'Opening the bakery',
    prompt:
      'Opening the bakery. At 5:30 the shift lead unlocks the back door and switches off the alarm. The baker sets the oven to 230 °C and writes the temperature of the fridge into the log. If the fridge is above 7 °C, throw away the cream and call Ben. Sweep the shop floor, put out the price signs, and open the front door at 7:00.',
  },
  {
    title: 'Taking a customer complaint',
    prompt:
      'Taking a customer complaint. Listen, write down name, date and product, offer a replacement or the money back up to 20 euros. Above that ask the manager. Enter the complaint into the list the same day.',
  },
  {
    title: 'Cleaning the dough mixer',
    prompt:
      'Cleaning the dough mixer. Unplug the machine, take out the hook and the bowl, wash both at 60 °C, wipe the housing with a damp cloth, never with a hose. Let it dry, put it together and sign the cleaning list.',
  },
  {
    title: 'Receiving a delivery of flour',
    prompt:
      'Receiving a delivery of flour. Compare the delivery note with the order, check the bags for damage and moisture, weigh one bag of each kind, and store the oldest in front.',
  },
  {
    title: 'Training a new cashier',
    prompt:
      'Training a new cashier in the first week: till, age checks for sweets with alcohol, closing the till with two people and the safe.',
  },
];

/** Described by mistake, and deleted. */
const MISTAKES: readonly string[] = ['Watering the plants in the shop window', 'Ordering paper bags', 'Test'];

interface Sop {
  id: string;
  version: number;
  generation_state: string;
  document: SopDocument | null;
}

const DAY_MS = 86_400_000;

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

/** Fills the accounts of a user and of a consultant with what people have after some weeks. @returns an SOP of the user. */
export async function fillAccounts(server: TestServer): Promise<{ sopId: string }> {
  const sopId = await fillUser(await personOf(server, USER_EMAIL));
  await fillConsultant(await personOf(server, CONSULTANT_EMAIL, 'consultant'));
  return { sopId };
}

async function fillUser({ client }: Person): Promise<string> {
  const ids: string[] = [];
  // The last one created stands first in the list.
  for (const { title, prompt } of TASKS.toReversed()) {
    const { id } = (await client.post<Sop>('/sops', { prompt })).body;
    const { version } = await eventually(
      async () => (await client.get<Sop>(`/sops/${id}`)).body,
      (sop) => sop.generation_state === 'succeeded',
    );
    await client.patch(`/sops/${id}`, { title, version });
    ids.push(id);
  }
  for (const id of ids.slice(0, 2)) await client.patch(`/sops/${id}`, { status: 'completed' });
  for (let links = 0; links < 2; links += 1) await client.post('/functions/generate-install-link', {});
  const newest = ids.at(-1);
  if (!newest) throw new Error('The user has no SOP');
  await editWithVersions(client, newest);
  await deleteMistakes(client);
  return newest;
}

/** Leaves some versions behind, and a text that differs from each of them. */
async function editWithVersions(client: ApiClient, id: string): Promise<void> {
  const read = async () => (await client.get<Sop>(`/sops/${id}`)).body;
  await client.patch(`/sops/${id}`, { status: 'completed' });
  await client.patch(`/sops/${id}`, { status: 'in_progress' });
  await client.post(`/sops/${id}/versions`, { note: 'Before the new fridge' });
  const { document, version } = await read();
  if (!document) throw new Error('The SOP has no structure');
  const colder = JSON.parse(JSON.stringify(document).replaceAll('7 °C', '5 °C')) as SopDocument;
  const [first, ...others] = colder.phases;
  const [opening, ...steps] = first?.steps ?? [];
  if (!first || !opening) throw new Error('The SOP has no steps');
  const moved = { ...first, steps: [...steps, opening] };
  const purpose = 'The bakery opens on time, and nothing is sold that has been too warm.';
  await client.patch(`/sops/${id}`, { document: { ...colder, purpose, phases: [moved, ...others] }, version });
  await client.post(`/sops/${id}/versions`, {});
  await client.patch(`/sops/${id}`, { title: 'Opening the bakery in the morning', version: (await read()).version });
}

async function deleteMistakes(client: ApiClient): Promise<void> {
  for (const prompt of MISTAKES) {
    const { id } = (await client.post<Sop>('/sops', { prompt })).body;
    await client.delete(`/sops/${id}`);
  }
}

async function fillConsultant({ client }: Person): Promise<void> {
  const clientIds: string[] = [];
  for (const name of ['Harbour Bakery', 'Old Mill Farm', 'Nordlicht Logistics']) {
    clientIds.push((await client.post<{ id: string }>('/consultant/clients', { name, status: 'active' })).body.id);
  }
  const [first, second] = clientIds;
  await client.post('/consultant/projects', { name: 'Food safety handbook', client_id: first });
  await client.post('/consultant/projects', { name: 'Onboarding of drivers', client_id: second });
  await client.post('/consultant/earnings', {
    amount: '1850.00',
    earned_at: new Date().toISOString(),
    client_id: first,
  });
  await client.post('/consultant/meetings', {
    title: 'Review of the handbook',
    client_id: first,
    scheduled_at: inDays(4).toISOString(),
  });
}
