/** A sign-in provider. */
export interface SignInProvider {
  /** On the wire. */
  name: string;
  label: string;
}

/** What the server tells the pages about this installation. */
export interface AppConfig {
  anonKey: string;
  /** Behind the one sign-in button. */
  provider: SignInProvider;
  /** Every provider that users can sign in with; the one of the button comes first. */
  providers: SignInProvider[];
  appUrl: string;
  billingMode: 'stripe' | 'sandbox' | 'none';
  /** How many monthly prices a year costs; 0: plans are sold by the month only. */
  annualMonths: number;
  contactDelivery: boolean;
  /** Whether there is an API explorer at /api/docs. */
  apiExplorer: boolean;
  /** URL of the guide for connecting a language model; null unless the reader runs the product. */
  modelGuide: string | null;
}

/** Reads the configuration that the server put into the page; Vite's own server does not, so it is fetched then. */
export async function loadAppConfig(): Promise<AppConfig> {
  const element = document.getElementById('app-config');
  if (element?.textContent) return JSON.parse(element.textContent) as AppConfig;
  const response = await fetch('/api/v1/app-config', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The configuration cannot be read (${response.status})`);
  return (await response.json()) as AppConfig;
}
