import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { BUILT_IN_PROVIDER } from '../../platform/identity-provider/provider-client.js';

/** What the pages need to know of this installation. Nothing in it is secret. */
export interface SiteConfig {
  anonKey: string;
  /** The provider behind the one sign-in button. */
  provider: { name: string; label: string };
  appUrl: string;
  billingMode: string;
  /** Whether the contact form is delivered (T22). */
  contactDelivery: boolean;
}

export function siteConfig(environment: Environment, secrets: Secrets): SiteConfig {
  const [first] = environment.oidcProviders;
  return {
    anonKey: secrets.anonKey,
    provider: first ? { name: first.name, label: first.label } : BUILT_IN_PROVIDER,
    appUrl: environment.appUrl,
    billingMode: environment.billing.mode,
    contactDelivery: environment.contactInbox !== undefined,
  };
}
