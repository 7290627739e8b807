import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { FairQueue, type FairQueueLimits, QueueFullError } from '../../../common/queues/fair-queue.js';
import { allowIdleTransaction, lockPerson } from '../../../database/advisory-locks.js';
import { PaymentServiceUnavailableError } from '../../../platform/payments/payment-gateway.js';

/**
 * Each holder keeps a connection while the payment service answers: the rest of the pool stays free for the product. Of
 * one person only one runs, because the others could do nothing but wait for the lock.
 */
const LIMITS: FairQueueLimits = { maxRunning: 4, maxRunningPerKey: 1, maxWaiting: 500, maxWaitingPerKey: 20 };
const MAX_WAIT_MS = 5_000;
/** The payment service is called while the transaction waits. */
const MAX_IDLE_S = 60;
/** Postgres' code for a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Serializes all changes of one person's billing, over all processes; only a few run at a time, so that a slow payment
 * service slows nothing else down, and frequent callers do not delay others.
 */
@Injectable()
export class BillingLockService {
  private readonly queue = new FairQueue(LIMITS);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Does `work` in a transaction while nobody else, in any process, changes this person's billing. The payment service
   * is called inside the transaction on purpose: the lock ends with it, and a response read before the lock was taken
   * could overwrite a newer one.
   * @throws PaymentServiceUnavailableError when too many others are waiting for the payment service already, or when
   * earlier work for this person does not end.
   */
  async run<Result>(userId: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const patience = AbortSignal.timeout(MAX_WAIT_MS);
    try {
      return await this.queue.run(userId, () => this.lockAndWork(userId, work), patience);
    } catch (error) {
      const hasWaitedInVain = error instanceof QueueFullError || (patience.aborted && error === patience.reason);
      throw hasWaitedInVain ? new PaymentServiceUnavailableError(error) : error;
    }
  }

  /** Other processes have queues of their own: the lock orders what they do for the same person. */
  private lockAndWork<Result>(userId: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await allowIdleTransaction(manager, MAX_IDLE_S);
      await lockBilling(manager, userId);
      return work(manager);
    });
  }
}

/** Waits as long as the connection lets it wait for a lock; ends with the transaction. */
async function lockBilling(manager: EntityManager, userId: string): Promise<void> {
  try {
    await lockPerson(manager, 'billing', userId);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new PaymentServiceUnavailableError(error);
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
}
