import type SMTPTransport from 'nodemailer/lib/smtp-transport';

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
