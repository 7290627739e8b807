import type { SopDocument } from '../../../../api/generated/types.gen';

const PREFIX = 'sop-platform.unsent';

/** The text of an SOP as it is written: structured, or plain. */
export type WrittenText = { document: SopDocument } | { content: string };

/** An unsaved text, as stored in this browser. */
export interface KeptEdits {
  text: WrittenText;
  /** The edit number that it was based on. */
  version: number;
  /** When it was kept, in milliseconds since 1970. */
  atMs: number;
}

/** The storage key by user and SOP: two people who share a browser never see each other's text. */
export interface SopOfPerson {
  id: string;
  user_id: string;
}

/** Stores the text in this browser. @returns whether it could be stored */
export function keepEdits(sop: SopOfPerson, text: WrittenText, version: number): boolean {
  const kept: KeptEdits = { text, version, atMs: Date.now() };
  try {
    localStorage.setItem(keyOf(sop), JSON.stringify(kept));
    return true;
  } catch {
    // The storage is full or switched off.
    return false;
  }
}

/** The stored text; null when there is none, or it is unusable. */
export function readKeptEdits(sop: SopOfPerson): KeptEdits | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(sop)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetEdits(sop: SopOfPerson): void {
  localStorage.removeItem(keyOf(sop));
}

function keyOf({ id, user_id }: SopOfPerson): string {
  return `${PREFIX}.${user_id}.${id}`;
}

/** Validates the stored value: anyone at this browser can change it; the server checks the text itself. */
function isKept(kept: unknown): kept is KeptEdits {
  const { text, version, atMs } = Object(kept) as Record<string, unknown>;
  const { document, content } = Object(text) as Record<string, unknown>;
  const isDocument = typeof document === 'object' && document !== null && Array.isArray(Object(document).phases);
  return (isDocument || typeof content === 'string') && Number.isInteger(version) && Number.isFinite(atMs);
}
