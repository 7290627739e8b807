import type { EntityManager } from 'typeorm';

/** Sees to it that a mail of the outbox is sent soon, by whoever runs the background work. */
export abstract class MailDispatch {
  /** Takes effect when the transaction of `manager` commits, and never if it does not. */
  abstract dispatch(manager: EntityManager, mailId: string): Promise<void>;
}
