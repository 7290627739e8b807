import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SealedBox } from '../../common/crypto/secrets.js';
import { ENVIRONMENT, SECRETS } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { type Mail, type MailContent, MailDispatch } from './mail.js';
import { MailOutboxQueries, type OutboxRow } from './mail-outbox.queries.js';

/** A mail in the outbox. */
export interface WaitingMail extends Mail {
  createdAt: Date;
}

/** Outbox of mail: written in the caller's transaction, sent by a job, removed once sent. */
@Injectable()
export class MailOutboxService {
  private readonly box: SealedBox;
  private readonly hasServer: boolean;
  /** Whether mail can be added: with a mail server, or in development, where the development mailbox shows it. */
  readonly isOpen: boolean;

  constructor(
    private readonly queries: MailOutboxQueries,
    private readonly delivery: MailDispatch,
    @Inject(ENVIRONMENT) { mail, isDevelopment }: Environment,
    @Inject(SECRETS) { secretKey }: Secrets,
  ) {
    this.box = new SealedBox(secretKey, 'mail outbox');
    this.hasServer = mail.smtpUrl !== undefined;
    this.isOpen = this.hasServer || isDevelopment;
  }

  /**
   * Adds a mail that is sent when the transaction of `manager` commits, and discarded on rollback.
   * @throws Error if the outbox is not open: a mail that cannot be delivered must not appear sent
   */
  async add(manager: EntityManager, to: string, content: MailContent): Promise<void> {
    if (!this.isOpen) throw new Error('There is no mail server: set SMTP_URL');
    const id = uuidv7();
    await this.queries.add(manager, { id, recipient: to, sealed_content: this.box.seal(JSON.stringify(content)) });
    if (this.hasServer) await this.delivery.dispatch(manager, id);
  }

  /** The mail, or null when it has been sent or has expired. */
  async find(id: string): Promise<WaitingMail | null> {
    const row = await this.queries.find(id);
    return row && this.open(row);
  }

  /** The newest hundred, newest first. */
  async list(): Promise<WaitingMail[]> {
    return (await this.queries.list()).map((row) => this.open(row));
  }

  /** Of the newest hundred mails to an address: how many have the subject, if one is given, and the newest of those. */
  async findNewest(to: string, subject?: string): Promise<{ count: number; newest: WaitingMail | null }> {
    const rows = await this.queries.listOf(to);
    const mails = rows.map((row) => this.open(row)).filter((mail) => subject === undefined || mail.subject === subject);
    return { count: mails.length, newest: mails[0] ?? null };
  }

  async remove(id: string): Promise<void> {
    await this.queries.remove(id);
  }

  /**
   * Removes pending mail to an address, in the caller's transaction. A mail that is already being sent still arrives.
   */
  async removeFor(manager: EntityManager, to: string): Promise<void> {
    await this.queries.removeFor(manager, to);
  }

  private open(row: OutboxRow): WaitingMail {
    const content = JSON.parse(this.box.open(row.sealed_content)) as MailContent;
    return { id: row.id, to: row.recipient, createdAt: row.created_at, ...content };
  }
}
