import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { CatalogueSetupService } from './catalogue-setup.service.js';
import { FakePaymentGateway } from './fake.payment-gateway.js';
import { CatalogueMismatchError } from './payment-gateway.js';

class MismatchedGateway extends FakePaymentGateway {
  override async ensureCatalogue(): Promise<void> {
    throw new CatalogueMismatchError(['landing_starter_1500: the unit amount is 1, not 150000']);
  }
}

beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['log', 'warn', 'error']));

describe('starting the product', () => {
  it('continues while the provider is down', async () => {
    const gateway = new FakePaymentGateway();
    gateway.isDown = true;
    await expect(new CatalogueSetupService(gateway).onApplicationBootstrap()).resolves.toBeUndefined();
  });

  it('stops when the provider would charge another price than the one shown', async () => {
    const start = new CatalogueSetupService(new MismatchedGateway()).onApplicationBootstrap();
    await expect(start).rejects.toThrow('the unit amount is 1, not 150000');
  });
});
