import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, personOf } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { useApi } from '../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Question {
  id: string;
  text: string;
  answer: string | null;
  target: { path: string; name?: string } | null;
}

interface Step {
  text: string;
  role: string | null;
  src: string;
}

interface Sop {
  id: string;
  title: string;
  description: string;
  version: number;
  generation_state: string;
  document: { phases: { steps: Step[] }[]; roles: { name: string }[]; questions: Question[] } | null;
}

let person: Person;

beforeAll(async () => {
  person = await personOf(site.server, 'thin@example.test');
});

const stepsOf = ({ document }: Sop) => document?.phases.flatMap(({ steps }) => steps) ?? [];

/** All of it but the questions, which name the blanks. */
const procedureOf = ({ document }: Sop) => JSON.stringify({ ...document, questions: [] });

async function untilDrafted({ id, version }: { id: string; version: number }): Promise<Sop> {
  return eventually(
    () => person.client.get<Sop>(`/sops/${id}`).then(({ body }) => body),
    (sop) => sop.generation_state === 'succeeded' && sop.version > version,
  );
}

async function draftOf(prompt: string): Promise<Sop> {
  const { body } = await person.client.post<Sop>('/sops', { prompt });
  return untilDrafted({ id: body.id, version: 0 });
}

function questionAbout(sop: Sop, path: string): Question {
  const question = sop.document?.questions.find(({ target }) => target?.path === path);
  if (!question) throw new Error(`Nothing is asked about ${path}`);
  return question;
}

function answer(sop: Sop, { id }: Question, text: string) {
  return person.client.request<Sop & { code?: string }>('PUT', `/sops/${sop.id}/questions/${id}`, {
    json: { answer: text },
  });
}

describe('a request without steps (drafting 5)', () => {
  it('asks for them; the answer goes into the prompt and becomes the steps', async () => {
    const sop = await draftOf('zorbing at our place');
    const { status, body } = await answer(
      sop,
      questionAbout(sop, 'prompt'),
      'Inflate the ball\nStrap the guest in\nOpen the gate',
    );
    expect(status).toBe(200);
    // A worker may have taken it up, and even be done, before the answer was read.
    expect(body.generation_state).toMatch(/^(queued|running|succeeded)$/);
    const drafted = await untilDrafted(sop);
    expect(drafted.description).toBe('zorbing at our place\n\nInflate the ball\nStrap the guest in\nOpen the gate');
    expect(stepsOf(drafted).map(({ text, src }) => [text.replace(/\.$/u, ''), src])).toEqual(
      expect.arrayContaining([
        ['Inflate the ball', 'prompt'],
        ['Strap the guest in', 'prompt'],
        ['Open the gate', 'prompt'],
      ]),
    );
  });

  it('refuses an answer that would make the prompt too long, and keeps all as it is', async () => {
    const sop = await draftOf('zorbing at our place');
    const { status, body } = await answer(sop, questionAbout(sop, 'prompt'), 'x'.repeat(19_990));
    expect([status, body.code]).toEqual([422, 'invalid-fields']);
    expect((await person.client.get<Sop>(`/sops/${sop.id}`)).body.version).toBe(sop.version);
  });

  it('leaves a text alone that somebody has written by hand meanwhile', async () => {
    const sop = await draftOf('zorbing at our place');
    const question = questionAbout(sop, 'prompt');
    await answer(sop, sop.document?.questions.find(({ target }) => target?.path !== 'prompt') ?? question, 'By hand');
    expect((await answer(sop, question, 'Inflate the ball')).status).toBe(409);
  });
});

describe('an answer about the steps that name nobody (drafting 5)', () => {
  it('is the role of all of them, and is taken back again', async () => {
    const sop = await draftOf(
      'The cook cleans the fryer, and the waiter counts the till. Switch off the lights. Lock the back door.',
    );
    const open = stepsOf(sop).filter(({ role }) => role === null).length;
    const question = questionAbout(sop, 'open_roles');
    const { body } = await answer(sop, question, 'Night manager');
    expect(open).toBeGreaterThan(0);
    expect(stepsOf(body).filter(({ role }) => role === 'Night manager')).toHaveLength(open);
    expect(body.document?.roles.map(({ name }) => name)).toContain('Night manager');
    const cleared = await answer(body, question, '');
    expect(stepsOf(cleared.body)).toEqual(stepsOf(sop));
    expect(cleared.body.document?.roles).toEqual(sop.document?.roles);
  });
});

describe('the blanks of a template (drafting 4)', () => {
  it('are filled by answers, and the lines stay suggestions', async () => {
    const sop = await draftOf('how to open the shop');
    const question = questionAbout(sop, 'blanks');
    const blank = `[${question.target?.name}]`;
    expect(procedureOf(sop)).toContain(blank);
    const { body } = await answer(sop, question, 'Filled in');
    expect(procedureOf(body)).not.toContain(blank);
    expect(new Set(stepsOf(body).map(({ src }) => src))).toEqual(new Set(['suggested']));
  });
});

describe('drafting again (drafting 5)', () => {
  it('keeps the answers to questions that come up again', async () => {
    const sop = await draftOf('how to open the shop');
    const question = questionAbout(sop, 'blanks');
    await answer(sop, question, 'Filled in');
    await person.client.post(`/sops/${sop.id}/generations`, { replace_edits: true });
    const again = await untilDrafted({ id: sop.id, version: sop.version + 1 });
    expect(again.document?.questions.find(({ text }) => text === question.text)?.answer).toBe('Filled in');
    expect(procedureOf(again)).not.toContain(`[${question.target?.name}]`);
  });
});

describe('the title of a finished draft (drafting 3.8)', () => {
  const PROMPT = 'Every evening we close the bar. Last orders are at 22:30. The shift lead counts the till.';

  it('replaces one that was cut from a long prompt, and the activity records it', async () => {
    const { body } = await person.client.post<Sop>('/sops', { prompt: PROMPT });
    expect(body.title).toBe('Every evening we close the bar. Last orders are at...');
    const drafted = await untilDrafted({ id: body.id, version: 0 });
    expect(drafted.title).not.toContain('...');
    const { body: log } = await person.client.get<{ items: { activity_type: string; activity_data: object }[] }>(
      '/activity',
    );
    expect(log.items.find(({ activity_type: type }) => type === 'sop_generated')?.activity_data).toMatchObject({
      sop_id: body.id,
      renamed_from: body.title,
    });
  });

  it('leaves one that the person has given while it was drafted', async () => {
    const { body } = await person.client.post<Sop>('/sops', { prompt: PROMPT });
    await person.client.patch(`/sops/${body.id}`, { title: 'Our bar', version: body.version });
    const drafted = await untilDrafted({ id: body.id, version: body.version });
    expect(drafted.title).toBe('Our bar');
  });
});
