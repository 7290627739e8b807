import { expect } from 'vitest';
import type { Person } from './accounts.js';
import { eventually } from './eventually.js';

/** What {@link buildWireSop} is an answer to. */
export const BAR_PROMPT = 'Close the bar: last orders 22:30, count the till, lock the door';

/** An SOP as the API gives it, as far as tests of drafts read it. */
export interface DraftedSop {
  id: string;
  content: string;
  description: string;
  version: number;
  status: string;
  generation_state: string;
  drafted_by: string | null;
  document: { phases: { steps: { text: string; src: string }[] }[]; questions: { text: string }[] } | null;
  generation: {
    state: string;
    attempt: number;
    error_code: string | null;
    fallback_reason: string | null;
    provider: string;
  };
}

/** Has a person create an SOP. */
export async function createSop({ client }: Person, prompt = BAR_PROMPT): Promise<DraftedSop> {
  const { status, body } = await client.post<DraftedSop>('/sops', { prompt });
  expect(status).toBe(201);
  return body;
}

/** Waits until the newest run of an SOP is in one of these states. */
export function until({ client }: Person, id: string, states: string[], timeoutMs = 60_000): Promise<DraftedSop> {
  return eventually(
    () => client.get<DraftedSop>(`/sops/${id}`).then(({ body }) => body),
    (sop) => states.includes(sop.generation_state),
    timeoutMs,
  );
}
