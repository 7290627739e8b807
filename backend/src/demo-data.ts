import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Principal } from './common/access/principal.js';
import type { Role } from './common/access/role.js';
import type { Environment } from './config/environment.js';
import { IdentityAccountsService } from './features/auth/identity-accounts.service.js';
import { ProfilesService } from './features/profiles/profiles.service.js';
import { SopCreationService } from './features/sops/sop-creation.service.js';
import { CheckoutService } from './features/subscriptions/checkout.service.js';
import { SubscriptionCheckService } from './features/subscriptions/subscription-check.service.js';
import { DEMO_ACCOUNTS, type DemoAccount } from './platform/identity-provider/demo-accounts.js';
import { BUILT_IN_PROVIDER, PROVIDER_PATH } from './platform/identity-provider/provider-client.js';

const PROMPTS = [
  'Opening the bakery: the shift lead unlocks at 5:30, switches on the ovens, checks that the fridge is at 5 °C or colder and writes it in the log, fills the display by 6:45 and opens the door at 7:00. If the fridge is warmer than 5 °C call Anna.',
  'Cake orders by phone: note name, phone number, size, allergies and pick-up time on the order form. Read it back. Orders above 150 euros need a deposit of 30 percent. If an allergy is named, the baker confirms before the order is accepted.',
  'Closing: count the till against the report, put the float of 200 euros back, cash to the safe. Ovens off, floor mopped, alarm on. A difference above 5 euros is reported to the manager the same day.',
];

/**
 * Fills a new installation for a first look: Anna has a plan and procedures, Carlos has clients. Everything goes through
 * the same services, drafter and checkout as a real person's. Does nothing once anybody has an account.
 */
export async function addDemoData(app: NestFastifyApplication, environment: Environment): Promise<void> {
  const dataSource = app.get(DataSource);
  const [row]: { is_used: boolean }[] = await dataSource.query('SELECT EXISTS (SELECT 1 FROM auth_users) AS is_used');
  if (row?.is_used) return;
  const [anna, carlos] = DEMO_ACCOUNTS;
  if (!anna || !carlos) return;
  const baker = await createPerson(app, environment, anna, 'user');
  await buyPlan(app, environment, baker.userId);
  for (const prompt of PROMPTS) await app.get(SopCreationService, { strict: false }).createSop(baker, prompt, null);
  const consultant = await createPerson(app, environment, carlos, 'consultant');
  await addConsultantDesk(dataSource, consultant.userId);
}

async function createPerson(
  app: NestFastifyApplication,
  environment: Environment,
  account: DemoAccount,
  role: Role,
): Promise<Principal> {
  const accounts = app.get(IdentityAccountsService, { strict: false });
  const identity = {
    provider: BUILT_IN_PROVIDER.name,
    issuer: `${environment.appUrl}${PROVIDER_PATH}`,
    subject: account.id,
    email: account.email,
    fullName: account.fullName,
  };
  const user = await app.get(DataSource).transaction((manager) => accounts.signIn(manager, identity));
  await app.get(ProfilesService, { strict: false }).updateProfile(user.id, { userType: role });
  return { userId: user.id, email: account.email, role, sessionId: '', aal: 'aal1', hasSecondFactor: false };
}

/** Pays on the sandbox's own page, as a browser would. */
async function buyPlan(app: NestFastifyApplication, environment: Environment, userId: string): Promise<void> {
  if (environment.billing.mode !== 'sandbox') return;
  const page = await app.get(CheckoutService, { strict: false }).createCheckout(userId, 'professional');
  const { pathname } = new URL(page);
  const response = await app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'card=pays',
  });
  if (response.statusCode >= 400) throw new Error(`The demo plan could not be bought (${response.statusCode})`);
  await app.get(SubscriptionCheckService, { strict: false }).checkSubscription(userId);
}

async function addConsultantDesk(dataSource: DataSource, consultantId: string): Promise<void> {
  const clients = ['Harbour Bakery', 'Linden Dental Care', 'Brightside Nursery'].map((name) => ({
    id: uuidv7(),
    name,
  }));
  for (const [index, { id, name }] of clients.entries()) {
    await dataSource.query('INSERT INTO clients (id, consultant_id, name, status) VALUES ($1, $2, $3, $4)', [
      id,
      consultantId,
      name,
      index === 2 ? 'pending' : 'active',
    ]);
  }
  const [first, second] = clients;
  await dataSource.query(
    `INSERT INTO projects (id, consultant_id, client_id, name) VALUES ($1, $2, $3, 'Opening and closing procedures'),
       ($4, $2, $5, 'Instrument care')`,
    [uuidv7(), consultantId, first?.id, uuidv7(), second?.id],
  );
  await dataSource.query(
    `INSERT INTO earnings (id, consultant_id, client_id, amount, earned_at, reference)
     VALUES ($1, $2, $3, 1200, now(), 'Workshop')`,
    [uuidv7(), consultantId, first?.id],
  );
  await dataSource.query(
    `INSERT INTO meetings (id, consultant_id, client_id, title, scheduled_at)
     VALUES ($1, $2, $3, 'Review of the first drafts', now() + interval '7 days')`,
    [uuidv7(), consultantId, second?.id],
  );
}
