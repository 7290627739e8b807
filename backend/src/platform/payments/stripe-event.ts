import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { BillingEvent, BillingEventSubject } from './payment-gateway.js';
import { idOf } from './stripe-subscription.js';

type AboutSomebody = Pick<BillingEvent, 'customerId' | 'userId' | 'subject'>;

const userIdShape = z.guid();
const eventWithObject = z.object({ data: z.object({ object: z.looseObject({}) }) });

/**
 * Maps a verified event to the product's terms. The operator may sell other things through the same account: checkouts
 * that are not for subscriptions, and unknown types, become `other`.
 */
export function toBillingEvent(event: Stripe.Event): BillingEvent {
  const { id, type, created, livemode } = event;
  const hasObject = eventWithObject.safeParse(event).success;
  return { id, type, created, livemode, ...(hasObject ? readObject(event) : aboutNobody('other')) };
}

function readObject(event: Stripe.Event): AboutSomebody {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return readCheckout(event.data.object);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.trial_will_end':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
      return readSubscription(event.data.object);
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      return readInvoice(event.data.object);
    case 'customer.updated':
    case 'customer.deleted':
      return about(event.data.object.id, null, { kind: 'customer', isDeleted: event.type === 'customer.deleted' });
    case 'charge.refunded':
      return about(idOrNull(event.data.object.customer), null, { kind: 'refund' });
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return about(null, null, { kind: 'dispute', disputeId: event.data.object.id });
    default:
      return aboutNobody('other');
  }
}

function readCheckout(session: Stripe.Checkout.Session): AboutSomebody {
  if (session.mode !== 'subscription') return aboutNobody('other');
  // Not the client reference: anyone who opens one of the operator's payment links can set it in the URL.
  return about(idOrNull(session.customer), userIdIn(session.metadata), {
    kind: 'checkout',
    checkoutId: session.id,
    isPaid: session.payment_status !== 'unpaid',
  });
}

function readSubscription(subscription: Stripe.Subscription): AboutSomebody {
  return about(idOrNull(subscription.customer), userIdIn(subscription.metadata), {
    kind: 'subscription',
    subscriptionId: subscription.id,
    status: subscription.status,
  });
}

function readInvoice(invoice: Stripe.Invoice): AboutSomebody {
  const details = invoice.parent?.subscription_details ?? null;
  return about(idOrNull(invoice.customer), userIdIn(details?.metadata), {
    kind: 'invoice',
    invoiceId: invoice.id,
    subscriptionId: idOrNull(details?.subscription),
    attemptCount: invoice.attempt_count,
    isPaid: invoice.status === 'paid',
  });
}

function about(customerId: string | null, userId: string | null, subject: BillingEventSubject): AboutSomebody {
  return { customerId, userId, subject };
}

function aboutNobody(kind: 'other'): AboutSomebody {
  return about(null, null, { kind });
}

/** Other users of the account may set ids of another form, such as `order-123`, which are ignored. */
function userIdIn(metadata: Stripe.Metadata | null | undefined): string | null {
  return userIdShape.safeParse(metadata?.['user_id']).data ?? null;
}

function idOrNull(reference: string | { id: string } | null | undefined): string | null {
  return reference ? idOf(reference) : null;
}
