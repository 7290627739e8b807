import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { forgetSubscriber } from '../sync/forget-subscriber.js';
import { SubscriptionGrant } from '../sync/subscription-grant.entity.js';
import { BillingCustomersService } from './billing-customers.service.js';
import { endCustomerJob } from './end-customer.job.js';

/** Door of the feature: ends a person's billing when the account is deleted. */
@Injectable()
export class BillingAccountClosureService {
  constructor(
    private readonly jobs: JobQueueService,
    private readonly customers: BillingCustomersService,
  ) {}

  /**
   * Takes the subscription from an account that is being deleted, and has it ended at the payment service, however long
   * that does not answer. The audit stays.
   * Call it in the transaction that deletes the account, after the account's row was locked and before it is deleted.
   */
  async cancelForDeletedAccount(manager: EntityManager, userId: string): Promise<void> {
    for (const customer of await this.customers.forgetCustomers(manager, userId)) {
      await this.jobs.enqueue(manager, endCustomerJob, { userId, ...customer });
    }
    await manager.delete(SubscriptionGrant, { userId });
    await forgetSubscriber(manager, userId);
  }
}
