import { resourceMissing } from '../api/sandbox-api-error.js';
import { buildDispute, buildDisputedCharge } from '../object-shapes/dispute.js';
import type { SandboxContext } from '../sandbox-context.js';

/** The bank's decision; `needs_response` opens a dispute. */
export const DISPUTE_STATUSES = ['needs_response', 'won', 'lost'] as const;

interface DisputeCommand {
  customer: string;
  status: (typeof DISPUTE_STATUSES)[number];
}

/**
 * The customer disputes the newest paid invoice, or the bank decides the latest dispute.
 * @throws SandboxApiError without such an invoice or dispute
 */
export async function disputePayment(context: SandboxContext, { customer, status }: DisputeCommand): Promise<void> {
  if (status === 'needs_response') return openDispute(context, customer);
  const [record] = await context.records.list('dispute', { customer });
  if (!record) throw resourceMissing('dispute', customer);
  record.object.status = status;
  await context.records.put('dispute', record);
  await context.emit('charge.dispute.closed', record.object);
}

async function openDispute(context: SandboxContext, customer: string): Promise<void> {
  const invoices = await context.records.list('invoice', { customer });
  const paid = invoices.find(({ object }) => object.status === 'paid' && object.amount_paid > 0)?.object;
  if (!paid) throw resourceMissing('invoice', customer);
  const { amount_paid: amount, currency } = paid;
  const charge = buildDisputedCharge({ customer, amount, currency, created: context.now });
  const dispute = buildDispute(charge);
  await context.records.put('charge', { object: charge, memo: null, customer, dueAt: null });
  await context.records.put('dispute', { object: dispute, memo: null, customer, dueAt: null });
  await context.emit('charge.dispute.created', dispute);
}
