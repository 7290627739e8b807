import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { PaymentServiceUnavailableError } from '../../platform/payments/payment-gateway.js';

/** First half of the two-key advisory lock that orders everything about one person's money. */
const BILLING_LOCK = 42;
/** Connections that may wait for the payment service at a time: the rest of the pool stays free for the product. */
const MAX_TURNS = 4;
const MAX_WAIT_MS = 5_000;
/** Postgres' code for a lock that was waited for in vain. */
const LOCK_NOT_AVAILABLE = '55P03';

/** One after the other for each person, and only a few at a time: a slow payment service slows nothing else down. */
@Injectable()
export class BillingTurns {
  private free = MAX_TURNS;
  private readonly waiting: (() => void)[] = [];

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Does `work` in a transaction while nobody else, in any process, changes this person's billing.
   * @throws PaymentServiceUnavailableError when too many others are waiting for the payment service already, or when
   * an earlier turn of this person does not end.
   */
  async run<Result>(userId: string, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    await this.enter();
    try {
      return await this.dataSource.transaction(async (manager) => {
        await manager.query("SET LOCAL idle_in_transaction_session_timeout = '60s'");
        await lockBilling(manager, userId);
        return work(manager);
      });
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(enter), 1);
        reject(new PaymentServiceUnavailableError(new Error('Too many calls wait for the payment service')));
      }, MAX_WAIT_MS);
      this.waiting.push(enter);
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

/** Waits as long as the connection lets it wait for a lock; ends with the transaction. */
async function lockBilling(manager: EntityManager, userId: string): Promise<void> {
  try {
    await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [BILLING_LOCK, userId]);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new PaymentServiceUnavailableError(error);
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
}
