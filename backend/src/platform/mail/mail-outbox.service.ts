import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SealedBox } from '../../common/crypto/sealed-box.js';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import type { Mail, MailContent } from './mail.js';
import { MailDispatch } from './mail-dispatch.js';

/** By then every code and link of a mail is dead, and a reader of the development mailbox has moved on. */
const KEPT_DAYS = 3;
const LISTED = 100;

interface OutboxRow {
  id: string;
  recipient: string;
  sealed_content: Buffer;
  created_at: Date;
}

/** A mail of the outbox and when it was written. */
export interface WaitingMail extends Mail {
  createdAt: Date;
}

/** Mails on their way: written in the caller's transaction, sent by a job, gone from here once they are sent. */
@Injectable()
export class MailOutbox {
  private readonly box: SealedBox;
  private readonly hasServer: boolean;
  /** Whether a mail that is added reaches anybody: without a mail server only the development mailbox takes it. */
  readonly isOpen: boolean;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly delivery: MailDispatch,
    @Inject(ENVIRONMENT) { mail, isDevelopment }: Environment,
    @Inject(SECRETS) { secretKey }: Secrets,
  ) {
    this.box = new SealedBox(secretKey, 'mail outbox');
    this.hasServer = mail.smtpUrl !== undefined;
    this.isOpen = this.hasServer || isDevelopment;
  }

  /**
   * Adds a mail that leaves when the transaction of `manager` commits, and never if it does not.
   * @throws Error when the outbox is not open: a mail that nobody will ever get must not look sent
   */
  async add(manager: EntityManager, to: string, content: MailContent): Promise<void> {
    if (!this.isOpen) throw new Error('There is no mail server: set SMTP_URL');
    const id = uuidv7();
    const sealed = this.box.seal(JSON.stringify(content));
    await manager.query('DELETE FROM mail_outbox WHERE created_at < now() - make_interval(days => $1)', [KEPT_DAYS]);
    await manager.query('INSERT INTO mail_outbox (id, recipient, sealed_content) VALUES ($1, $2, $3)', [
      id,
      to,
      sealed,
    ]);
    if (this.hasServer) await this.delivery.dispatch(manager, id);
  }

  /** The mail, or null when it has been sent or has expired. */
  async find(id: string): Promise<WaitingMail | null> {
    const rows: OutboxRow[] = await this.dataSource.query('SELECT * FROM mail_outbox WHERE id = $1', [id]);
    return rows[0] ? this.open(rows[0]) : null;
  }

  /** The newest hundred, newest first. */
  async list(): Promise<WaitingMail[]> {
    const rows: OutboxRow[] = await this.dataSource.query('SELECT * FROM mail_outbox ORDER BY id DESC LIMIT $1', [
      LISTED,
    ]);
    return rows.map((row) => this.open(row));
  }

  /** How many of the newest hundred mails to somebody have the subject, if one is given, and the newest of them. */
  async findNewest(to: string, subject?: string): Promise<{ count: number; newest: WaitingMail | null }> {
    const rows: OutboxRow[] = await this.dataSource.query(
      'SELECT * FROM mail_outbox WHERE lower(recipient) = $1 ORDER BY id DESC LIMIT $2',
      [to, LISTED],
    );
    const mails = rows.map((row) => this.open(row)).filter((mail) => subject === undefined || mail.subject === subject);
    return { count: mails.length, newest: mails[0] ?? null };
  }

  async remove(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM mail_outbox WHERE id = $1', [id]);
  }

  /** Removes what waits for an address, inside the caller's transaction. A mail that is just being sent still arrives. */
  async removeFor(manager: EntityManager, to: string): Promise<void> {
    await manager.query('DELETE FROM mail_outbox WHERE lower(recipient) = lower($1)', [to]);
  }

  private open(row: OutboxRow): WaitingMail {
    const content = JSON.parse(this.box.open(row.sealed_content)) as MailContent;
    return { id: row.id, to: row.recipient, createdAt: row.created_at, ...content };
  }
}
