import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FakePaymentGateway } from './fake.payment-gateway.js';
import { CatalogMismatchError } from './payment-gateway.js';
import { CatalogSetupService } from './payments.module.js';

class MismatchedGateway extends FakePaymentGateway {
  override async ensureCatalog(): Promise<void> {
    throw new CatalogMismatchError(['landing_starter_1500: the unit amount is 1, not 150000']);
  }
}

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error']));

describe('starting the product', () => {
  it('continues while the provider is down', async () => {
    const gateway = new FakePaymentGateway();
    gateway.isDown = true;
    await expect(new CatalogSetupService(gateway).onApplicationBootstrap()).resolves.toBeUndefined();
  });

  it('stops when the provider would charge another price than the one shown', async () => {
    const start = new CatalogSetupService(new MismatchedGateway()).onApplicationBootstrap();
    await expect(start).rejects.toThrow('the unit amount is 1, not 150000');
  });
});
