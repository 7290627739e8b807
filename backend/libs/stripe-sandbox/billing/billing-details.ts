import { z } from 'zod';
import type { CustomerObject } from '../object-shapes/customer.js';
import type { TaxIdObject } from '../object-shapes/tax-id.js';
import type { SandboxRecord } from '../store/sandbox-records.js';

/** The default values of the form on the payment page. */
export const TEST_ADDRESS = {
  line1: '510 Townsend Street',
  postal_code: '94103',
  city: 'San Francisco',
  country: 'US',
} as const;

const line = z.string().trim().max(200);

/** The billing details, as a form of the sandbox sends them. */
export const billingDetailsForm = z.object({
  line1: line.min(1).default(TEST_ADDRESS.line1),
  postal_code: line.min(1).default(TEST_ADDRESS.postal_code),
  city: line.min(1).default(TEST_ADDRESS.city),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .default(TEST_ADDRESS.country),
  business_name: line.default(''),
  tax_id: line
    .toUpperCase()
    .transform((value) => value.replaceAll(/[\s.]/g, ''))
    .pipe(z.union([z.literal(''), z.string().regex(/^(?:[A-Z]{2}(?=.*\d)[A-Z0-9]{2,13}|\d{2}-\d{7})$/)]))
    .default(''),
});
export type BillingDetails = z.output<typeof billingDetailsForm>;

/** Stores the billing details with the customer: the next invoices use them. */
export function applyBillingDetails({ object, memo }: SandboxRecord<'customer'>, details: BillingDetails): void {
  const { line1, postal_code, city, country } = details;
  object.address = { city, country, line1, line2: null, postal_code, state: null };
  if (details.business_name) {
    object.name = details.business_name;
    object.business_name = details.business_name;
  }
  memo.taxIds = details.tax_id ? [toTaxId(details.tax_id)] : [];
}

/** The customer's address in one line; empty without one. */
export function addressLine({ address }: CustomerObject): string {
  return [address?.line1, address?.postal_code, address?.city, address?.country].filter(Boolean).join(', ');
}

/** The sandbox knows the tax ids of the European Union and of the United States. */
function toTaxId(value: string): TaxIdObject {
  return { type: /^\d/.test(value) ? 'us_ein' : 'eu_vat', value };
}
