import { createTransport, type Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type Mail, MailRefusedError, MailTransport } from './mail.js';

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

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * How to reach the mail server of an address such as `smtp://user:password@mail.example.com:587`.
 *
 * `smtps:` speaks TLS from the first byte (port 465), `smtp:` changes to it (port 587). A password never travels
 * unencrypted, except to this machine.
 */
export function smtpOptionsOf(address: string): SMTPTransport.Options {
  const url = new URL(address);
  const isSecure = url.protocol === 'smtps:';
  const credentials = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return {
    host: url.hostname,
    port: url.port === '' ? defaultPort(isSecure) : Number(url.port),
    secure: isSecure,
    requireTLS: !isSecure && url.username !== '' && !LOOPBACK.has(url.hostname),
    ...(url.username === '' ? {} : { auth: credentials }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function defaultPort(isSecure: boolean): number {
  return isSecure ? 465 : 587;
}
