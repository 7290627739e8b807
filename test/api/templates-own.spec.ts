import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../support/accounts.js';
import { useApi } from '../support/test-site.js';
import { attach, attachmentsOf, photo, show } from './sops-attachments/attach.js';

const site = useApi({ BILLING_MODE: 'none', RATE_LIMIT_FACTOR: '20' });

interface Step {
  text: string;
  role: string | null;
  media?: object[];
}

interface Template {
  id: string;
  title: string;
  lang: string;
  steps: number;
  document: { title: string; phases: { steps: Step[] }[]; questions: { text: string; answer: string | null }[] };
}

interface Sop extends Template {
  content: string;
  description: string;
  drafted_by: string;
  generation_state: string;
  version: number;
}

let anna: Person;
let ben: Person;
let sop: Sop;

const stepsOf = ({ document }: Pick<Template, 'document'>) => document.phases.flatMap(({ steps }) => steps);
const saved = (fields: object = {}, person = anna) =>
  person.client.post<Template>('/own-templates', { sop_id: sop.id, title: 'Closing a shop', ...fields });
const listOf = async ({ client }: Person) =>
  (await client.get<{ items: Template[] }>('/own-templates')).body.items.map(({ title }) => title);

beforeAll(async () => {
  anna = await site.personOf('anna@example.test', 'user');
  ben = await site.personOf('ben@example.test', 'user');
  const text =
    '# Closing\n## Work\n1. Priya counts the till.\n2. Mail the sum to office@example.org or call 089 / 123456.\n3. Ask Dr. Osei for the key.\n';
  const { body } = await anna.client.post<Sop>('/sops', { template: { id: 'open-the-cafe', lang: 'en' } });
  const document = structuredClone(body.document);
  const [phase] = document.phases;
  const lines = text.match(/(?<=\d\. ).*/gu) ?? [];
  if (phase) phase.steps = phase.steps.slice(0, 3).map((step, at) => ({ ...step, text: lines[at] ?? '' }));
  const change = { document: { ...document, phases: phase ? [phase] : [] }, version: body.version };
  sop = (await anna.client.patch<Sop>(`/sops/${body.id}`, change)).body;
});

describe('an SOP that is saved as a template', () => {
  it('has blanks in place of people, which whoever begins with it is asked for', async () => {
    const { status, headers, body } = await saved();
    expect(status).toBe(201);
    expect(headers.get('location')).toBe(`/api/v1/own-templates/${body.id}`);
    expect(body).toMatchObject({ title: 'Closing a shop', lang: 'en', steps: 3 });
    expect(body.document.title).toBe('Closing a shop');
    expect(stepsOf(body).map(({ text }) => text)).toEqual([
      '[name 1] counts the till.',
      'Mail the sum to [email address] or call [phone number].',
      'Ask [name 2] for the key.',
    ]);
    expect(body.document.questions.map(({ text }) => text)).toContain('What is written for “name 2”?');
    const made = await anna.client.post<Sop>('/sops', { own_template_id: body.id });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ title: 'Closing a shop', drafted_by: 'user', generation_state: 'none' });
    expect(made.body.content).toContain('[name 1] counts the till.');
    expect(made.body.content).not.toContain('Drafted without a language model');
    const versions = await anna.client.get<{ items: { cause: string }[] }>(`/sops/${made.body.id}/versions`);
    expect(versions.body.items.map(({ cause }) => cause)).toEqual(['template']);
  });

  it('keeps people when that is asked for', async () => {
    const { body } = await saved({ without_people: false });
    expect(stepsOf(body).map(({ text }) => text)).toEqual(stepsOf(sop).map(({ text }) => text));
  });

  it('leaves pictures out', async () => {
    const sent = await attach(site.origin, anna, sop.id, { name: 'a.jpg', content: await photo() });
    const shown = await show(anna, sop.id, [{ id: sent.body.id, alt: 'The till' }]);
    expect(shown.status).toBe(200);
    const { body } = await saved();
    expect(stepsOf(body).map(({ media }) => media)).toEqual([undefined, undefined, undefined]);
    const made = await anna.client.post<Sop>('/sops', { own_template_id: body.id });
    expect(await attachmentsOf(anna, made.body.id)).toEqual([]);
  });

  it('does not change with its SOP, and stays when that is deleted', async () => {
    const other = await anna.client.post<Sop>('/sops', { template: { id: 'open-the-cafe', lang: 'en' } });
    const { body } = await saved({ sop_id: other.body.id });
    await anna.client.delete(`/sops/${other.body.id}`);
    expect((await anna.client.get<Template>(`/own-templates/${body.id}`)).body).toEqual(body);
  });
});

