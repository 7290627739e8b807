import type { EntityManager } from 'typeorm';

/** What a mail says, twice: a reader shows the HTML or the text. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes to; to the installation's own address without it. */
  replyTo?: string;
}

/** One mail to one person. */
export interface Mail extends MailContent {
  id: string;
  to: string;
}

/** Triggers the sending of a mail in the outbox by a background worker. */
export abstract class MailDispatch {
  /** Takes effect when the transaction of `manager` commits, and never if it does not. */
  abstract dispatch(manager: EntityManager, mailId: string): Promise<void>;
}

/** A mail server that will never take this mail, however often it is asked. */
export class MailRefusedError extends Error {
  constructor(options: ErrorOptions) {
    super('The mail server refuses this mail for good', options);
    this.name = 'MailRefusedError';
  }
}

/** Hands mails to a mail server. */
export abstract class MailTransport {
  /** @throws MailRefusedError when trying again is no use; any other error may pass. */
  abstract send(mail: Mail): Promise<void>;
}
