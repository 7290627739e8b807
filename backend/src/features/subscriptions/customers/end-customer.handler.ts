import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import type { JobHandler, JobRun } from '../../../platform/jobs/job-definition.js';
import { JobQueueService } from '../../../platform/jobs/job-queue.service.js';
import { PaymentGateway } from '../../../platform/payments/payment-gateway.js';
import { BillingLockService } from '../sync/billing-lock.service.js';
import { forgetSubscriber } from '../sync/subscriber.queries.js';
import { endCustomerJob, type OrphanedCustomer } from './end-customer.job.js';

/** Ends the billing of deleted accounts. Fails, and so is retried, until the service responds. */
@Injectable()
export class EndCustomerHandler implements JobHandler<OrphanedCustomer>, OnApplicationBootstrap {
  readonly definition = endCustomerJob;
  private readonly logger = new Logger(EndCustomerHandler.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly gateway: PaymentGateway,
    private readonly billingLock: BillingLockService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register(this);
  }

  async perform({ payload }: JobRun<OrphanedCustomer>): Promise<void> {
    const { userId, customerId, mode } = payload;
    if (this.environment.billing.mode === 'none' || mode !== this.gateway.mode) {
      this.logger.warn({ msg: 'Billing needs a look: this customer has no account any more', customerId, mode });
      return;
    }
    // Work that started before the deletion may still create a checkout or write the row again; the lock makes this run
    // after it.
    await this.billingLock.run(userId, async (manager) => {
      await this.endCustomer(customerId);
      await forgetSubscriber(manager, userId);
    });
  }

  private async endCustomer(customerId: string): Promise<void> {
    if (!(await this.gateway.isCustomerUsable(customerId))) return;
    for (const { id } of await this.gateway.listOpenCheckouts(customerId)) await this.gateway.expireCheckout(id);
    await this.gateway.deleteCustomer(customerId);
  }
}
