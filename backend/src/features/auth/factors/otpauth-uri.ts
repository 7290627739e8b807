import { TOTP_DIGITS, TOTP_PERIOD_S } from './totp.js';

/** What an authenticator app shows and computes with. */
export interface OtpauthAccount {
  /** Name of the site. */
  issuer: string;
  /** Name of the person on that site. */
  account: string;
  /** Base32. */
  secret: string;
}

/** The address that authenticator apps read from a QR code (Key URI format). */
export function otpauthUri({ issuer, account, secret }: OtpauthAccount): string {
  // A colon parts the label, so the names must not bring their own.
  const label = [issuer, account].map((name) => encodeURIComponent(name.replaceAll(':', ' '))).join(':');
  const parameters = {
    secret,
    issuer: encodeURIComponent(issuer.replaceAll(':', ' ')),
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_S,
  };
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}
