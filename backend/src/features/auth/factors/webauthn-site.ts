import { isIP } from 'node:net';

/** The one site whose authenticators are taken. */
export interface WebauthnSite {
  origin: string;
  /** The relying party: the host's name. */
  rpId: string;
}

/**
 * The site that authenticators are registered for, or null where browsers offer none: without HTTPS, and at an address
 * that is a number. @see WebAuthn level 3, section 5.1.3
 */
export function webauthnSiteOf(appUrl: string): WebauthnSite | null {
  const { origin, hostname, protocol } = new URL(appUrl);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isSecure && !isNumber ? { origin, rpId: hostname } : null;
}
