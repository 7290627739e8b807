import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import Stripe from 'stripe';
import { deriveSandboxWebhookSecret } from '../../../backend/src/platform/payments/stripe-webhooks.js';
import type { Person } from '../../support/accounts.js';
import { type ApiAnswer, ApiClient } from '../../support/api-client.js';
import { outputOfCli } from '../../support/command-line.js';
import { eventually } from '../../support/eventually.js';
import { startSharedServer, type TestServer } from '../../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../../support/template-database.js';

const SECRET_KEY = 'secret-key-of-the-billing-tests-0123456789';
const WEBHOOK_SECRET = deriveSandboxWebhookSecret(SECRET_KEY);

export interface Subscription {
  subscribed: boolean;
  subscription_tier: string | null;
  subscription_end: string | null;
  /** Only in rows. */
  renews?: boolean;
  suspended?: boolean;
  next_plan?: { tier: string; monthly_amount_cents: number | null; starts_at: string } | null;
  /** Only in answers to a check with a session. */
  payment_verified?: boolean;
}

interface AuditRow {
  cause: string;
  before: Subscription | null;
  after: Subscription & { dispute?: { status: string } };
}

/** A running product with the billing sandbox, its remote control, and a look into its tables. */
export class BillingFixture {
  private constructor(
    public server: TestServer,
    private readonly testDatabase: TestDatabase,
    readonly database: pg.Client,
    private readonly env: Record<string, string>,
  ) {}

  /** @param env settings beside those of every fixture */
  static async open(env: Record<string, string> = {}): Promise<BillingFixture> {
    const testDatabase = await createTestDatabase();
    const database = new pg.Client({ connectionString: testDatabase.ownerUrl });
    await database.connect();
    return new BillingFixture(await startSandbox(testDatabase, env), testDatabase, database, env);
  }

  get databaseUrl(): string {
    return this.testDatabase.url;
  }

  /** Stops the product and starts it anew on the same data. */
  async startAgain(): Promise<void> {
    await this.server.discard();
    this.server = await startSandbox(this.testDatabase, this.env);
  }

  async close(): Promise<void> {
    await this.server.discard();
    await this.database.end();
    await this.testDatabase.drop();
  }

  /** Days go by for one customer; what falls due happens. */
  async advance(person: Person, days: number): Promise<void> {
    await this.control('advance', { days, customer: await this.customerOf(person) });
  }

  async setCard(person: Person, card: 'pays' | 'fails' | 'asks'): Promise<void> {
    await this.control('card', { card, customer: await this.customerOf(person) });
  }

  /** The bank takes back a payment of the customer, or decides about what it took back. */
  async dispute(person: Person, status: 'needs_response' | 'won' | 'lost'): Promise<void> {
    await this.control('dispute', { status, customer: await this.customerOf(person) });
  }

  /** Runs a command of the operator. @returns what it prints */
  async billing(...words: string[]): Promise<string> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sop-test-cli-'));
    const env = { NODE_ENV: 'test', DATABASE_URL: this.databaseUrl, DATA_DIR: dataFolder };
    try {
      return await outputOfCli(['billing', ...words], env);
    } finally {
      rmSync(dataFolder, { recursive: true, force: true });
    }
  }

  /** Waits until every webhook has arrived. */
  async settle(): Promise<void> {
    const pending = "SELECT 1 FROM billing_sandbox WHERE kind = 'event' AND doc #>> '{memo,state}' = 'pending' LIMIT 1";
    await eventually(
      () => this.database.query(pending),
      ({ rowCount }) => rowCount === 0,
    );
  }

  /** New webhooks wait until `release`. */
  hold(): Promise<void> {
    return this.control('hold', { on: true });
  }

  release(how: { order?: 'as-sent' | 'reverse'; twice?: boolean } = {}): Promise<void> {
    return this.control('hold', { on: false, ...how });
  }

  /** What happened is never told. The events stay undelivered, or are taken for delivered: then nobody tells them later. */
  async loseHeldEvents(as: 'abandoned' | 'delivered' = 'abandoned'): Promise<void> {
    await this.database.query(
      `UPDATE billing_sandbox SET doc = jsonb_set(doc, '{memo,state}', to_jsonb($1::text))
       WHERE kind = 'event' AND doc #>> '{memo,state}' = 'held'`,
      [as],
    );
    await this.release();
  }

  async customerOf({ userId }: Person): Promise<string> {
    const { rows } = await this.database.query<{ id: string }>(
      'SELECT stripe_customer_id AS id FROM billing_customers WHERE user_id = $1',
      [userId],
    );
    if (!rows[0]) throw new Error('The person is no customer');
    return rows[0].id;
  }

  async auditOf({ userId }: Person): Promise<AuditRow[]> {
    const { rows } = await this.database.query<AuditRow>(
      'SELECT cause, before, after FROM billing_audit WHERE user_id = $1 ORDER BY created_at, id',
      [userId],
    );
    return rows;
  }

  /** Posts an event as Stripe does; `sent` replaces the body after it was signed. */
  deliver(payload: string, options: { secret?: string; signedAt?: number; sent?: string } = {}): Promise<ApiAnswer> {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: options.secret ?? WEBHOOK_SECRET,
      ...(options.signedAt === undefined ? {} : { timestamp: options.signedAt }),
    });
    return new ApiClient(this.server.origin).request('POST', '/stripe/webhook', {
      raw: options.sent ?? payload,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    });
  }

  private async control(command: string, body: object): Promise<void> {
    const response = await fetch(`${this.server.origin}/sandbox/control/${command}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 204) throw new Error(`${command}: ${response.status} ${await response.text()}`);
  }
}

function startSandbox({ url }: TestDatabase, env: Record<string, string>): Promise<TestServer> {
  return startSharedServer({ databaseUrl: url, env: { SECRET_KEY, BILLING_SANDBOX_CONTROL: '1', ...env } });
}

export async function createCheckout({ client }: Person, plan: string): Promise<string> {
  const { status, body } = await client.post<{ url: string }>('/functions/create-checkout', { plan });
  if (status !== 200) throw new Error(`create-checkout answered ${status}: ${JSON.stringify(body)}`);
  return body.url;
}

/** Presses a button of a page of the sandbox. */
export function submit(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
}

/** The caller's row, without asking the payment service. */
export async function rowOf({ client }: Person): Promise<Subscription> {
  return (await client.get<Subscription & Record<string, unknown>>('/subscriptions/me')).body;
}

/** The caller's row once it is as wanted: webhooks take a moment. */
export function rowThat(person: Person, isDone: (row: Subscription) => boolean): Promise<Subscription> {
  return eventually(() => rowOf(person), isDone);
}

export async function check({ client }: Person, sessionId?: string): Promise<Subscription> {
  const body = sessionId === undefined ? undefined : { session_id: sessionId };
  const answer = await client.post<Subscription & Record<string, unknown>>('/functions/check-subscription', body);
  if (answer.status !== 200) throw new Error(`check-subscription answered ${answer.status}`);
  return answer.body;
}
