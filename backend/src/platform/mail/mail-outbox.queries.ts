import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** By then all codes and links in a mail have expired. */
const KEPT_DAYS = 3;
const LISTED = 100;

/** A row of the outbox. */
export interface OutboxRow {
  id: string;
  recipient: string;
  /** Encrypted: the codes and links in a mail are secrets. */
  sealed_content: Buffer;
  created_at: Date;
}

const COLUMNS = 'id, recipient, sealed_content, created_at';
const ADD = 'INSERT INTO mail_outbox (id, recipient, sealed_content) VALUES ($1, $2, $3)';
const DELETE_OLD = 'DELETE FROM mail_outbox WHERE created_at < now() - make_interval(days => $1)';
const FIND = `SELECT ${COLUMNS} FROM mail_outbox WHERE id = $1`;
const LIST = `SELECT ${COLUMNS} FROM mail_outbox ORDER BY id DESC LIMIT $1`;
const LIST_OF = `SELECT ${COLUMNS} FROM mail_outbox WHERE lower(recipient) = $1 ORDER BY id DESC LIMIT $2`;
const REMOVE = 'DELETE FROM mail_outbox WHERE id = $1';
const REMOVE_FOR = 'DELETE FROM mail_outbox WHERE lower(recipient) = lower($1)';

/** Queries on the mail outbox. */
@Injectable()
export class MailOutboxQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Adds a mail and deletes outdated ones. */
  async add(manager: EntityManager, { id, recipient, sealed_content }: Omit<OutboxRow, 'created_at'>): Promise<void> {
    await manager.query(DELETE_OLD, [KEPT_DAYS]);
    await manager.query(ADD, [id, recipient, sealed_content]);
  }

  async find(id: string): Promise<OutboxRow | null> {
    const rows: OutboxRow[] = await this.dataSource.query(FIND, [id]);
    return rows[0] ?? null;
  }

  /** The newest hundred, newest first. */
  list(): Promise<OutboxRow[]> {
    return this.dataSource.query(LIST, [LISTED]);
  }

  /** The newest hundred mails to an address, newest first. @param recipient in lower case. */
  listOf(recipient: string): Promise<OutboxRow[]> {
    return this.dataSource.query(LIST_OF, [recipient, LISTED]);
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.query(REMOVE, [id]);
  }

  async removeFor(manager: EntityManager, recipient: string): Promise<void> {
    await manager.query(REMOVE_FOR, [recipient]);
  }
}
