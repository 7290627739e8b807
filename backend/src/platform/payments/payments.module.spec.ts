import { describe, expect, it } from '@jest/globals';
import { parseEnvironment } from '../../config/environment.js';
import { CatalogSetupService, PaymentsModule } from './payments.module.js';
import { SandboxControlController, SandboxPagesController } from './sandbox/sandbox.controller.js';

const BASE = { DATABASE_URL: 'postgres://localhost/none' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('PaymentsModule', () => {
  it.each([
    ['no pages with a Stripe key', STRIPE, []],
    ['no pages when billing is off', { BILLING_MODE: 'none' }, []],
    ['no remote control by default', {}, [SandboxPagesController]],
    [
      'a remote control on request',
      { BILLING_SANDBOX_CONTROL: '1' },
      [SandboxPagesController, SandboxControlController],
    ],
    ['no remote control with a Stripe key', { ...STRIPE, BILLING_SANDBOX_CONTROL: '1' }, []],
  ])('has %s', async (_case, settings, controllers) => {
    const module = await PaymentsModule.forRoot(parseEnvironment({ ...BASE, ...settings }));
    expect(module.controllers ?? []).toEqual(controllers);
  });

  it.each([
    ['with a Stripe key', STRIPE],
    ['in the sandbox', {}],
  ])('prepares the catalog when the product starts, but not for a command: %s', async (_case, settings) => {
    const environment = parseEnvironment({ ...BASE, ...settings });
    const ofProduct = await PaymentsModule.forRoot(environment);
    expect(ofProduct.providers).toContain(CatalogSetupService);
    const ofCommand = await PaymentsModule.forRoot(environment, { preparesCatalog: false });
    expect(ofCommand.providers).not.toContain(CatalogSetupService);
  });
});
