/**
 * Where to send the browser after sign-in: the wanted address if it is on this site, else the site's front page. A
 * refused address is replaced silently; it never becomes an error that could be used to probe.
 */
export function safeRedirectTarget(wanted: string | undefined, appUrl: string): string {
  const home = `${appUrl}/`;
  if (!wanted || wanted.length > 2000) return home;
  try {
    const url = new URL(wanted);
    const isOurs = url.origin === new URL(appUrl).origin && url.username === '' && url.password === '';
    return isOurs ? url.href : home;
  } catch {
    return home;
  }
}

/** Adds parameters to the query of an address. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Adds parameters to both query and fragment, where clients look for the errors of a provider. */
export function withQueryAndFragment(address: string, parameters: Record<string, string>): string {
  const url = new URL(withQuery(address, parameters));
  url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}
