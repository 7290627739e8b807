import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { Principal, Role } from './common/access/principal.js';
import { Clock } from './common/clock.js';
import type { Environment } from './config/environment.js';
import { DEMO_PROMPTS } from './demo-prompts.js';
import { IdentityAccountsService } from './features/auth/providers/identity-accounts.service.js';
import { ClientsService } from './features/consultant/clients/clients.service.js';
import { EarningsService } from './features/consultant/earnings/earnings.service.js';
import { MeetingsService } from './features/consultant/meetings/meetings.service.js';
import { ProjectsService } from './features/consultant/projects/projects.service.js';
import { ProfilesService } from './features/profiles/profiles.service.js';
import { SopCreationService } from './features/sops/sops/sop-creation.service.js';
import { CheckoutService } from './features/subscriptions/checkout/checkout.service.js';
import { SubscriptionCheckService } from './features/subscriptions/sync/subscription-check.service.js';
import { DEMO_ACCOUNTS, type DemoAccount } from './platform/identity-provider/demo-accounts.js';
import { BUILT_IN_PROVIDER, PROVIDER_PATH } from './platform/identity-provider/provider-client.js';

const MEETING_AHEAD_MS = 7 * 24 * 3_600_000;

/**
 * Fills a new installation with demo data: Anna has a plan and procedures, Carlos has clients. Everything goes through
 * the same services, drafter and checkout as a real person's. Does nothing once there is an account.
 */
export async function addDemoData(app: NestFastifyApplication, environment: Environment): Promise<void> {
  const dataSource = app.get(DataSource);
  const [row]: { is_used: boolean }[] = await dataSource.query('SELECT EXISTS (SELECT 1 FROM auth_users) AS is_used');
  if (row?.is_used) return;
  const [anna, carlos] = DEMO_ACCOUNTS;
  if (!anna || !carlos) return;
  const baker = await createPerson(app, environment, anna, 'user');
  await buyPlan(app, environment, baker.userId);
  for (const prompt of DEMO_PROMPTS)
    await app.get(SopCreationService, { strict: false }).createSop(baker, { prompt }, null);
  const consultant = await createPerson(app, environment, carlos, 'consultant');
  await addConsultantWorkspace(app, consultant.userId);
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

async function addConsultantWorkspace(app: NestFastifyApplication, consultantId: string): Promise<void> {
  const clients = app.get(ClientsService, { strict: false });
  const first = await clients.createClient(consultantId, { name: 'Harbour Bakery' });
  const second = await clients.createClient(consultantId, { name: 'Linden Dental Care' });
  await clients.createClient(consultantId, { name: 'Brightside Nursery', status: 'pending' });
  const projects = app.get(ProjectsService, { strict: false });
  await projects.createProject(consultantId, { client_id: first.id, name: 'Opening and closing procedures' });
  await projects.createProject(consultantId, { client_id: second.id, name: 'Instrument care' });
  const now = app.get(Clock, { strict: false }).now();
  await app.get(EarningsService, { strict: false }).createEarning(consultantId, {
    client_id: first.id,
    amount: '1200',
    earned_at: now.toISOString(),
    reference: 'Workshop',
  });
  await app.get(MeetingsService, { strict: false }).createMeeting(consultantId, {
    client_id: second.id,
    title: 'Review of the first drafts',
    scheduled_at: new Date(now.getTime() + MEETING_AHEAD_MS).toISOString(),
  });
}
