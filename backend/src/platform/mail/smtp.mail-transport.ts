import { createTransport, type Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { type Mail, MailRefusedError, MailTransport } from './mail.js';

/** Connection to the mail server, and the sender. */
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
    // Stable across retries, so that mail clients show a mail that was sent twice only once.
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

/** An address object is not parsed as a list, so a mail has exactly one recipient. */
function addressOf(address: string): { name: string; address: string } {
  return { name: '', address };
}

function domainOf(from: string): string {
  const [, domain = 'localhost'] = /@([^\s>]+)/.exec(from) ?? [];
  return domain;
}

/**
 * Whether the mail itself was rejected. Wrong credentials do not count: the mail waits until the operator fixes them.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const isPermanent = typeof error.responseCode === 'number' && error.responseCode >= 500;
  return isPermanent && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
}

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Connection options of a URL such as `smtp://user:password@mail.example.com:587`.
 *
 * `smtps:` uses implicit TLS (port 465), `smtp:` STARTTLS (port 587). A password is never sent unencrypted, except to
 * the loopback interface.
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
