import { readFileSync } from 'node:fs';
import type { Person } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';

/** An import as the API gives it. */
export interface Import {
  id: string;
  name: string;
  state: 'queued' | 'reading' | 'drafting' | 'done' | 'failed';
  error_code: string | null;
  sop_id: string | null;
  lines: number | null;
  left_out_count: number;
  left_out: string[];
  pictures: number;
}

/** The bytes of a document of test/fixtures/documents. */
export function fileOf(name: string): Buffer {
  return readFileSync(new URL(`../../fixtures/documents/${name}`, import.meta.url));
}

/** Sends a document as a browser does. */
export async function send(
  origin: string,
  { accessToken }: Person,
  name: string,
  content: Uint8Array | string,
): Promise<{ status: number; headers: Headers; body: Import & { code?: string } }> {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const answer = await fetch(`${origin}/api/v1/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Import & { code?: string } };
}

export async function importOf({ client }: Person, id: string): Promise<Import> {
  return (await client.get<Import>(`/imports/${id}`)).body;
}

/** What has become of an import. */
export function settled(person: Person, id: string, withinMs?: number): Promise<Import> {
  return eventually(
    () => importOf(person, id),
    ({ state }) => state === 'done' || state === 'failed',
    withinMs,
  );
}
