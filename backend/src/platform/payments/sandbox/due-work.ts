import { expireCheckout } from './checkout-sessions.js';
import type { SandboxWorld } from './sandbox-world.js';
import { runSubscription } from './subscription-steps-runner.js';

/** Makes up for everything that should have happened by now: renewals, payments, cancellations, expired sessions. */
export async function runDueWork(world: SandboxWorld): Promise<void> {
  const due = { dueBy: world.now };
  for (const record of await world.records.list('subscription', due)) await runSubscription(world, record);
  for (const record of await world.records.list('checkout.session', due)) await expireCheckout(world, record);
  for (const { object } of await world.records.list('idempotency_key', due)) {
    await world.records.remove('idempotency_key', object.id);
  }
}
