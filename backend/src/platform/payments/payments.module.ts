import {
  type DynamicModule,
  Global,
  Injectable,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type Provider,
} from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { DisabledPaymentGateway } from './disabled.payment-gateway.js';
import { CatalogMismatchError, PaymentGateway } from './payment-gateway.js';

/** Prepares the catalog at startup, and aborts the startup if prices differ from those shown. */
@Injectable()
export class CatalogSetupService implements OnApplicationBootstrap {
  private readonly logger = new Logger(CatalogSetupService.name);

  constructor(private readonly gateway: PaymentGateway) {}

  /** An outage of the provider does not prevent the startup: the first purchase tries again. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.gateway.ensureCatalog();
    } catch (error) {
      if (error instanceof CatalogMismatchError) throw error;
      this.logger.warn({ err: error, msg: 'The catalog is not prepared; the first purchase tries again' });
    }
  }
}

interface PaymentsOptions {
  /**
   * Whether the catalog is prepared at startup, which fails if it is wrong; false for commands, because one repairs it.
   */
  preparesCatalog?: boolean;
}

/**
 * Provides {@link PaymentGateway}: Stripe, the embedded sandbox, or a disabled one when billing is off. Only the one in
 * use is loaded. The sandbox and its pages exist only in the mode `sandbox`, which the configuration rejects together
 * with a Stripe key.
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
