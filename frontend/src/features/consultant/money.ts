import type { MoneySumDto } from '../../api/generated/types.gen';

/** A formatted amount. */
export function moneyText({ amount, currency }: MoneySumDto): string {
  const digits = Number(amount);
  return digits.toLocaleString([], { style: 'currency', currency: currency.toUpperCase() });
}

/** Sums in several currencies are listed side by side; an empty list is zero dollars. */
export function sumsText(sums: readonly MoneySumDto[]): string {
  return sums.length === 0 ? moneyText({ amount: '0', currency: 'usd' }) : sums.map(moneyText).join(' + ');
}
