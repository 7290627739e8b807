import type { Stripe } from 'stripe';
import { z } from 'zod';
import { PaymentServiceRefusedError } from './payment-gateway.js';
import { tierOfProduct } from './plan-catalog.js';
import { findInStripe } from './stripe-calls.js';

/** An Enterprise contract, as the metadata of its product at Stripe define it. */
export interface EnterpriseContract {
  /** Null if the metadata give no valid number of seats. */
  seats: number | null;
}

const FRESH_FOR_MS = 10 * 60_000;
/** Bounds memory use: an account that also sells other things may have many products. */
const MAX_KEPT = 200;
const contractMetadata = z.object({
  tier: z.literal('enterprise'),
  seats: z.coerce.number().int().min(1).max(100_000).nullable().catch(null),
});

/**
 * Reads which products are Enterprise contracts. They are created at Stripe by hand, one for each customer, with the
 * metadata `tier=enterprise` and `seats`. Results are cached for ten minutes.
 */
export class StripeContracts {
  private readonly known = new Map<string, { contract: EnterpriseContract | null; until: number }>();

  constructor(private readonly stripe: Stripe) {}

  /** The contracts among these products, by product id. */
  async find(productIds: readonly string[]): Promise<Map<string, EnterpriseContract>> {
    const found = new Map<string, EnterpriseContract>();
    for (const id of new Set(productIds)) {
      const contract = tierOfProduct(id) === null ? await this.read(id) : null;
      if (contract) found.set(id, contract);
    }
    return found;
  }

  private async read(productId: string): Promise<EnterpriseContract | null> {
    const known = this.known.get(productId);
    if (known && known.until > Date.now()) return known.contract;
    const contract = await this.ask(productId);
    if (this.known.size >= MAX_KEPT) this.known.clear();
    this.known.set(productId, { contract, until: Date.now() + FRESH_FOR_MS });
    return contract;
  }

  /** If the key may not read products, there are no contracts, but everything else works. */
  private async ask(productId: string): Promise<EnterpriseContract | null> {
    try {
      const product = await findInStripe(() => this.stripe.products.retrieve(productId));
      const { data } = contractMetadata.safeParse({ seats: null, ...product?.metadata });
      return data ? { seats: data.seats } : null;
    } catch (error) {
      if (error instanceof PaymentServiceRefusedError) return null;
      throw error;
    }
  }
}
