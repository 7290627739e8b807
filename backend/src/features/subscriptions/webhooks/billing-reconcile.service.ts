import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { PeriodicTasksService } from '../../../platform/jobs/periodic-tasks.service.js';
import { CustomerDetailsService } from '../customers/billing-customers.service.js';
import { SubscriptionSyncService } from '../sync/subscription-sync.service.js';
import { BillingEventsService } from './billing-events.service.js';

const HOUR_MS = 3_600_000;
const CAUSE = 'reconcile';

/** Catches up on missed webhooks at the start of each worker process and once an hour. Concurrent runs are harmless. */
@Injectable()
export class BillingReconcileService {
  private readonly logger = new Logger(BillingReconcileService.name);

  constructor(
    private readonly events: BillingEventsService,
    private readonly sync: SubscriptionSyncService,
    private readonly customerDetails: CustomerDetailsService,
    tasks: PeriodicTasksService,
    @Inject(ENVIRONMENT) { billing }: Environment,
  ) {
    if (billing.mode === 'none') return;
    tasks.add({
      name: 'billing.reconcile',
      intervalMs: HOUR_MS,
      runsIn: 'workers',
      atStart: true,
      run: () => this.try(() => this.reconcile()),
    });
  }

  /**
   * Syncs customers of missed events and subscriptions whose end has passed, sends changed names and addresses, and
   * deletes old events.
   */
  async reconcile(): Promise<void> {
    for (const events of await this.events.listUndelivered()) await this.try(() => this.events.catchUp(events, CAUSE));
    for (const userId of await this.sync.listOverdue()) await this.try(() => this.sync.syncUser(userId, CAUSE));
    await this.customerDetails.syncCustomerDetails();
    await this.events.tidyUp();
  }

  /** A failure for one customer must not affect the others. */
  private async try(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Billing could not be reconciled, trying again in an hour' });
    }
  }
}
