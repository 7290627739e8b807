import qrcode from 'qrcode-generator';
import { TOTP_DIGITS, TOTP_PERIOD_S } from './totp.js';

/** The account data of an authenticator app. */
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
  // A colon separates the label, so the names must not contain one.
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

/** Cameras still read the code when up to 15 % of it is covered. */
const ERROR_CORRECTION = 'M';
/** The smallest version of the code that holds the text. */
const AUTOMATIC_VERSION = 0;
/** Modules of white around the code. @see ISO/IEC 18004, quiet zone */
const QUIET_ZONE = 4;
const PIXELS_PER_MODULE = 4;

/** The text as a QR code: SVG without `#` and `%`, so that it can be used in a `data:` URL as it is. */
export function qrCodeSvg(text: string): string {
  const code = qrcode(AUTOMATIC_VERSION, ERROR_CORRECTION);
  code.addData(text, 'Byte');
  code.make();
  const modules = code.getModuleCount();
  const size = modules + 2 * QUIET_ZONE;
  let dark = '';
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (code.isDark(row, column)) dark += `M${column + QUIET_ZONE},${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  const pixels = size * PIXELS_PER_MODULE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}"`,
    ` shape-rendering="crispEdges"><path fill="white" d="M0,0h${size}v${size}h-${size}z"/>`,
    `<path fill="black" d="${dark}"/></svg>`,
  ].join('');
}
