/** A sum in one currency; sums of different currencies are never added up. */
export class MoneySumDto {
  /** @example 'usd' */
  currency: string;

  /**
   * Decimal text with two places.
   * @example '1200.00'
   */
  amount: string;
}
