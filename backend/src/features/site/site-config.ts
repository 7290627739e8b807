import type { Environment } from '../../config/environment.js';
import type { Secrets } from '../../config/generated-secrets.js';
import { BUILT_IN_PROVIDER } from '../../platform/identity-provider/provider-client.js';

interface NamedProvider {
  /** On the wire. */
  name: string;
  label: string;
}

/** The configuration of the pages. Nothing in it is secret. */
export interface SiteConfig {
  anonKey: string;
  /** The provider behind the one sign-in button. */
  provider: NamedProvider;
  /** Every provider that users can sign in with; the one of the button comes first. */
  providers: NamedProvider[];
  appUrl: string;
  billingMode: string;
  /** How many monthly prices a year costs; 0: plans are sold by the month only. */
  annualMonths: number;
  /** Whether the contact form is delivered (T22). */
  contactDelivery: boolean;
  /** Whether there is an API explorer at /api/docs. */
  apiExplorer: boolean;
  /**
   * URL of the guide for connecting a language model; null where people other than the operator use the pages. They cannot
   * change the settings: a hint would only tell them that something is missing.
   */
  modelGuide: string | null;
}

export function siteConfig(environment: Environment, secrets: Secrets, modelGuide: string | null): SiteConfig {
  const configured = environment.oidcProviders.map(({ name, label }) => ({ name, label }));
  const [provider = BUILT_IN_PROVIDER] = configured;
  return {
    anonKey: secrets.anonKey,
    provider,
    providers: configured.length > 0 ? configured : [BUILT_IN_PROVIDER],
    appUrl: environment.appUrl,
    billingMode: environment.billing.mode,
    annualMonths: environment.billing.mode === 'none' ? 0 : environment.billing.annualMonths,
    contactDelivery: environment.contactInbox !== undefined,
    apiExplorer: environment.http.apiDocs,
    modelGuide,
  };
}
