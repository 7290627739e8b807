import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.js';
import { codeOf, mailTo } from '../../support/mailbox.js';
import { useApi } from '../../support/test-site.js';

const site = useApi({ BILLING_MODE: 'none' });

interface SecurityScheme {
  type: 'apiKey' | 'http';
  name?: string;
  'x-public-key'?: string;
}

interface Operation {
  operationId: string;
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query' | 'header' }[];
  requestBody?: { content: Record<string, { example?: object; examples?: Record<string, { value: object }> }> };
}

interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, SecurityScheme> };
}

/** Calls operations by what the API document says, and knows nothing else of the product. */
class DocumentClient {
  accessToken = '';

  private constructor(
    private readonly address: string,
    private readonly document: ApiDocument,
  ) {}

  static async of(address: string): Promise<DocumentClient> {
    return new DocumentClient(address, (await (await fetch(address)).json()) as ApiDocument);
  }

  /** @param values of the parameters. @param changes of the body that the document gives as an example. */
  async call(operationId: string, values: Record<string, string> = {}, changes: object = {}): Promise<Response> {
    const { path, method, operation } = this.find(operationId);
    const base = new URL(this.document.servers[0]?.url ?? '', this.address);
    const filled = path.replace(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(values[name] ?? ''));
    const url = new URL(filled, base);
    for (const parameter of operation.parameters ?? []) {
      const value = values[parameter.name];
      if (parameter.in === 'query' && value !== undefined) url.searchParams.set(parameter.name, value);
    }
    const [body] = Object.entries(operation.requestBody?.content ?? {});
    const headers = { ...this.credentialsOf(operation), ...(body ? { 'content-type': body[0] } : {}) };
    const example = body?.[1].example ?? Object.values(body?.[1].examples ?? {})[0]?.value;
    return fetch(url, { method, headers, ...(body ? { body: JSON.stringify({ ...example, ...changes }) } : {}) });
  }

  async callForJson<Body>(operationId: string, values?: Record<string, string>, changes?: object): Promise<Body> {
    const response = await this.call(operationId, values, changes);
    const text = await response.text();
    expect(`${operationId} ${response.status} ${response.ok ? '' : text}`).toMatch(/ 20\d /);
    return JSON.parse(text) as Body;
  }

  private credentialsOf({ security }: Operation): Record<string, string> {
    const schemes = Object.keys(security[0] ?? {}).map((name) => this.document.components.securitySchemes[name]);
    return Object.fromEntries(
      schemes.map((scheme) =>
        scheme?.type === 'apiKey'
          ? [scheme.name ?? '', scheme['x-public-key'] ?? '']
          : ['authorization', `Bearer ${this.accessToken}`],
      ),
    );
  }

  private find(operationId: string): { path: string; method: string; operation: Operation } {
    for (const [path, methods] of Object.entries(this.document.paths))
      for (const [method, operation] of Object.entries(methods))
        if (operation.operationId === operationId) return { path, method: method.toUpperCase(), operation };
    throw new Error(`The document has no ${operationId}`);
  }
}

interface Session {
  access_token: string;
}

interface Sop {
  id: string;
  content: string;
  generation_state: string;
}

describe('a program that has read the API document and nothing else', () => {
  const email = 'program@example.test';
  const password = 'correct horse battery staple';
  let client: DocumentClient;

  beforeAll(async () => {
    client = await DocumentClient.of(`${site.origin}/api/openapi.json`);
  });

  it('creates an account, signs in, creates an SOP and exports it (screens B3)', async () => {
    await client.callForJson('signUp', {}, { email, password });
    const token = codeOf(await mailTo(site.origin, email));
    await client.callForJson<Session>('verify', {}, { email, token });
    const session = await client.callForJson<Session>('grantToken', { grant_type: 'password' }, { email, password });
    client.accessToken = session.access_token;

    const { id } = await client.callForJson<Sop>('createSop');
    const drafted = await eventually(
      () => client.callForJson<Sop>('getSop', { id }),
      (sop) => sop.generation_state === 'succeeded',
    );
    expect(drafted.content).toContain('Switch the fryer off');
    const file = await client.call('exportSop', { id, format: 'pdf' });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    const list = await client.callForJson<{ items: Sop[] }>('listSops');
    expect(list.items.map((sop) => sop.id)).toEqual([id]);
  });

  it('is answered with the code that the document names', async () => {
    const stranger = await DocumentClient.of(`${site.origin}/api/openapi.json`);
    expect((await stranger.call('listSops')).status).toBe(401);
    const refused = await client.call('createSop', {}, { prompt: '' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'invalid-fields', errors: [{ pointer: '#/prompt' }] });
  });
});
