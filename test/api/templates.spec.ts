import { beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { useApi } from '../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface TemplateSummary {
  id: string;
  lang: string;
  trade: string;
  title: string;
  summary: string;
  steps: number;
  languages: string[];
}

interface Question {
  id: string;
  text: string;
  target: { path: string; name?: string } | null;
}

interface Template extends TemplateSummary {
  document: { title: string; lang: string; questions: Question[]; phases: object[] };
}

interface Sop {
  id: string;
  title: string;
  content: string;
  document: Template['document'] | null;
}

interface ProblemBody {
  code: string;
  errors?: { pointer: string }[];
}

const CAFE = { id: 'open-the-cafe', lang: 'en' };

let visitor: ApiClient;
let anna: ApiClient;

const listOf = async (query = '') => (await visitor.get<{ items: TemplateSummary[] }>(`/templates${query}`)).body.items;

const templateOf = async ({ id, lang }: typeof CAFE) =>
  (await visitor.get<Template>(`/templates/${id}?lang=${lang}`)).body;

const create = (client: ApiClient, template: object, headers: Record<string, string> = {}) =>
  client.post<Sop>('/sops', { template }, { headers });

const sopCount = async (client: ApiClient) => (await client.get<{ items: Sop[] }>('/sops?limit=100')).body.items.length;

beforeAll(async () => {
  visitor = new ApiClient(site.origin);
  anna = (await site.personOf('anna@example.test', 'user')).client;
});

