import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogueMismatchError, PaymentGateway } from './payment-gateway.js';

/** Prepares the catalogue when the product starts, and keeps it from starting with prices that are not those shown. */
@Injectable()
export class CatalogueSetupService implements OnApplicationBootstrap {
  private readonly logger = new Logger(CatalogueSetupService.name);

  constructor(private readonly gateway: PaymentGateway) {}

  /** An outage of the provider is no reason not to start: the first purchase tries again. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.gateway.ensureCatalogue();
    } catch (error) {
      if (error instanceof CatalogueMismatchError) throw error;
      this.logger.warn({ err: error, msg: 'The catalogue is not prepared; the first purchase tries again' });
    }
  }
}
