import { StorageClient } from '@supabase/storage-js';
import type { Person } from '../../support/accounts.js';
import type { TestSite } from '../../support/test-site.js';

export const SERVICE_KEY = 'service-key-of-the-test-server';

export const STORAGE_SETTINGS = { BILLING_MODE: 'none', SERVICE_KEY };

/** The unmodified client, with a token or a key. */
export function storageOf(site: TestSite, bearer: string): StorageClient {
  return new StorageClient(`${site.origin}/api/v1/storage`, {
    apikey: bearer === SERVICE_KEY ? SERVICE_KEY : site.server.anonKey,
    Authorization: `Bearer ${bearer}`,
  });
}

export function serviceStorage(site: TestSite): StorageClient {
  return storageOf(site, SERVICE_KEY);
}

export function storageOfPerson(site: TestSite, { accessToken }: Person): StorageClient {
  return storageOf(site, accessToken);
}

/** What a call gave. @throws what it refused */
export function given<Data>({ data, error }: { data: Data | null; error: unknown }): Data {
  if (error) throw error;
  if (data === null) throw new Error('The call gave nothing');
  return data;
}

/** Status and code of an answer. */
export async function codeOf(answer: Response): Promise<[number, string | undefined]> {
  return [answer.status, ((await answer.json()) as { code?: string }).code];
}

/** A picture of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
