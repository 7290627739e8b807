interface Walk {
  /** Stops before it would ask for an address that matches. */
  until: RegExp;
  cookies?: Map<string, string>;
  /** Posted to the first address. */
  form?: Record<string, string>;
}

/** Follows redirects as a browser does, with its cookies, and gives the address at which it stopped. */
export async function followRedirects(
  start: string,
  { until, cookies = new Map<string, string>(), form }: Walk,
): Promise<{ address: string; cookies: Map<string, string> }> {
  let address = start;
  let body = form;
  for (let n = 0; n < 12; n += 1) {
    if (!body && until.test(address)) return { address, cookies };
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { body: new URLSearchParams(body) } : {}),
    });
    body = undefined;
    for (const line of response.headers.getSetCookie()) remember(cookies, line);
    const location = response.headers.get('location');
    if (!location)
      throw new Error(`${address} answered ${response.status} instead of leading on: ${await response.text()}`);
    address = new URL(location, address).href;
  }
  throw new Error(`Too many redirects, the last one to ${address}`);
}

function remember(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';', 1);
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  if (/expires=Thu, 01 Jan 1970/i.test(line) || value === '') cookies.delete(name);
  else cookies.set(name, value);
}
