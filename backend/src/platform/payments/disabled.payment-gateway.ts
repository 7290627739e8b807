import {
  type BillingEvent,
  PaymentGateway,
  type PaymentMode,
  PaymentServiceUnavailableError,
  WebhookNotVerifiedError,
} from './payment-gateway.js';

/** Used where billing is off: calls fail, and webhooks are rejected. */
export class DisabledPaymentGateway extends PaymentGateway {
  readonly mode: PaymentMode = 'sandbox';

  async ensureCatalog(): Promise<void> {}

  parseWebhook(): BillingEvent {
    throw new WebhookNotVerifiedError('Billing is off');
  }

  ensureCustomer = refuse;
  updateCustomer = refuse;
  findCustomer = refuse;
  isCustomerUsable = refuse;
  deleteCustomer = refuse;
  createCheckout = refuse;
  listOpenCheckouts = refuse;
  expireCheckout = refuse;
  retrieveCheckout = refuse;
  createPortal = refuse;
  listSubscriptions = refuse;
  findUnpaidInvoicePage = refuse;
  findDispute = refuse;
  findPlanOfPrice = refuse;
  listUndeliveredEvents = refuse;
}

async function refuse(): Promise<never> {
  throw new PaymentServiceUnavailableError(new Error('Billing is off'));
}
