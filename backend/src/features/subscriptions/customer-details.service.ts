import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PaymentGateway } from '../../platform/payments/payment-gateway.js';

interface ChangedCustomer {
  customerId: string;
  email: string;
  name: string;
}

const CHANGED = `SELECT stripe_customer_id AS "customerId", email, full_name AS name
  FROM billing_customers JOIN profiles ON profiles.id = user_id
  WHERE mode = $1 AND (told_email, told_name) IS DISTINCT FROM (email, full_name) LIMIT 500`;

/** Tells the payment service who its customers are: receipts must not go to an address that has been left. */
@Injectable()
export class CustomerDetailsService {
  private readonly logger = new Logger(CustomerDetailsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Passes on every name and address that has changed. What cannot be passed on now is tried again the next time. */
  async passOnChanges(): Promise<void> {
    const changed: ChangedCustomer[] = await this.dataSource.query(CHANGED, [this.gateway.mode]);
    for (const customer of changed) await this.tryPassingOn(customer);
  }

  private async tryPassingOn({ customerId, email, name }: ChangedCustomer): Promise<void> {
    try {
      await this.gateway.updateCustomer(customerId, { email, name });
      await this.dataSource.query(
        'UPDATE billing_customers SET told_email = $2, told_name = $3 WHERE stripe_customer_id = $1',
        [customerId, email, name],
      );
    } catch (error) {
      this.logger.warn({ err: error, msg: "A customer's new address could not be passed on", customerId });
    }
  }
}
