import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { FairQueue, type FairQueueLimits, QueueFullError } from '../../../common/queues/fair-queue.js';
import { allowIdleTransaction, lockPerson } from '../../../database/advisory-locks.js';
import { PaymentServiceUnavailableError } from '../../../platform/payments/payment-gateway.js';

/**
 * Each holder keeps a database connection while it waits for the payment service; the limit leaves the rest of the pool
 * to other requests. Only one per person, because others would only wait for the lock.
 */
const LIMITS: FairQueueLimits = { maxRunning: 4, maxRunningPerKey: 1, maxWaiting: 500, maxWaitingPerKey: 20 };
const MAX_WAIT_MS = 5_000;
/** The transaction is idle while the payment service is called. */
const MAX_IDLE_S = 60;
/** Postgres' code for a lock timeout. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Serializes all changes of one person's billing, across all processes. Only a few run at a time, so that a slow
 * payment service slows nothing else down, and frequent callers do not delay others.
 */
@Injectable()
export class BillingLockService {
  private readonly queue = new FairQueue(LIMITS);

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in a transaction that holds the person's billing lock. The payment service is called inside the
   * transaction on purpose: the lock is released with it, and a response read before the lock was taken could overwrite
   * a newer one.
   * @throws PaymentServiceUnavailableError if the queue is full, or earlier work for this person does not end in time
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

  /** The queue is per process; the lock serializes the work for a person across processes. */
  private lockAndWork<Result>(userId: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await allowIdleTransaction(manager, MAX_IDLE_S);
      await lockBilling(manager, userId);
      return work(manager);
    });
  }
}

/** Waits up to the connection's lock timeout; the lock is released with the transaction. */
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
