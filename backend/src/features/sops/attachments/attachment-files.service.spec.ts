import { describe, expect, it } from '@jest/globals';
import { AttachmentAddressesService } from './attachment-files.service.js';

const ONE = '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c10';
const OTHER = '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c11';
const READER = '0198c7a1-6f0e-7cc2-9d62-3b1f5a7e4c12';

function addressesAt(
  secondsPassed: () => number,
  secretKey = 'a secret of at least thirty-two letters',
): AttachmentAddressesService {
  const start = Date.parse('2026-11-23T12:00:00Z');
  return new AttachmentAddressesService({ secretKey }, { now: () => new Date(start + secondsPassed() * 1000) });
}

describe('an address of an attachment', () => {
  it('tells its reader, and works for ten minutes', () => {
    let passed = 0;
    const addresses = addressesAt(() => passed);
    const token = addresses.sign(ONE, READER);
    expect(addresses.read(ONE, token)).toEqual({ readerId: READER, remainingS: 600 });
    passed = 599;
    expect(addresses.read(ONE, token)).toEqual({ readerId: READER, remainingS: 1 });
    passed = 600;
    expect(addresses.read(ONE, token)).toBeNull();
  });

  it('is the same for a minute, so that browsers ask once', () => {
    let passed = 0;
    const addresses = addressesAt(() => passed);
    const token = addresses.sign(ONE, READER);
    passed = 59;
    expect(addresses.sign(ONE, READER)).toBe(token);
    passed = 60;
    expect(addresses.sign(ONE, READER)).not.toBe(token);
  });

  it('is good for its attachment, its reader and its installation alone', () => {
    const addresses = addressesAt(() => 0);
    const token = addresses.sign(ONE, READER);
    const elsewhere = addressesAt(() => 0, 'another secret of at least thirty-two letters');
    expect(addresses.read(OTHER, token)).toBeNull();
    expect(elsewhere.read(ONE, token)).toBeNull();
    expect(addresses.read(ONE, token.replace(READER, OTHER))).toBeNull();
    expect(addresses.read(ONE, token.replace(/^\w+/, 'zzzzzz'))).toBeNull();
    expect(addresses.read(ONE, `${token}x`)).toBeNull();
    expect(addresses.read(ONE, '')).toBeNull();
  });
});