describe('GET /templates', () => {
  it('lists all of one language to anybody, English without a wish', async () => {
    const items = await listOf();
    expect(items).toHaveLength(766);
    expect(items).toContainEqual({
      id: 'open-the-cafe',
      lang: 'en',
      trade: 'food-and-drink',
      title: 'Opening the cafe',
      summary: expect.stringMatching(/^Heat the machine/),
      steps: 24,
      languages: expect.arrayContaining(['en', 'de']),
    });
    const german = await listOf('?lang=de');
    expect(german.every(({ lang, languages }) => lang === 'de' && languages.includes('de'))).toBe(true);
  });

  it('offers the five nearest to a text, the best first', async () => {
    const items = await listOf('?like=how+do+we+close+our+shop');
    expect(items).toHaveLength(5);
    expect(items[0]).toMatchObject({ id: 'close-the-shop', lang: 'en' });
    expect((await listOf('?lang=de&like=Laden+schließen')).every(({ lang }) => lang === 'de')).toBe(true);
  });

  it.each(['lang=ja', 'lang=', 'lang=en&lang=de', 'like=', `like=${'a'.repeat(201)}`, 'like=%00', 'page=2'])(
    'refuses %s',
    async (query) => {
      const answer = await visitor.get<ProblemBody>(`/templates?${query}`);
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid-fields']);
    },
  );

  it.each(['/templates', '/templates?lang=de', '/templates/open-the-cafe'])(
    'lets caches keep %s, and says when it is still right',
    async (path) => {
      const first = await visitor.get(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
      const etag = String(first.headers.get('etag'));
      const again = await visitor.get(path, { headers: { 'if-none-match': `"other", ${etag}` } });
      expect([again.status, again.body]).toEqual([304, '']);
      expect((await visitor.get(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    },
  );
});

describe('GET /templates/{id}', () => {
  it('gives the procedure, with a question for each blank', async () => {
    const { document, ...summary } = await templateOf(CAFE);
    expect(await listOf()).toContainEqual(summary);
    const blanks = [...new Set(JSON.stringify({ ...document, questions: [] }).match(/\[[a-z][^[\]]*\]/g))];
    const asked = document.questions.flatMap(({ target }) => (target?.path === 'blanks' ? [`[${target.name}]`] : []));
    expect(blanks.length).toBeGreaterThan(2);
    expect(asked.toSorted()).toEqual(blanks.toSorted());
    expect(await templateOf(CAFE)).toEqual({ ...summary, document });
  });

  it('gives it in other languages', async () => {
    expect(await templateOf({ ...CAFE, lang: 'de' })).toMatchObject({ lang: 'de', document: { lang: 'de' } });
  });

  it.each(['nowhere', '__proto__', '..%2Fen%2Fopen-the-cafe', 'open-the-cafe.json'])('does not find %s', async (id) => {
    const answer = await visitor.get<ProblemBody>(`/templates/${id}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'template-not-found']);
  });
});

describe('POST /sops with a template', () => {
  it('has the procedure at once, as a first version that nobody has to wait for', async () => {
    const template = await templateOf(CAFE);
    const { status, body, headers } = await create(anna, CAFE);
    expect([status, headers.get('location')]).toEqual([201, `/api/v1/sops/${body.id}`]);
    expect(body).toMatchObject({
      title: 'Opening the cafe',
      description: 'Opening the cafe',
      document: template.document,
      category: 'Food and Hospitality',
      status: 'in_progress',
      version: 1,
      generation_state: 'none',
      generation: null,
      drafted_by: 'template',
      published_at: null,
    });
    expect(body.content).toContain('Switch on espresso machine');
    expect((await anna.get(`/sops/${body.id}`)).body).toEqual(body);
    const versions = await anna.get<{ items: object[] }>(`/sops/${body.id}/versions`);
    expect(versions.body.items).toMatchObject([{ cause: 'template', is_present: true }]);
  });

  it('logs the creation like any other', async () => {
    const { body } = await create(anna, CAFE);
    const activity = await anna.get<{ items: object[] }>('/activity');
    expect(activity.body.items).toContainEqual(
      expect.objectContaining({
        activity_type: 'sop_created',
        activity_data: { sop_id: body.id, prompt: 'Opening the cafe', template: 'open-the-cafe' },
      }),
    );
  });

  it('is in the language of the template', async () => {
    const { body } = await create(anna, { ...CAFE, lang: 'de' });
    expect(body).toMatchObject({ title: 'Café-Öffnung', document: { lang: 'de' } });
    expect(body.content).toContain('Zweck');
  });

  it('fills a blank wherever it stands with the answer to its question', async () => {
    const { body } = await create(anna, CAFE);
    expect(body.content).toContain('[opening time]');
    const isAsked = ({ target }: Question) => target?.path === 'blanks' && target.name === 'opening time';
    const question = body.document?.questions.find(isAsked);
    const path = `/sops/${body.id}/questions/${question?.id}`;
    const { body: answered } = await anna.put<Sop>(path, { answer: '7:30' });
    expect(answered.content).not.toContain('[opening time]');
    expect(answered.content).toContain('when the door opens at 7:30');
  });

  it('can be drafted again, by its title', async () => {
    const { body } = await create(anna, CAFE);
    const { status } = await anna.post(`/sops/${body.id}/generations`, { replace_edits: false });
    expect(status).toBe(202);
  });

  it('makes one SOP of a repeated Idempotency-Key, which fits no other request', async () => {
    const key = { 'idempotency-key': 'one-template' };
    const answers = await Promise.all([1, 2, 3].map(() => create(anna, CAFE, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    for (const body of [{ template: { ...CAFE, lang: 'de' } }, { prompt: 'Opening the cafe' }]) {
      const other = await anna.post<ProblemBody>('/sops', body, { headers: key });
      expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    }
  });

  it.each([
    ['no such template', { template: { id: 'nowhere', lang: 'en' } }, '#/template/id'],
    ['one that the language does not have', { template: { id: 'change-a-diaper', lang: 'de' } }, '#/template/id'],
    ['an unknown language', { template: { id: 'open-the-cafe', lang: 'ja' } }, '#/template/lang'],
    ['a template without a name', { template: {} }, '#/template/id'],
    ['what is no object', { template: 'open-the-cafe' }, '#/template'],
    ['null', { template: null }, '#/template'],
    ['a prompt beside it', { template: CAFE, prompt: 'Water the plants' }, '#/template'],
    ['neither prompt nor template', {}, '#/prompt'],
  ])('refuses %s, and makes no row', async (_name, body, pointer) => {
    const before = await sopCount(anna);
    const answer = await anna.post<ProblemBody>('/sops', body);
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid-fields']);
    expect(answer.body.errors?.map((error) => error.pointer)).toContain(pointer);
    expect(await sopCount(anna)).toBe(before);
  });

  it('needs a signed-in person', async () => {
    expect((await create(visitor, CAFE)).status).toBe(401);
  });
});

describe('POST /sops with a template, where plans are sold', () => {
  const shop = useApi({ BILLING_MODE: 'sandbox' });

  it('needs a subscription, like any creation', async () => {
    const { client } = await shop.personOf('without-a-plan@example.test', 'user');
    const answer = await client.post<ProblemBody>('/sops', { template: CAFE });
    expect([answer.status, answer.body.code]).toEqual([403, 'subscription-required']);
  });
});
