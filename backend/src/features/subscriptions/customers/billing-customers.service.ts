import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { isForeignKeyViolation } from '../../../database/violations.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { type CustomerDetails, PaymentGateway, type PaymentMode } from '../../../platform/payments/payment-gateway.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { BillingCustomerQueries, type ChangedCustomer } from './billing-customer.queries.js';
import { endCustomerJob } from './end-customer.job.js';

interface NewCustomer {
  userId: string;
  customerId: string;
  generation: number;
}

/** Customers at the payment service, and the persons they belong to. */
@Injectable()
export class BillingCustomersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: BillingCustomerQueries,
    private readonly gateway: PaymentGateway,
    private readonly jobs: JobQueueService,
  ) {}

  /** Id of the person's customer, or null. @param manager reads inside the caller's transaction. */
  async findCustomerId(userId: string, manager?: EntityManager): Promise<string | null> {
    return (await this.find(manager ?? this.dataSource.manager, userId))?.stripeCustomerId ?? null;
  }

  /** The person who owns a customer, or null. */
  async findOwner(customerId: string): Promise<string | null> {
    const key = { stripeCustomerId: customerId, mode: this.gateway.mode };
    const customer = await this.dataSource.manager.findOneBy(BillingCustomer, key);
    return customer?.userId ?? null;
  }

  /**
   * Returns the person's customer, created if there is none or it was deleted. Call it in the person's billing lock. A
   * new one needs its details: {@link introduceCustomer}.
   * @throws `not-signed-in` if the account was deleted in the meantime; a job then deletes the new customer
   */
  async ensureCustomerId(manager: EntityManager, userId: string): Promise<string> {
    const existing = await this.find(manager, userId);
    if (existing && (await this.gateway.isCustomerUsable(existing.stripeCustomerId))) return existing.stripeCustomerId;
    const generation = (existing?.generation ?? 0) + 1;
    const customerId = await this.gateway.ensureCustomer({ userId, generation });
    await this.saveCustomer(manager, { userId, customerId, generation });
    return customerId;
  }

  /** Sends a customer's name and address to the payment service, unless they are already synced. */
  async introduceCustomer(manager: EntityManager, customerId: string, details: CustomerDetails): Promise<void> {
    const customer = await manager.findOneBy(BillingCustomer, { stripeCustomerId: customerId });
    if (customer && customer.syncedEmail !== null) return;
    await this.gateway.updateCustomer(customerId, details);
    await this.noteDetails(customerId, details, manager);
  }

  /** Records the synced values. @param manager writes inside the caller's transaction. */
  async noteDetails(customerId: string, { email, name }: CustomerDetails, manager?: EntityManager): Promise<void> {
    const change = { syncedEmail: email, syncedName: name };
    await (manager ?? this.dataSource.manager).update(BillingCustomer, { stripeCustomerId: customerId }, change);
  }

  /** Links an unowned customer to an existing person without one; never unlinks one. @returns the owner */
  async linkCustomer(customerId: string, userId: string): Promise<string | null> {
    const { manager } = this.dataSource;
    const isLinked = await this.queries.link(manager, userId, this.gateway.mode, customerId);
    return isLinked ? userId : this.findOwner(customerId);
  }

  /** Unlinks the person's customers of every mode from the account. @returns the unlinked ones */
  async forgetCustomers(manager: EntityManager, userId: string): Promise<{ customerId: string; mode: PaymentMode }[]> {
    const customers = await manager.find(BillingCustomer, { where: { userId }, lock: { mode: 'pessimistic_write' } });
    await manager.delete(BillingCustomer, { userId });
    return customers.map(({ stripeCustomerId, mode }) => ({ customerId: stripeCustomerId, mode }));
  }

  private async saveCustomer(manager: EntityManager, { userId, customerId, generation }: NewCustomer): Promise<void> {
    const { mode } = this.gateway;
    const row = { userId, mode, stripeCustomerId: customerId, generation, syncedEmail: null, syncedName: null };
    try {
      await manager.upsert(BillingCustomer, row, ['userId', 'mode']);
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error;
      // The failed transaction accepts no more statements.
      const orphan = { userId, customerId, mode };
      await this.dataSource.transaction((own) => this.jobs.enqueue(own, endCustomerJob, orphan));
      throw commonProblems['not-signed-in']({ cause: error });
    }
  }

  private find(manager: EntityManager, userId: string): Promise<BillingCustomer | null> {
    return manager.findOneBy(BillingCustomer, { userId, mode: this.gateway.mode });
  }
}

/**
 * Keeps names and email addresses at the payment service up to date, because receipts must not go to an outdated
 * address. Values that the customer changed there, such as a company name, are not overwritten.
 */
@Injectable()
export class CustomerDetailsService {
  private readonly logger = new Logger(CustomerDetailsService.name);

  constructor(
    private readonly queries: BillingCustomerQueries,
    private readonly customers: BillingCustomersService,
    private readonly gateway: PaymentGateway,
  ) {}

  /** Sends changed names and email addresses, at most 500 per run. Failures are retried in the next run. */
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

/** Only values that still equal the last synced ones are updated. */
function mergeDetails(present: CustomerDetails, changed: ChangedCustomer): CustomerDetails {
  const { email, name, syncedEmail, syncedName } = changed;
  return {
    email: syncedEmail === null || present.email === syncedEmail ? email : present.email,
    name: syncedName === null || present.name === syncedName ? name : present.name,
  };
}
