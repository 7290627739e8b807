import type { Mail } from './mail.js';

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
