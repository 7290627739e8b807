import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../platform/jobs/job-queue.service.js';
import { BillingCustomersService } from './billing-customers.service.js';
import { endCustomerJob } from './end-customer.job.js';
import { forgetSubscriber } from './forget-subscriber.js';

/** Door of the feature: what becomes of a person's money when the account goes. */
@Injectable()
export class AccountEndings {
  constructor(
    private readonly jobs: JobQueue,
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
    await manager.query('DELETE FROM subscription_grants WHERE user_id = $1', [userId]);
    await forgetSubscriber(manager, userId);
  }
}
