import type { SopDocument } from '../../../../api/generated/types.gen';

const PREFIX = 'sop-platform.unsent';

/** The text of an SOP as it is written: structured, or plain. */
export type WrittenText = { document: SopDocument } | { content: string };

/** A text that is not sent yet, as this browser keeps it. */
export interface KeptEdits {
  text: WrittenText;
  /** The edit number that it was based on. */
  version: number;
  /** When it was kept, in milliseconds since 1970. */
  atMs: number;
}

/** Of one person's SOP: two people who share a browser never see each other's. */
export interface SopOfPerson {
  id: string;
  user_id: string;
}

/** Keeps the text in this browser. @returns whether it could be kept */
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

/** The text that this browser keeps; null when there is none, or none that can be used. */
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

/** Anyone at this browser can write to its storage; the server checks the text itself. */
function isKept(kept: unknown): kept is KeptEdits {
  const { text, version, atMs } = Object(kept) as Record<string, unknown>;
  const { document, content } = Object(text) as Record<string, unknown>;
  const isDocument = typeof document === 'object' && document !== null && Array.isArray(Object(document).phases);
  return (isDocument || typeof content === 'string') && Number.isInteger(version) && Number.isFinite(atMs);
}
