import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueueService } from '../../platform/jobs/job-queue.service.js';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { few, list, type PersonalDataSource } from '../personal-data/personal-data-source.js';
import { BillingCustomersService } from './customers/billing-customers.service.js';
import { endCustomerJob } from './customers/end-customer.job.js';
import { forgetSubscriber } from './sync/subscriber.queries.js';
import { SubscriptionGrant } from './sync/subscription-grant.entity.js';

/** Ends a person's billing when the account is deleted. */
@Injectable()
export class BillingAccountClosureService {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly customers: BillingCustomersService,
  ) {}

  /**
   * Deletes the subscription of an account that is being deleted, and ends it at the payment service, with retries
   * until that responds. The audit is kept. Call it in the transaction that deletes the account, after the account's
   * row was locked and before it is deleted.
   */
  async cancelForDeletedAccount(manager: EntityManager, userId: string): Promise<void> {
    for (const customer of await this.customers.forgetCustomers(manager, userId)) {
      await this.jobs.enqueue(manager, endCustomerJob, { userId, ...customer });
    }
    await manager.delete(SubscriptionGrant, { userId });
    await forgetSubscriber(manager, userId);
  }
}

/** Personal data of this feature: billing. */
@Injectable()
export class SubscriptionsPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    few(
      'subscription',
      'subscribers',
      'user_id',
      'subscribed, subscription_tier, subscription_end, renews, seat_limit, synced_at, created_at, updated_at',
    ),
    few('subscription_grant', 'subscription_grants', 'user_id', 'tier, ends_at, created_at'),
    few('billing_customers', 'billing_customers', 'user_id', 'mode, stripe_customer_id, created_at'),
    list('billing_history', 'billing_audit', 'user_id', 'id, cause, before, after, created_at'),
  ];

  constructor(
    private readonly registry: PersonalDataRegistryService,
    private readonly billing: BillingAccountClosureService,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  eraseFor(manager: EntityManager, userId: string): Promise<void> {
    return this.billing.cancelForDeletedAccount(manager, userId);
  }
}
