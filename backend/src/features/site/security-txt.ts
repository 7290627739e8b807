/** The expiry of the file (RFC 9116 recommends less than a year). */
const GOOD_FOR_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * The contact for vulnerability reports.
 * @param contact an email address or an https address
 * @see RFC 9116
 */
export function securityTxtOf(contact: string, appUrl: string, now: Date): string {
  const address = contact.startsWith('https:') ? contact : `mailto:${contact}`;
  const expires = new Date(now.getTime() + GOOD_FOR_MS).toISOString();
  const canonical = new URL('/.well-known/security.txt', appUrl).href;
  return `Contact: ${address}\nExpires: ${expires}\nCanonical: ${canonical}\nPreferred-Languages: en\n`;
}
