import sharp from 'sharp';
import type { Person } from '../../support/accounts.js';

/** An attachment as the API gives it. */
export interface Attachment {
  id: string;
  kind: 'image' | 'file';
  name: string;
  media_type: string;
  size: number;
  width: number | null;
  height: number | null;
  is_placed: boolean;
  url: string;
  thumbnail_url: string | null;
  renditions: { width: number; height: number; url: string }[];
}

export interface SentFile {
  name: string;
  content: Uint8Array | string;
  type?: string;
}

/** Sends a picture or file as a browser does. */
export async function attach(
  origin: string,
  { accessToken }: Person,
  sopId: string,
  { name, content, type = '' }: SentFile,
): Promise<{ status: number; body: Attachment & { code?: string; detail?: string } }> {
  const form = new FormData();
  form.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type }), name);
  const answer = await fetch(`${origin}/api/v1/sops/${sopId}/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, body: (await answer.json()) as Attachment & { code?: string } };
}

export async function attachmentsOf({ client }: Person, sopId: string, room = 'sops'): Promise<Attachment[]> {
  return (await client.get<{ items: Attachment[] }>(`/${room}/${sopId}/attachments`)).body.items;
}

/** A photo of one color, with the place where it was taken. */
export function photo(width = 400, height = 300): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 20 } } })
    .withExif({ IFD0: { Artist: 'SECRET-PERSON' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();
}

interface Step {
  media?: { id: string; alt: string | null; caption?: string }[];
}

export interface PicturedSop {
  id: string;
  version: number;
  content: string;
  document: { phases: { steps: Step[] }[] };
}

/** An SOP of a template, which is there at once. */
export async function newSop({ client }: Person): Promise<PicturedSop> {
  const { status, body } = await client.post<PicturedSop>('/sops', { template: { id: 'open-the-cafe', lang: 'en' } });
  if (status !== 201) throw new Error(`POST /sops: ${status}`);
  return body;
}

/** Shows these pictures, and no others, in the first step of an SOP. */
export async function show({ client }: Person, sopId: string, media: NonNullable<Step['media']>) {
  const { body: sop } = await client.get<PicturedSop>(`/sops/${sopId}`);
  const document = structuredClone(sop.document);
  const [step] = document.phases[0]?.steps ?? [];
  if (step) step.media = media;
  return client.patch<PicturedSop & { code?: string; errors?: { pointer: string; detail: string }[] }>(
    `/sops/${sopId}`,
    {
      document,
      version: sop.version,
    },
  );
}
