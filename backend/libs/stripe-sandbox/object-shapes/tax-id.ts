import type Stripe from 'stripe';
import type { Wire } from './wire.js';

/** A company's tax id, as shown on invoices. */
export type TaxIdObject = Wire<Stripe.Invoice.CustomerTaxId>;
