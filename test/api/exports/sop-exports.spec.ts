import { beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_FORMATS, EXPORT_MEDIA_TYPES } from '../../../backend/libs/exporter/index.js';
import { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';
import { useApi } from '../../support/test-site.js';
import { signInAs } from '../auth/sign-in.js';

const site = useApi({ BILLING_MODE: 'none' });

interface Sop {
  id: string;
  title: string;
  version: number;
  generation_state: string;
}

interface ActivityPage {
  items: { activity_type: string; activity_data: { sop_id?: string; format?: string } }[];
}

/** How a file of each format begins. */
const BEGINNINGS = { pdf: '%PDF-', docx: 'PK', xlsx: 'PK', md: '# ', html: '<!doctype html>', txt: 'Title: ' } as const;

let annasToken: string;
let anna: ApiClient;
let sop: Sop;

async function tokenOf(email: string): Promise<string> {
  const session = await signInAs(site.origin, site.server.anonKey, email);
  return session.access_token;
}

function download(id: string, format: string, token = annasToken): Promise<Response> {
  return fetch(`${site.origin}/api/v1/sops/${id}/exports/${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

beforeAll(async () => {
  annasToken = await tokenOf('anna@example.test');
  anna = new ApiClient(site.origin, annasToken);
  const { body } = await anna.post<Sop>('/sops', { prompt: 'Opening the Café: unlock the door. Switch on the oven.' });
  sop = await eventually(
    () => anna.get<Sop>(`/sops/${body.id}`).then((answer) => answer.body),
    ({ generation_state }) => generation_state === 'succeeded',
  );
});

describe('exports of an SOP', () => {
  it.each(EXPORT_FORMATS)('are downloaded as %s under the name of the SOP (S7.47)', async (format) => {
    const answer = await download(sop.id, format);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(EXPORT_MEDIA_TYPES[format]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const name = `${sop.title.toLowerCase().replace(/[^a-z0-9]/gu, '_')}.${format}`;
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"; filename*=UTF-8''${name}`);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(0, 20).toString()).toContain(BEGINNINGS[format]);
  });

  it('are in the activity log with their format', async () => {
    await download(sop.id, 'md');
    const { body } = await anna.get<ActivityPage>('/activity');
    expect(body.items[0]).toMatchObject({
      activity_type: 'sop_exported',
      activity_data: { sop_id: sop.id, format: 'md' },
    });
  });

  it('are made of an SOP that was edited as plain text (S7.46)', async () => {
    const created = await anna.post<Sop>('/sops', { prompt: 'Rinse the cup.' });
    const drafted = await eventually(
      () => anna.get<Sop>(`/sops/${created.body.id}`).then((answer) => answer.body),
      ({ generation_state }) => generation_state === 'succeeded',
    );
    const edit = { content: 'Rinse the cup.\n\n1. Safety\nMind the edge.', version: drafted.version };
    expect((await anna.patch(`/sops/${drafted.id}`, edit)).status).toBe(200);
    const html = await download(drafted.id, 'html').then((answer) => answer.text());
    expect(html).toContain('<h2>1. Safety</h2>');
    expect(html).toContain('<p>Mind the edge.</p>');
  });

  it('are not made in other formats', async () => {
    const answer = await download(sop.id, 'exe');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not-found' });
  });

  it('are not made of SOPs of other people, and leave no trace in the log (S6.10)', async () => {
    const bensToken = await tokenOf('ben@example.test');
    const answer = await download(sop.id, 'txt', bensToken);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'sop-not-found' });
    const { body } = await new ApiClient(site.origin, bensToken).get<ActivityPage>('/activity');
    expect(body.items).toEqual([]);
  });

  it('are not made for strangers', async () => {
    const answer = await download(sop.id, 'txt', 'nobody');
    expect(answer.status).toBe(401);
  });
});

describe('many exports of one person', () => {
  it('are refused beyond three at a time, and somebody else is served before they are done (security SEC4)', async () => {
    const [created] = await site.query<{ id: string }>(
      `INSERT INTO sops (id, user_id, title, description, content, generation_state, drafted_by)
       SELECT gen_random_uuid(), user_id, 'Long', 'Long', repeat(E'A line of a long procedure\n', 4000), 'succeeded', 'user'
       FROM sops WHERE id = $1 RETURNING id`,
      [sop.id],
    );
    const carla = await site.personOf('carla@example.test');
    const { body } = await carla.client.post<Sop>('/sops', { prompt: 'Rinse the cup.' });
    // Starts both threads.
    await Promise.all([download(sop.id, 'pdf'), download(body.id, 'txt', carla.accessToken)]);
    const finished: string[] = [];
    const flood = Array.from({ length: 25 }, async () => {
      const answer = await download(created?.id ?? '', 'pdf');
      await answer.arrayBuffer();
      if (answer.status === 200) finished.push('flood');
      return answer;
    });
    const other = download(body.id, 'txt', carla.accessToken).then(({ status }) => {
      finished.push('other');
      return status;
    });
    const answers = await Promise.all(flood);
    expect(await other).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(22);
    expect(refused.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true);
    expect(finished.indexOf('other')).toBeLessThan(2);
  });
});
