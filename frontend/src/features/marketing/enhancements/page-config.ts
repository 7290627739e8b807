import type { AppConfig } from '../../../api/app-config';

/** What the server tells in the page of this installation; nothing where it does not. */
export function pageConfig(): Partial<AppConfig> {
  const text = document.getElementById('app-config')?.textContent;
  return text ? (JSON.parse(text) as Partial<AppConfig>) : {};
}
