import { createTransport, type Transporter } from 'nodemailer';
import type { Mail } from './mail.js';
import { MailRefusedError, MailTransport } from './mail-transport.js';
import { smtpOptionsOf } from './smtp-options.js';

/** How the installation's mail server is reached, and who writes. */
export interface SmtpSettings {
  /** Such as `smtp://user:password@mail.example.com:587`. */
  smtpUrl: string;
  from: string;
}

/** Sends through the installation's mail server. */
export class SmtpMailTransport extends MailTransport {
  private readonly transporter: Transporter;
  private readonly from: string;

  constructor({ smtpUrl, from }: SmtpSettings) {
    super();
    this.transporter = createTransport(smtpOptionsOf(smtpUrl));
    this.from = from;
  }

  async send({ id, to, subject, text, html, replyTo }: Mail): Promise<void> {
    // A mail that is sent again after a crash carries the same id: readers show it once.
    const messageId = `<${id}@${domainOf(this.from)}>`;
    try {
      await this.transporter.sendMail({
        messageId,
        from: this.from,
        to: addressOf(to),
        ...(replyTo === undefined ? {} : { replyTo: addressOf(replyTo) }),
        subject,
        text,
        html,
      });
    } catch (error) {
      if (isRefusal(error)) throw new MailRefusedError({ cause: error });
      throw error;
    }
  }
}

/** An address object is never parsed as a list: one mail, one person. */
function addressOf(address: string): { name: string; address: string } {
  return { name: '', address };
}

function domainOf(from: string): string {
  const [, domain = 'localhost'] = /@([^\s>]+)/.exec(from) ?? [];
  return domain;
}

/** Refused because of the mail itself; wrong credentials must be fixed by the operator, and the mail waits for that. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isPermanent = typeof error.responseCode === 'number' && error.responseCode >= 500;
  return isPermanent && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}
