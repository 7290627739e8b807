import type { SandboxContext } from '../sandbox-context.js';
import { expireCheckout } from './checkout-sessions.js';
import { runSubscription } from './subscription-steps-runner.js';

/** Executes everything that is due by now: renewals, payments, cancellations, expired sessions. */
export async function runDueWork(context: SandboxContext): Promise<void> {
  const due = { dueBy: context.now };
  for (const record of await context.records.list('subscription', due)) await runSubscription(context, record);
  for (const record of await context.records.list('checkout.session', due)) await expireCheckout(context, record);
  for (const { object } of await context.records.list('idempotency_key', due)) {
    await context.records.remove('idempotency_key', object.id);
  }
}
