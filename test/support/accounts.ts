import { signInAs } from '../api/auth/sign-in.js';
import { ApiClient } from './api-client.js';
import { eventually } from './eventually.js';
import type { RunningServer } from './server-process.js';

/** A signed-in account with its own API client. */
export interface Person {
  client: ApiClient;
  userId: string;
  accessToken: string;
}

/** Signs in through the built-in provider; a new address creates a new, empty account. */
export async function personOf(
  server: Pick<RunningServer, 'origin' | 'anonKey'>,
  email: string,
  userType?: 'user' | 'consultant',
): Promise<Person> {
  const session = await signInAs(server.origin, server.anonKey, email);
  const client = new ApiClient(server.origin, session.access_token);
  if (userType) await client.patch('/profiles/me', { user_type: userType });
  return { client, userId: session.user.id, accessToken: session.access_token };
}

/** Buys a plan on the sandbox's checkout page, as a browser would. */
export async function subscribe({ client }: Person, plan = 'professional'): Promise<void> {
  const { status, body } = await client.post<{ url: string }>('/functions/create-checkout', { plan });
  if (status !== 200) throw new Error(`The checkout answered ${status}: ${JSON.stringify(body)}`);
  const page = await fetch(body.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ card: 'pays' }),
  });
  if (page.status !== 303) throw new Error(`The checkout page answered ${page.status}: ${await page.text()}`);
  await eventually(
    () => client.get<{ subscribed: boolean }>('/subscriptions/me'),
    (answer) => answer.body.subscribed,
  );
}
