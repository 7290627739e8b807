import { expect } from 'vitest';
import type { SopDocument } from '../../../backend/libs/sop-document/index.js';
import type { ApiClient } from '../../support/api-client.js';
import { eventually } from '../../support/eventually.js';

/** What the tests of versions read of an SOP. */
export interface WireSop {
  id: string;
  title: string;
  category: string;
  content: string;
  document: SopDocument | null;
  status: string;
  version: number;
  generation_state: string;
  drafted_by: string | null;
}

export interface WireVersion {
  id: string;
  number: string;
  state: string;
  cause: string;
  reason: string | null;
  title: string;
  is_present: boolean;
  created_by_name: string;
  created_at: string;
  effective_from: string | null;
  effective_to: string | null;
}

export interface WholeVersion extends WireVersion {
  category: string;
  content: string;
  document: SopDocument | null;
  content_hash: string;
}

export const PROMPT = 'Closing: switch the fryer off at 21:45, keep the fridge at 7 °C, lock the door.';

export async function readSop(client: ApiClient, id: string): Promise<WireSop> {
  return (await client.get<WireSop>(`/sops/${id}`)).body;
}

/** Where drafts are slowed down, one takes twelve seconds by itself, and more beside other work. */
const PATIENCE_MS = 60_000;

export function whenDrafted(client: ApiClient, id: string): Promise<WireSop> {
  return eventually(
    () => readSop(client, id),
    (sop) => sop.generation_state === 'succeeded',
    PATIENCE_MS,
  );
}

export async function draftedSop(client: ApiClient, prompt = PROMPT): Promise<WireSop> {
  const { status, body } = await client.post<WireSop>('/sops', { prompt });
  expect(status).toBe(201);
  return whenDrafted(client, body.id);
}

/** Saves a change of the text on top of the newest one. */
export async function save(client: ApiClient, id: string, change: object): Promise<WireSop> {
  const { version } = await readSop(client, id);
  const { status, body } = await client.patch<WireSop>(`/sops/${id}`, { ...change, version });
  expect(status).toBe(200);
  return body;
}

/** Newest first. */
export async function versionsOf(client: ApiClient, id: string): Promise<WireVersion[]> {
  const { status, body } = await client.get<{ items: WireVersion[] }>(`/sops/${id}/versions?limit=100`);
  expect(status).toBe(200);
  return body.items;
}

export async function readVersion(client: ApiClient, sopId: string, versionId: string): Promise<WholeVersion> {
  const { status, body } = await client.get<WholeVersion>(`/sops/${sopId}/versions/${versionId}`);
  expect(status).toBe(200);
  return body;
}

/** The document with one step's text replaced. */
export function withStepText(document: SopDocument | null, text: string, step = 0): SopDocument {
  if (!document) throw new Error('There is no document');
  const copy = structuredClone(document);
  const steps = copy.phases.flatMap((phase) => phase.steps);
  const changed = steps[step];
  if (!changed) throw new Error(`There is no step ${step}`);
  changed.text = text;
  return copy;
}
