import { Injectable, Logger } from '@nestjs/common';
import { type CustomerDetails, PaymentGateway } from '../../../platform/payments/payment-gateway.js';
import { BillingCustomerQueries, type ChangedCustomer } from './billing-customer.queries.js';
import { BillingCustomersService } from './billing-customers.service.js';

/**
 * Keeps names and addresses at the payment service up to date: receipts must not go to an address that has been left.
 * What a customer entered there, such as a company and the address of its bookkeeping, is not overwritten.
 */
@Injectable()
export class CustomerDetailsService {
  private readonly logger = new Logger(CustomerDetailsService.name);

  constructor(
    private readonly queries: BillingCustomerQueries,
    private readonly customers: BillingCustomersService,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Forwards every name and address that has changed. What fails now is tried again the next time. */
  async syncCustomerDetails(): Promise<void> {
    for (const customer of await this.queries.listChanged(this.gateway.mode)) await this.trySyncing(customer);
  }

  private async trySyncing(changed: ChangedCustomer): Promise<void> {
    const { customerId, email, name } = changed;
    try {
      const present = await this.gateway.findCustomer(customerId);
      if (present) await this.gateway.updateCustomer(customerId, mergeDetails(present, changed));
      await this.customers.noteDetails(customerId, { email, name });
    } catch (error) {
      this.logger.warn({ err: error, msg: "A customer's new address could not be passed on", customerId });
    }
  }
}

/** Only what is still as the product gave it follows the account. */
function mergeDetails(present: CustomerDetails, changed: ChangedCustomer): CustomerDetails {
  const { email, name, syncedEmail, syncedName } = changed;
  return {
    email: syncedEmail === null || present.email === syncedEmail ? email : present.email,
    name: syncedName === null || present.name === syncedName ? name : present.name,
  };
}
