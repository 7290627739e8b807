import type { Stripe } from 'stripe';
import type { BillingEvent, BillingEventSubject } from './payment-gateway.js';
import { idOf } from './stripe-subscription.js';

type AboutSomebody = Pick<BillingEvent, 'customerId' | 'userId' | 'subject'>;

/** Puts a verified event into the product's words. */
export function toBillingEvent(event: Stripe.Event): BillingEvent {
  const { id, type, created, livemode } = event;
  return { id, type, created, livemode, ...readObject(event) };
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
      return about(null, null, { kind: 'dispute' });
    default:
      return about(null, null, { kind: 'other' });
  }
}

function readCheckout(session: Stripe.Checkout.Session): AboutSomebody {
  const userId = session.client_reference_id ?? session.metadata?.['user_id'] ?? null;
  return about(idOrNull(session.customer), userId, {
    kind: 'checkout',
    checkoutId: session.id,
    isForSubscription: session.mode === 'subscription',
    isPaid: session.payment_status !== 'unpaid',
  });
}

function readSubscription(subscription: Stripe.Subscription): AboutSomebody {
  return about(idOf(subscription.customer), subscription.metadata['user_id'] ?? null, {
    kind: 'subscription',
    subscriptionId: subscription.id,
    status: subscription.status,
  });
}

function readInvoice(invoice: Stripe.Invoice): AboutSomebody {
  const details = invoice.parent?.subscription_details ?? null;
  return about(idOrNull(invoice.customer), details?.metadata?.['user_id'] ?? null, {
    kind: 'invoice',
    invoiceId: invoice.id,
    subscriptionId: details ? idOf(details.subscription) : null,
    attemptCount: invoice.attempt_count,
    isPaid: invoice.status === 'paid',
  });
}

function about(customerId: string | null, userId: string | null, subject: BillingEventSubject): AboutSomebody {
  return { customerId, userId, subject };
}

function idOrNull(reference: string | { id: string } | null): string | null {
  return reference === null ? null : idOf(reference);
}
