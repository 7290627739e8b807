import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { CatalogSetupService } from './catalog-setup.service.js';
import { DisabledPaymentGateway } from './disabled.payment-gateway.js';
import { PaymentGateway } from './payment-gateway.js';

interface PaymentsOptions {
  /** Whether the start prepares the catalog and fails when it is wrong; false for commands, because one of them repairs it. */
  preparesCatalog?: boolean;
}

/**
 * Gives {@link PaymentGateway}: Stripe, the embedded sandbox, or nothing when billing is off. Only the one that is used is
 * loaded. The sandbox and its pages exist only in the mode `sandbox`, which the configuration refuses together with a Stripe key.
 */
@Global()
@Module({})
export class PaymentsModule {
  static async forRoot(
    environment: Environment,
    { preparesCatalog = true }: PaymentsOptions = {},
  ): Promise<DynamicModule> {
    const catalog = preparesCatalog ? [CatalogSetupService] : [];
    const shared = { module: PaymentsModule, exports: [PaymentGateway] };
    switch (environment.billing.mode) {
      case 'none':
        return { ...shared, providers: [{ provide: PaymentGateway, useClass: DisabledPaymentGateway }] };
      case 'stripe':
        return { ...shared, providers: [stripeGateway, ...catalog] };
      case 'sandbox': {
        const { sandboxPayments } = await import('./sandbox/sandbox-payments.js');
        const { controllers, providers } = sandboxPayments(environment);
        return { ...shared, controllers, providers: [...providers, ...catalog] };
      }
    }
  }
}

const stripeGateway: Provider = {
  provide: PaymentGateway,
  inject: [ENVIRONMENT],
  async useFactory(environment: Environment): Promise<PaymentGateway> {
    const { connectStripe } = await import('./connect-stripe.js');
    return connectStripe(environment);
  },
};
