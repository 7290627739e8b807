import type { MoneySumDto } from '../../api/generated/types.gen';

/** A sum as people write it. */
export function moneyText({ amount, currency }: MoneySumDto): string {
  const digits = Number(amount);
  return digits.toLocaleString([], { style: 'currency', currency: currency.toUpperCase() });
}

/** Sums in several currencies stand side by side; none is nought dollars. */
export function sumsText(sums: readonly MoneySumDto[]): string {
  return sums.length === 0 ? moneyText({ amount: '0', currency: 'usd' }) : sums.map(moneyText).join(' + ');
}
