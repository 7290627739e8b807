import type { EntityManager } from 'typeorm';

/** Triggers the sending of a mail in the outbox by a background worker. */
export abstract class MailDispatch {
  /** Takes effect when the transaction of `manager` commits, and never if it does not. */
  abstract dispatch(manager: EntityManager, mailId: string): Promise<void>;
}
