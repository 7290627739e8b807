import type { EntityManager } from 'typeorm';

/** Content of a mail, as HTML and as plain text. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Reply-To address; default: the sender. */
  replyTo?: string;
}

/** One mail to one person. */
export interface Mail extends MailContent {
  id: string;
  to: string;
}

/** Triggers the sending of a mail in the outbox by a background worker. */
export abstract class MailDispatch {
  /** Takes effect only if the transaction of `manager` commits. */
  abstract dispatch(manager: EntityManager, mailId: string): Promise<void>;
}

/** The mail server rejects this mail permanently. */
export class MailRefusedError extends Error {
  constructor(options: ErrorOptions) {
    super('The mail server refuses this mail for good', options);
    this.name = 'MailRefusedError';
  }
}

/** Sends mail. */
export abstract class MailTransport {
  /** @throws MailRefusedError if a retry is pointless; other errors may be temporary */
  abstract send(mail: Mail): Promise<void>;
}
