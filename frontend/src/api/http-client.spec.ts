import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSop, getProfile } from './generated/sdk.gen';
import { connectApi } from './http-client';

const PROFILE = { id: 'p', user_type: 'user', full_name: 'Ida', email: 'ida@example.test' };

/** Each answer in its turn. */
let answers: Response[] = [];
let tokensSent: (string | null)[] = [];
let renewals = 0;

beforeEach(() => {
  answers = [];
  tokensSent = [];
  renewals = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    tokensSent.push(request.headers.get('authorization'));
    const answer = answers.shift();
    if (!answer) throw new Error('There is no answer left');
    return answer;
  });
  connectApi({
    getToken: async () => 'old',
    renewToken: async () => {
      renewals += 1;
      return 'new';
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

const problem = (status: number, code: string) =>
  Response.json({ code, status, title: code }, { status, headers: { 'content-type': 'application/problem+json' } });

describe('the API client', () => {
  it('renews a refused token once and tries again', async () => {
    answers = [problem(401, 'not-signed-in'), Response.json(PROFILE)];
    expect((await getProfile()).data).toEqual(PROFILE);
    expect(tokensSent).toEqual(['Bearer old', 'Bearer new']);
  });

  it('sends the body again when it retries', async () => {
    const bodies: string[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      bodies.push(await request.text());
      return bodies.length === 1 ? problem(401, 'not-signed-in') : Response.json({});
    });
    await createSop({ body: { prompt: 'Water the plants' } });
    expect(bodies).toEqual(['{"prompt":"Water the plants"}', '{"prompt":"Water the plants"}']);
  });

  it('gives a request up when its page has gone', async () => {
    const sent: (RequestInit | undefined)[] = [];
    vi.stubGlobal('fetch', async (_request: Request, init?: RequestInit) => {
      sent.push(init);
      return Response.json(PROFILE);
    });
    const page = new AbortController();
    await getProfile({ signal: page.signal });
    expect(sent[0]?.signal?.aborted).toBe(false);
    page.abort();
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it('renews the session when a second factor is due, so that the page asks for it', async () => {
    answers = [problem(403, 'second-factor-needed')];
    await expect(getProfile()).rejects.toMatchObject({ code: 'second-factor-needed' });
    expect(renewals).toBe(1);
  });

  it.each([
    ['another refusal', () => problem(403, 'role-not-allowed')],
    ["a proxy's page", () => new Response('<html></html>', { status: 403 })],
  ])('leaves the session as it is for %s', async (_name, answer) => {
    answers = [answer()];
    await expect(getProfile()).rejects.toBeDefined();
    expect(renewals).toBe(0);
  });
});
