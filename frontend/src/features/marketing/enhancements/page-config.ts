import type { AppConfig } from '../../../api/app-config';

/** The configuration that the server embeds in the page; empty without it. */
export function pageConfig(): Partial<AppConfig> {
  const text = document.getElementById('app-config')?.textContent;
  return text ? (JSON.parse(text) as Partial<AppConfig>) : {};
}
