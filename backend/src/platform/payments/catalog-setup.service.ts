import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogMismatchError, PaymentGateway } from './payment-gateway.js';

/** Prepares the catalog when the product starts, and keeps it from starting with prices that are not those shown. */
@Injectable()
export class CatalogSetupService implements OnApplicationBootstrap {
  private readonly logger = new Logger(CatalogSetupService.name);

  constructor(private readonly gateway: PaymentGateway) {}

  /** An outage of the provider is no reason not to start: the first purchase tries again. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.gateway.ensureCatalog();
    } catch (error) {
      if (error instanceof CatalogMismatchError) throw error;
      this.logger.warn({ err: error, msg: 'The catalog is not prepared; the first purchase tries again' });
    }
  }
}
