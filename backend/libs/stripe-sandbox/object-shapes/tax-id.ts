import type Stripe from 'stripe';
import type { Wire } from './wire.js';

/** A company's number for taxes, as invoices name it. */
export type TaxIdObject = Wire<Stripe.Invoice.CustomerTaxId>;
