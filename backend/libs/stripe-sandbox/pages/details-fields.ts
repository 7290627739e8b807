import { TEST_ADDRESS } from '../billing/billing-details.js';
import { html, type Markup } from './markup.js';

/** The error message for invalid {@link detailsFields}. */
export const DETAILS_PROBLEM =
  'Write an address with a two-letter country, and a tax ID such as DE123456789 or 12-3456789.';

/** The values of the fields. */
export type DetailsValues = Partial<
  Record<'line1' | 'postal_code' | 'city' | 'country' | 'business_name' | 'tax_id', string | undefined>
>;

interface DetailsFieldsOptions {
  hasTaxId: boolean;
  /** Defaults to the test address. */
  values?: DetailsValues;
}

/** The billing details of the invoices. */
export function detailsFields({ hasTaxId, values = {} }: DetailsFieldsOptions): Markup {
  return html`<fieldset>
<legend>Billing address</legend>
${field('line1', 'Street', values.line1 ?? TEST_ADDRESS.line1, 'address-line1')}
${field('postal_code', 'Postal code', values.postal_code ?? TEST_ADDRESS.postal_code, 'postal-code')}
${field('city', 'City', values.city ?? TEST_ADDRESS.city, 'address-level2')}
${field('country', 'Country (two letters)', values.country ?? TEST_ADDRESS.country, 'country')}
${hasTaxId && field('business_name', 'Business name (optional)', values.business_name ?? '', 'organization', false)}
${hasTaxId && field('tax_id', 'Tax ID (optional)', values.tax_id ?? '', 'off', false)}
</fieldset>
`;
}

function field(name: string, label: string, value: string, autocomplete: string, isRequired = true): Markup {
  return html`<label class="field"><span>${label}</span>
<input name="${name}" value="${value}" autocomplete="${autocomplete}" maxlength="200"${isRequired && html` required`}></label>
`;
}
