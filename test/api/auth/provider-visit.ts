import type { AuthClient, Session } from '@supabase/auth-js';
import type { Site } from './auth-wire.js';
import { followRedirects } from './browser-walk.js';
import { authClientOf } from './sign-in.js';

/** What a page of the provider answered. */
export interface ProviderPage {
  status: number;
  html: string;
}

/** Somebody with a browser on the pages of the built-in provider. */
export class ProviderVisit {
  private constructor(
    private readonly client: InstanceType<typeof AuthClient>,
    private readonly path: string,
    private readonly cookies: Map<string, string>,
  ) {}

  static async begin(site: Site): Promise<ProviderVisit> {
    const client = authClientOf(site.origin, site.anonKey);
    const { data } = await client.signInWithOAuth({
      provider: 'builtin' as 'google',
      options: { redirectTo: `${site.origin}/auth/callback`, skipBrowserRedirect: true },
    });
    const { address, cookies } = await followRedirects(data.url ?? '', { until: /\/idp\/interaction\// });
    return new ProviderVisit(client, address, cookies);
  }

  open(name = ''): Promise<ProviderPage> {
    return this.request(name, 'GET');
  }

  /** Posts a form that leads to another page. */
  post(name: string, form: Record<string, string>): Promise<ProviderPage> {
    return this.request(name, 'POST', form);
  }

  /** Posts a form that ends the visit, and exchanges the code that comes back. */
  async finish(name: string, form: Record<string, string>): Promise<Session> {
    const { address } = await followRedirects(`${this.path}/${name}`, {
      cookies: this.cookies,
      form,
      until: /:\d+\/auth\/callback\?/,
    });
    const { data, error } = await this.client.exchangeCodeForSession(new URL(address).searchParams.get('code') ?? '');
    if (error) throw error;
    return data.session;
  }

  private async request(name: string, method: string, form?: Record<string, string>): Promise<ProviderPage> {
    const response = await fetch(name ? `${this.path}/${name}` : this.path, {
      method,
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    return { status: response.status, html: await response.text() };
  }
}

/** The hidden field by which the page of the second step remembers who waits. */
export function pendingOf({ html }: ProviderPage): string {
  return /name="pending" value="([^"]+)"/.exec(html)?.[1] ?? '';
}
