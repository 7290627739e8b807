import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  DataSource,
  type EntityManager,
  type EntitySubscriberInterface,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';
import { SECURITY_LOG } from '../../common/security-log.js';
import type { RecordedEvent, SecurityEventKind } from './security-event.js';

/** Events that an operator should review: failed attempts, reached limits, theft. */
const WARNINGS: ReadonlySet<SecurityEventKind> = new Set<SecurityEventKind>([
  'sign_in_failed',
  'second_factor_failed',
  'reauthentication_failed',
  'rate_limited',
  'refresh_token_reused',
  'access_denied',
  'admin_refused',
]);

/** Logs each event as one line, too, once its transaction is committed. */
@Injectable()
export class SecurityEventsLogService implements EntitySubscriberInterface {
  private readonly logger = new Logger(SECURITY_LOG);
  private readonly waiting = new WeakMap<QueryRunner, RecordedEvent[]>();

  constructor(@InjectDataSource() dataSource: DataSource) {
    dataSource.subscribers.push(this);
  }

  /** @param manager of the transaction that writes the event. */
  add({ queryRunner }: EntityManager, event: RecordedEvent): void {
    if (!queryRunner?.isTransactionActive) throw new Error('A security event is written in a transaction');
    const events = this.waiting.get(queryRunner);
    if (events) events.push(event);
    else this.waiting.set(queryRunner, [event]);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    const events = this.waiting.get(queryRunner) ?? [];
    this.waiting.delete(queryRunner);
    for (const event of events) this.write(event);
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    this.waiting.delete(queryRunner);
  }

  private write(event: RecordedEvent): void {
    const line = { ...event, msg: 'Security event' };
    if (WARNINGS.has(event.kind)) this.logger.warn(line);
    else this.logger.log(line);
  }
}
