import type Stripe from 'stripe';
import { newIdentifier } from './identifier.js';
import type { Wire } from './wire.js';

export type PortalConfigurationObject = Wire<Stripe.BillingPortal.Configuration>;
export type PortalFeatures = PortalConfigurationObject['features'];

interface PortalConfigurationInput {
  features: PortalFeatures;
  headline: string | null;
  defaultReturnUrl: string | null;
  isDefault: boolean;
  metadata: Record<string, string>;
  created: number;
}

export function buildPortalConfiguration(input: PortalConfigurationInput): PortalConfigurationObject {
  return {
    id: newIdentifier('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: input.headline, privacy_policy_url: null, terms_of_service_url: null },
    created: input.created,
    default_return_url: input.defaultReturnUrl,
    features: input.features,
    is_default: input.isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: input.metadata,
    name: null,
    updated: input.created,
  };
}
