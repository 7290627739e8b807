import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../../support/test-site.js';
import { OPERATIONS, type Operation, type Schema, schemaNamed } from '../fuzz/contract.js';

const SERVICE_KEY = 'service-key-of-the-strict-server';
const ANY_ID = '0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11';

const site = useApi({ BILLING_MODE: 'none', SERVICE_KEY });

/** Names of the fields that a body must have. */
function requiredOf(schema: Schema): string[] {
  return schema.$ref ? requiredOf(schemaNamed(schema.$ref)) : (schema.required ?? []);
}

const operations = OPERATIONS.flatMap((operation) => {
  const fields = operation.body?.type === 'application/json' ? requiredOf(operation.body.schema) : [];
  return fields.length > 0 ? [{ ...operation, fields }] : [];
});

let userToken: string;
let consultantToken: string;

beforeAll(async () => {
  userToken = (await site.personOf('user@example.test', 'user')).accessToken;
  consultantToken = (await site.personOf('consultant@example.test', 'consultant')).accessToken;
});

function tokenFor(path: string): string {
  if (/\/auth\/(?:admin|invite)/.test(path)) return SERVICE_KEY;
  return path.includes('/consultant/') ? consultantToken : userToken;
}

async function sendNothing({ method, path }: Operation): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${site.origin}${path.replace(/\{\w+\}/g, ANY_ID)}`, {
    method,
    headers: {
      apikey: site.server.anonKey,
      authorization: `Bearer ${tokenFor(path)}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('a body without its fields', () => {
  it('is found in the contract', () => {
    expect(operations.length).toBeGreaterThan(15);
  });

  it.each(operations.filter(({ isAuth }) => !isAuth))(
    'of $name is answered with each field that is required',
    async (operation) => {
      const { status, body } = await sendNothing(operation);
      expect(status).toBe(422);
      const missing = operation.fields.map((field) => ({ pointer: `#/${field}`, detail: 'is required' }));
      expect(body['errors']).toEqual(expect.arrayContaining(missing));
      expect(body['errors']).toHaveLength(missing.length);
    },
  );

  it.each(operations.filter(({ isAuth }) => isAuth))(
    'of $name is told the first that is required',
    async (operation) => {
      const { status, body } = await sendNothing(operation);
      expect(status).toBe(400);
      const messages = operation.fields.map((field) => `${field} is required`);
      expect(messages).toContain(body['msg']);
    },
  );
});
