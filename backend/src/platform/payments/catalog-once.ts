import type { Stripe } from 'stripe';

/** Lets several starting processes make a thing of the catalog once. */
export function onceFor(subject: string): Stripe.RequestOptions {
  return { idempotencyKey: `catalogue:${subject}` };
}
