import type { PriceObject } from '../object-shapes/price.js';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `$1,500.00` */
export function formatMoney(amountCents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100);
}

/** `$1,500.00 per month` */
export function formatPrice(price: PriceObject): string {
  return `${formatMoney(price.unit_amount ?? 0, price.currency)} per ${price.recurring?.interval ?? 'month'}`;
}

/** `Mar 1, 2026`, in UTC. */
export function formatDate(unixSeconds: number): string {
  return dateFormat.format(new Date(unixSeconds * 1000));
}
