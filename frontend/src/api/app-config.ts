/** What the server tells the pages about this installation. */
export interface AppConfig {
  anonKey: string;
  provider: { name: string; label: string };
  appUrl: string;
  billingMode: 'stripe' | 'sandbox' | 'none';
  contactDelivery: boolean;
}

/** Reads the configuration that the server put into the page; Vite's own server does not, so it is fetched then. */
export async function loadAppConfig(): Promise<AppConfig> {
  const element = document.getElementById('app-config');
  if (element?.textContent) return JSON.parse(element.textContent) as AppConfig;
  const response = await fetch('/api/v1/app-config', { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`The configuration cannot be read (${response.status})`);
  return (await response.json()) as AppConfig;
}
