import { z } from 'zod';
import { completeCheckout } from '../checkout-sessions.js';
import type { SandboxWorld } from '../sandbox-world.js';
import { renderCheckoutPage, successAddressOf } from './checkout-page.js';
import { redirectTo, renderMessage, type SandboxPage } from './page-layout.js';

const cardForm = z.object({ card: z.enum(['pays', 'fails', 'declined']) });

/** Shows the payment page, or pays with the chosen card when `form` is given. */
export async function handleCheckoutPage(world: SandboxWorld, id: string, form: unknown): Promise<SandboxPage> {
  const record = await world.records.find('checkout.session', id);
  if (!record) return renderMessage('Checkout not found', 'This checkout does not exist.', 404);
  const { object: session } = record;
  const card = cardForm.safeParse(form).data?.card;
  if (session.status === 'open' && card && card !== 'declined') {
    await completeCheckout(world, record, card);
    return redirectTo(successAddressOf(session));
  }
  const price = await world.require('price', record.memo.priceId);
  const product = await world.require('product', price.object.product);
  return renderCheckoutPage({
    session,
    price: price.object,
    planName: product.object.name,
    quantity: record.memo.quantity,
    problem: form === null ? null : card === 'declined' ? 'declined' : 'no-card',
  });
}
