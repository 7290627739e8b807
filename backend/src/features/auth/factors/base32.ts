const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_PER_CHARACTER = 5;

/** Bytes as base32 without padding, the form in which authenticator apps take a secret. @see RFC 4648 section 6 */
export function encodeBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  let text = '';
  for (let start = 0; start < bits.length; start += BITS_PER_CHARACTER) {
    const group = bits.slice(start, start + BITS_PER_CHARACTER).padEnd(BITS_PER_CHARACTER, '0');
    text += ALPHABET.charAt(Number.parseInt(group, 2));
  }
  return text;
}
