import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { personOf, subscribe } from '../../support/accounts.js';
import { useApiProcess } from '../../support/test-site.js';
import { OPERATIONS, type Operation } from './contract.js';
import { brokenTextsOf, type Input, inputsOf } from './inputs.js';
import { type Answer, send } from './send.js';

const SERVICE_KEY = 'service-key-of-the-fuzzed-server';
const site = useApiProcess({ SERVICE_KEY, MAIL_MIN_INTERVAL_S: '0', RATE_LIMIT_FACTOR: '1000000' });

/** `npm run fuzz` sends more. */
const INPUTS_PER_OPERATION = Number(process.env['FUZZ_INPUTS'] ?? 20);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_131);

/** Operations that end the session or the account that they are called with: they get one that nothing else needs. */
const ENDING = new Set(['DELETE /account', 'POST /auth/logout', 'PUT /auth/user', 'DELETE /account/sessions/{id}']);

/** Statuses above 499 that are no fault: something outside of the product, or a line that is full, answers so. */
const EXPECTED_5XX = new Set([503]);

interface Persona {
  name: string;
  headers: Record<string, string>;
}

const personas: Record<'user' | 'consultant' | 'nobody' | 'operator' | 'leaver', Persona> = {
  user: { name: 'user', headers: {} },
  consultant: { name: 'consultant', headers: {} },
  nobody: { name: 'nobody', headers: {} },
  operator: { name: 'operator', headers: {} },
  leaver: { name: 'leaver', headers: {} },
};
/** Ids that exist, by the beginning of the paths that take them. */
const ids = new Map<string, string[]>();

beforeAll(async () => {
  const { server } = site;
  const apikey = server.anonKey;
  const user = await personOf(server, 'user@example.test', 'user');
  const consultant = await personOf(server, 'consultant@example.test', 'consultant');
  const leaver = await personOf(server, 'leaver@example.test', 'user');
  await subscribe(user);
  personas.user.headers = { apikey, authorization: `Bearer ${user.accessToken}` };
  personas.consultant.headers = { apikey, authorization: `Bearer ${consultant.accessToken}` };
  personas.leaver.headers = { apikey, authorization: `Bearer ${leaver.accessToken}` };
  personas.nobody.headers = { apikey };
  personas.operator.headers = { apikey, authorization: `Bearer ${SERVICE_KEY}` };
  const make = async (owner: typeof user, path: string, fields: object): Promise<string> =>
    (await owner.client.post<{ id: string }>(path, fields)).body.id;
  const sops = [];
  for (const prompt of ['Opening the bakery', 'Closing the bakery', 'Baking rye bread'])
    sops.push(await make(user, '/sops', { prompt }));
  const link = await user.client.post<{ install_id: string }>('/functions/generate-install-link');
  ids.set('/sops', sops).set('/shared-sops', sops).set('/invitations', [link.body.install_id]);
  ids.set('/consultant/clients', [await make(consultant, '/consultant/clients', { name: 'Harbour Bakery' })]);
  ids.set('/consultant/projects', [await make(consultant, '/consultant/projects', { name: 'Closing' })]);
  const earnedAt = '2026-01-31T00:00:00Z';
  ids.set('/consultant/earnings', [
    await make(consultant, '/consultant/earnings', { amount: '10.00', earned_at: earnedAt }),
  ]);
  ids.set('/consultant/meetings', [
    await make(consultant, '/consultant/meetings', { title: 'Review', scheduled_at: earnedAt }),
  ]);
  ids.set('/auth/admin/users', [leaver.userId]);
  ids.set('/problems', ['not-found']).set('/sop-labels', ['en', 'de']);
});

function idsOf({ path }: Operation): string[] {
  const short = path.replace('/api/v1', '');
  return [...ids].find(([prefix]) => short.startsWith(prefix))?.[1] ?? [];
}

/** Who calls an operation. */
function callersOf({ name }: Operation): Persona[] {
  const { user, consultant, nobody, operator, leaver } = personas;
  if (ENDING.has(name)) return [leaver, nobody];
  return /\/auth\/(?:admin|invite)/.test(name) ? [user, operator, nobody] : [user, consultant, nobody];
}

/** What is wrong with an answer, or null. */
function faultOf({ statuses, isAuth }: Operation, { status, headers, text }: Answer): string | null {
  if (!statuses.has(status)) return 'an undocumented status';
  if (status >= 500 && !EXPECTED_5XX.has(status)) return 'a fault of ours';
  if (status < 400) return null;
  const type = String(headers['content-type']);
  const body: unknown = /json/.test(type) ? JSON.parse(text) : null;
  if (isAuth) return isAuthError(body) ? null : "not the auth protocol's error form";
  return type.startsWith('application/problem+json') && isProblem(body, status) ? null : 'no problem details';
}

function isAuthError(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return (
    'error_code' in body || ('code' in body && 'message' in body) || ('error' in body && 'error_description' in body)
  );
}

function isProblem(body: unknown, status: number): boolean {
  const expected = { type: expect.stringMatching(/\/problems\/[a-z-]+$/), status, code: expect.any(String) };
  try {
    expect(body).toMatchObject(expected);
    return true;
  } catch {
    return false;
  }
}

async function faultsOf(operation: Operation, input: Input): Promise<string[]> {
  const faults = callersOf(operation).map(async ({ name, headers }) => {
    const answer = await send(site.origin, operation.method, { ...input, headers: { ...headers, ...input.headers } });
    const fault = faultOf(operation, answer);
    return fault === null ? [] : [`${fault} for ${name}: ${answer.status} ${answer.text.slice(0, 300)}`];
  });
  return (await Promise.all(faults)).flat();
}

describe(`for any input of a stranger or a customer (${INPUTS_PER_OPERATION} inputs an operation)`, () => {
  it.each(OPERATIONS)('$name answers as the contract says (reliability REL9, REL18)', async (operation) => {
    const property = fc.asyncProperty(inputsOf(operation, idsOf(operation)), async (input) => {
      expect(await faultsOf(operation, input)).toEqual([]);
    });
    const examples = brokenTextsOf(operation, idsOf(operation)).map((input): [Input] => [input]);
    await fc.assert(property, { seed: SEED, examples, numRuns: INPUTS_PER_OPERATION + examples.length });
  });

  it('leaves the server ready, and nothing in its log that nobody expected', async () => {
    expect((await fetch(`${site.origin}/health/ready`)).status).toBe(200);
    expect(site.server.logs()).not.toMatch(/RangeError|TypeError|URIError|SyntaxError|unhandled/i);
  });
});
