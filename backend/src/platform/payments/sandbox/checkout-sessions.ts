import { buildCustomer } from './object-shapes/customer.js';
import { SandboxApiError } from './sandbox-api-error.js';
import type { CardBehaviour, SandboxRecord } from './sandbox-records.js';
import type { SandboxWorld } from './sandbox-world.js';
import { startSubscription } from './subscription-life-cycle.js';

export type CheckoutRecord = SandboxRecord<'checkout.session'>;

/**
 * Pays an open session: only now is there a subscription.
 * @throws SandboxApiError when the session is not open any more
 */
export async function completeCheckout(
  world: SandboxWorld,
  record: CheckoutRecord,
  card: CardBehaviour,
): Promise<void> {
  requireOpen(record, 'This Checkout Session is no longer active.');
  const session = record.object;
  const customer = await customerOf(world, record);
  customer.memo.card = card;
  await world.records.put('customer', customer);
  const price = await world.require('price', record.memo.priceId);
  const subscription = await startSubscription(world, {
    customer: customer.object.id,
    price: price.object,
    quantity: record.memo.quantity,
    metadata: record.memo.subscriptionMetadata,
  });
  Object.assign(session, {
    customer: customer.object.id,
    customer_details: detailsOf(customer),
    invoice: subscription.object.latest_invoice,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.object.id,
    url: null,
  } satisfies Partial<CheckoutRecord['object']>);
  await world.records.put('checkout.session', { ...record, customer: customer.object.id, dueAt: null });
  await world.emit('checkout.session.completed', session);
}

/** @throws SandboxApiError when the session is not open any more */
export async function expireCheckout(world: SandboxWorld, record: CheckoutRecord): Promise<void> {
  requireOpen(record, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  record.object.status = 'expired';
  record.object.url = null;
  await world.records.put('checkout.session', { ...record, dueAt: null });
  await world.emit('checkout.session.expired', record.object);
}

function requireOpen(record: CheckoutRecord, message: string): void {
  if (record.object.status !== 'open') throw new SandboxApiError(400, message);
}

async function customerOf(world: SandboxWorld, { object }: CheckoutRecord): Promise<SandboxRecord<'customer'>> {
  if (object.customer) return world.require('customer', object.customer);
  const customer = buildCustomer({ email: object.customer_email ?? undefined, created: world.now });
  const record: SandboxRecord<'customer'> = {
    object: customer,
    memo: { card: 'pays', isDeleted: false },
    customer: customer.id,
    dueAt: null,
  };
  await world.records.put('customer', record);
  await world.emit('customer.created', customer);
  return record;
}

function detailsOf({ object }: SandboxRecord<'customer'>): CheckoutRecord['object']['customer_details'] {
  return {
    address: null,
    business_name: null,
    email: object.email,
    individual_name: null,
    name: object.name ?? null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
