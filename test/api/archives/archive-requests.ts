import { unzipSync } from 'fflate';
import type { Person } from '../../support/accounts.js';
import { eventually } from '../../support/eventually.js';

/** An export or import as the API gives it. */
export interface Archive {
  id: string;
  kind: 'export' | 'import';
  name: string;
  state: 'queued' | 'writing' | 'reading' | 'done' | 'failed';
  error_code: string | null;
  progress: { done: number; total: number | null };
  sop_count: number;
  size: number | null;
  url: string | null;
  left_out_count: number;
  left_out: { title: string; file: string | null; code: string }[];
}

/** What the data of an SOP says. */
export interface ArchivedSop {
  title: string;
  description: string;
  category: string;
  tags: string[];
  folder: string[];
  status: string;
  document: { phases: { title: string; steps: { text: string; media?: { id: string }[] }[] }[] } | null;
  content: string | null;
  files: { id: string; kind: string; name: string; size: number; sha256: string; path: string }[];
}

export async function settled({ client }: Person, id: string, patienceMs = 60_000): Promise<Archive> {
  const { body } = await eventually(
    () => client.get<Archive>(`/archives/${id}`),
    ({ body: { state } }) => state === 'done' || state === 'failed',
    patienceMs,
  );
  return body;
}

/** Orders an export and waits for it. */
export async function exported(person: Person, folderId: string | null = null): Promise<Archive> {
  const { status, body } = await person.client.post<Archive>('/archives', { folder_id: folderId });
  if (status !== 202) throw new Error(`POST /archives: ${status} ${JSON.stringify(body)}`);
  return settled(person, body.id);
}

export function fetchFile(origin: string, { accessToken }: Person, id: string): Promise<Response> {
  return fetch(`${origin}/api/v1/archives/${id}/file`, { headers: { authorization: `Bearer ${accessToken}` } });
}

/** The ZIP file of an export. */
export async function fileOf(origin: string, person: Person, id: string): Promise<Uint8Array> {
  const answer = await fetchFile(origin, person, id);
  if (answer.status !== 200) throw new Error(`GET /archives/${id}/file: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The files in a ZIP file, by their paths. */
export function unzipped(zip: Uint8Array): Map<string, Buffer> {
  return new Map(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes)]));
}

/** The data of the SOPs in a ZIP file, in their order. */
export function archivedSops(files: ReadonlyMap<string, Buffer>): ArchivedSop[] {
  return [...files]
    .filter(([path]) => path.startsWith('data/'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, content]) => JSON.parse(content.toString()) as ArchivedSop);
}

/** Sends a ZIP file as a browser does. */
export async function send(
  origin: string,
  { accessToken }: Person,
  zip: Uint8Array,
  name = 'export.zip',
): Promise<{ status: number; location: string | null; body: Archive & { code?: string } }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(zip)], { type: 'application/zip' }), name);
  const answer = await fetch(`${origin}/api/v1/archives/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
    signal: AbortSignal.timeout(60_000),
  });
  const body = (await answer.json()) as Archive & { code?: string };
  return { status: answer.status, location: answer.headers.get('location'), body };
}

/** Imports a ZIP file and waits for the end. */
export async function imported(origin: string, person: Person, zip: Uint8Array, name?: string): Promise<Archive> {
  const { status, body } = await send(origin, person, zip, name);
  if (status !== 202) throw new Error(`POST /archives/import: ${status} ${JSON.stringify(body)}`);
  return settled(person, body.id);
}
