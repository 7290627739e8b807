import { describe, expect, it } from '@jest/globals';
import { OperatorError } from '../config/operator-error.js';
import { requireSupportedServer } from './server-version.js';

type Client = Parameters<typeof requireSupportedServer>[0];

const serverOf = (number: string, version: string): Client =>
  ({ query: async () => ({ rows: [{ number, version }] }) }) as unknown as Client;

describe('the version of the database server', () => {
  it('must be one that the product supports (reliability REL13)', async () => {
    const refused = requireSupportedServer(serverOf('150018', '15.18 (Debian 15.18-0+deb12u1)'));
    await expect(refused).rejects.toThrow(OperatorError);
    await expect(refused).rejects.toThrow(
      'The database is Postgres 15.18 (Debian 15.18-0+deb12u1); the product needs Postgres 16 or newer.',
    );
  });

  it.each([
    ['160000', '16.0'],
    ['180004', '18.4'],
  ])('may be %s', async (number, version) => {
    await expect(requireSupportedServer(serverOf(number, version))).resolves.toBeUndefined();
  });
});
