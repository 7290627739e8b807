interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** Where a walk over redirects ended: at an address that was asked for, or at a page. */
export interface Landing {
  url: URL;
  /** Null when the walk stopped before asking for the address. */
  page: Response | null;
}

const MAX_REDIRECTS = 10;

/** What sign-in needs of a browser: cookies by path, redirects one at a time, forms. It talks to one site only. */
export class TinyBrowser {
  private cookies: Cookie[] = [];

  /** Asks for an address, or posts a form there; redirects are not followed. */
  async request(address: string | URL, form?: Record<string, string>): Promise<Response> {
    const url = new URL(address);
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: this.cookieHeader(url), accept: 'text/html' },
      signal: AbortSignal.timeout(20_000),
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  /** Follows redirects until an address that `isEnd` accepts, which is not asked for, or a page. */
  async follow(start: string | URL, isEnd: (url: URL) => boolean, form?: Record<string, string>): Promise<Landing> {
    let url = new URL(start);
    let posted = form;
    for (let count = 0; count < MAX_REDIRECTS; count += 1) {
      if (isEnd(url)) return { url, page: null };
      const response = await this.request(url, posted);
      const location = response.headers.get('location');
      if (!location) return { url, page: response };
      await response.body?.cancel();
      url = new URL(location, url);
      posted = undefined;
    }
    throw new Error(`Too many redirects, the last to ${url.pathname}`);
  }

  private cookieHeader({ pathname }: URL): string {
    const sent = this.cookies.filter(({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')));
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/);
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const read = (key: string): string | undefined =>
      attributes.find((attribute) => attribute.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const path = read('path') ?? '/';
    const expires = read('expires');
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const isGone = value === '' || (expires !== undefined && Date.parse(expires) < Date.now());
    if (!isGone) this.cookies.push({ name, value, path });
  }
}
