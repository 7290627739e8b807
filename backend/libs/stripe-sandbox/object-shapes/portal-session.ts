import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

export type PortalSessionObject = Wire<Stripe.BillingPortal.Session>;
export type PortalFlow = NonNullable<PortalSessionObject['flow']>;

interface PortalSessionInput {
  /** Builds the URL of the portal page from the session's id. */
  pageUrl: (id: string) => string;
  customer: string;
  configuration: string;
  returnUrl: string | null;
  flow: PortalFlow | null;
  created: number;
}

export function buildPortalSession(input: PortalSessionInput): PortalSessionObject {
  const id = newIdentifier('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: input.configuration,
    created: input.created,
    customer: input.customer,
    customer_account: null,
    flow: input.flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: input.returnUrl,
    url: input.pageUrl(id),
  };
}
