import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/**
 * An authenticator app: computes the code from the address in the QR code, written apart from the server's own code.
 * @param stepsAhead how many periods the app's clock goes ahead
 */
export function codeOf(uri: string, stepsAhead = 0): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / PERIOD_MS) + stepsAhead, 4);
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) % 16;
  return String((digest.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

/** A code that is certainly none of those that count now. */
export function wrongCodeFor(uri: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(uri, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

function decodeBase32(text: string): Buffer {
  let bits = 0n;
  for (const character of text) bits = bits * 32n + BigInt(ALPHABET.indexOf(character));
  // 32 characters are 160 bits: nothing is left over.
  return Buffer.from(bits.toString(16).padStart(40, '0'), 'hex');
}
