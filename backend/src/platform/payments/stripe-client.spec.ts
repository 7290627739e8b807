import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { FloodServer, IN_FLIGHT_BYTES } from '../../../../test/support/flood-server.js';
import { waitFor } from '../../../../test/support/wait-for.js';
import { createStripeClient } from './stripe-client.js';

const SECRET_KEY = 'sk_test_1';

describe('the client of Stripe', () => {
  it('leaves an answer that does not end', async () => {
    const flood = await FloodServer.start();
    const client = createStripeClient({ secretKey: SECRET_KEY, apiBase: flood.origin });
    await expect(client.customers.list({}, { maxNetworkRetries: 0 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    await waitFor(() => expect(flood.sentBytes.length).toBe(1));
    expect(flood.sentBytes[0]).toBeLessThan(2 * IN_FLIGHT_BYTES);
    await flood.stop();
  });

  it('leaves an answer that trickles, although it is never silent', async () => {
    const trickle = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => trickle.listen(0, '127.0.0.1', resolve));
    const { port } = trickle.address() as AddressInfo;
    const client = createStripeClient({ secretKey: SECRET_KEY, apiBase: `http://127.0.0.1:${port}`, timeoutMs: 200 });
    await expect(client.customers.list({}, { maxNetworkRetries: 0 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    trickle.closeAllConnections();
    trickle.close();
  });
});