describe('templates of a person', () => {
  it('are listed newest first, renamed and deleted', async () => {
    const carla = await site.personOf('carla@example.test', 'user');
    const { body: own } = await carla.client.post<Sop>('/sops', { template: { id: 'open-the-cafe', lang: 'en' } });
    const first = await saved({ sop_id: own.id, title: 'First' }, carla);
    await saved({ sop_id: own.id, title: 'Second' }, carla);
    expect(await listOf(carla)).toEqual(['Second', 'First']);
    const renamed = await carla.client.patch<Template>(`/own-templates/${first.body.id}`, { title: 'The first' });
    expect([renamed.body.title, renamed.body.document.title]).toEqual(['The first', 'The first']);
    expect((await carla.client.delete(`/own-templates/${first.body.id}`)).status).toBe(204);
    expect(await listOf(carla)).toEqual(['Second']);
    expect((await carla.client.delete(`/own-templates/${first.body.id}`)).status).toBe(404);
  });

  it('are nobody else’s, those of a team neither', async () => {
    const { body } = await saved();
    const link = await anna.client.post<{ install_id: string }>('/functions/generate-install-link');
    await ben.client.post(`/invitations/${link.body.install_id}/accept`);
    expect(await listOf(ben)).toEqual([]);
    const answers = [
      await ben.client.get(`/own-templates/${body.id}`),
      await ben.client.patch(`/own-templates/${body.id}`, { title: 'Mine' }),
      await ben.client.delete(`/own-templates/${body.id}`),
    ];
    expect(answers.map((answer) => [answer.status, answer.body['code']])).toEqual(
      answers.map(() => [404, 'own-template-not-found']),
    );
    const made = await ben.client.post<{ code: string; errors: { pointer: string }[] }>('/sops', {
      own_template_id: body.id,
    });
    expect([made.status, made.body.errors[0]?.pointer]).toEqual([422, '#/own_template_id']);
    expect((await saved({}, ben)).body).toMatchObject({ code: 'sop-not-found' });
  });

  it('are two hundred at most', async () => {
    const dora = await site.personOf('dora@example.test', 'user');
    const { body: own } = await dora.client.post<Sop>('/sops', { template: { id: 'open-the-cafe', lang: 'en' } });
    await site.query(
      `INSERT INTO sop_templates (id, user_id, title, lang, category, steps, document)
       SELECT gen_random_uuid(), $1, 'T', 'en', 'Other', 0, '{}' FROM generate_series(1, 199)`,
      [dora.userId],
    );
    expect((await saved({ sop_id: own.id }, dora)).status).toBe(201);
    const { status, body } = await saved({ sop_id: own.id }, dora);
    expect([status, body]).toMatchObject([409, { code: 'too-many-templates' }]);
    expect(await listOf(dora)).toHaveLength(200);
  });

  it('are in the export of the account', async () => {
    const { body } = await anna.client.get<{ templates: { title: string }[] }>('/account/export');
    expect(body.templates.map(({ title }) => title)).toContain('Closing a shop');
  });
});

describe('what is refused', () => {
  it.each([
    [{ title: ' ' }, 'invalid-fields'],
    [{ title: 'x'.repeat(121) }, 'invalid-fields'],
    [{ without_people: 'no' }, 'invalid-fields'],
    [{ sop_id: '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c99' }, 'sop-not-found'],
  ])('as a template: %j', async (fields, code) => {
    expect((await saved(fields)).body).toMatchObject({ code });
  });

  it('as a template: text without a procedure', async () => {
    const { body } = await anna.client.post<Sop>('/sops', { template: { id: 'open-the-cafe', lang: 'en' } });
    await anna.client.patch(`/sops/${body.id}`, { content: 'Just text', version: body.version });
    expect((await saved({ sop_id: body.id })).body).toMatchObject({ code: 'no-document' });
  });

  it.each([
    [{ prompt: 'Close the shop' }, '#/own_template_id'],
    [{ template: { id: 'open-the-cafe', lang: 'en' } }, '#/own_template_id'],
  ])('as a beginning together with %j', async (more, pointer) => {
    const { body: template } = await saved();
    const { status, body } = await anna.client.post<{ errors: { pointer: string }[] }>('/sops', {
      own_template_id: template.id,
      ...more,
    });
    expect([status, body.errors[0]?.pointer]).toEqual([422, pointer]);
  });
});
