import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HttpAdapterHost } from '@nestjs/core';
import * as oidc from 'openid-client';
import { FloodServer, IN_FLIGHT_BYTES } from '../../../../../test/support/flood-server.js';
import { waitFor } from '../../../../../test/support/wait-for.js';
import { SystemClock } from '../../../common/clock.js';
import type { Environment } from '../../../config/environment.js';
import type { Secrets } from '../../../config/generated-secrets.js';
import { ProviderRegistryService } from './provider-registry.service.js';

let flood: FloodServer;

beforeEach(async () => {
  flood = await FloodServer.start();
});

afterEach(() => flood.stop());

function registryOf(issuer: string): ProviderRegistryService {
  const oidcProviders = [{ name: 'outside', issuer, clientId: 'client', clientSecret: 'secret' }];
  const environment = { oidcProviders } as unknown as Environment;
  const registry = new ProviderRegistryService({} as HttpAdapterHost, new SystemClock(), environment, {} as Secrets);
  jest.spyOn(registry['logger'], 'warn').mockReturnValue(undefined);
  return registry;
}

describe('an issuer', () => {
  it('whose description does not end is left', async () => {
    await expect(registryOf(flood.origin).get('outside')).rejects.toMatchObject({ code: 'service_unavailable' });
    await waitFor(() => expect(flood.sentBytes.length).toBe(1));
    expect(flood.sentBytes[0]).toBeLessThan(IN_FLIGHT_BYTES);
  });

  it('whose keys or tokens do not end is left, too', async () => {
    const issuer = createServer((_request, response) => response.end(JSON.stringify(describeIssuer())));
    await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
    const describeIssuer = () => ({ issuer: origin, token_endpoint: `${flood.origin}/token` });

    const configuration = await registryOf(origin).get('outside');
    await expect(oidc.refreshTokenGrant(configuration, 'token')).rejects.toThrow();
    const keys = await configuration[oidc.customFetch]?.(`${flood.origin}/keys`, {
      method: 'GET',
      headers: {},
      body: null,
      redirect: 'manual',
    });
    await expect(keys?.text()).rejects.toThrow('The response has more than 1048576 bytes');
    await waitFor(() => expect(flood.sentBytes.length).toBe(2));
    expect(Math.max(...flood.sentBytes)).toBeLessThan(IN_FLIGHT_BYTES);
    issuer.close();
  });
});
