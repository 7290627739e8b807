import type { AppConfig } from '../../api/app-config';
import { whenOnline } from '../../components/when-used';
import type { AuthSessionClient } from './auth-client';

/** The auth client of a page, whose code is loaded when more than the stored session is needed. */
export interface LazyAuthClient {
  /** Loads the client, or returns the loaded one. The next call retries a failed load. */
  load(): Promise<AuthSessionClient>;
  /** Settled once it has been loaded. */
  readonly loaded: Promise<AuthSessionClient>;
}

/** @throws Error without an address and a key (S5.11); the library itself would guess. */
export function createLazyAuthClient({ appUrl, anonKey }: Pick<AppConfig, 'appUrl' | 'anonKey'>): LazyAuthClient {
  if (!appUrl || !anonKey) throw new Error('The auth client needs a URL and a key');
  let client: Promise<AuthSessionClient> | undefined;
  let tellLoaded: (client: AuthSessionClient) => void = () => undefined;
  const loaded = new Promise<AuthSessionClient>((resolve) => {
    tellLoaded = resolve;
  });
  const load = async () => {
    await new Promise<void>(whenOnline);
    const { createAuthClient } = await import('./auth-client');
    const created = createAuthClient(anonKey);
    tellLoaded(created);
    return created;
  };
  return {
    load() {
      client ??= load().catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      return client;
    },
    loaded,
  };
}
