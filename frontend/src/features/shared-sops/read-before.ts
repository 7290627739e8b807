const KEY = 'sop-platform.read-before';

/** The versions of shared SOPs that the user has opened in this browser. */
export interface ReadBefore {
  userId: string;
  /** When this browser listed it for the first time: older SOPs are not marked as new. */
  since: string;
  /** By the SOP's id. */
  versions: Readonly<Record<string, number>>;
}

export type News = 'new' | 'updated';

interface Sop {
  id: string;
  version: number;
  published_at: string | null;
}

/** The SOPs that the user has opened; reset for a different user. */
export function readBefore(userId: string, now: Date): ReadBefore {
  const kept = parsed(localStorage.getItem(KEY));
  if (kept?.userId === userId) return kept;
  const begun = { userId, since: now.toISOString(), versions: {} };
  localStorage.setItem(KEY, JSON.stringify(begun));
  return begun;
}

/** Keeps that the person has opened an SOP. */
export function keepAsRead(userId: string, { id, version }: Sop, now: Date): void {
  const before = readBefore(userId, now);
  localStorage.setItem(KEY, JSON.stringify({ ...before, versions: { ...before.versions, [id]: version } }));
}

/** What is new about an SOP, given what the user has read; null for nothing. */
export function newsOf({ since, versions }: ReadBefore, { id, version, published_at: published }: Sop): News | null {
  const read = versions[id];
  if (read !== undefined) return read < version ? 'updated' : null;
  return published !== null && Date.parse(published) > Date.parse(since) ? 'new' : null;
}

function parsed(text: string | null): ReadBefore | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isReadBefore(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isReadBefore(kept: unknown): kept is ReadBefore {
  if (typeof kept !== 'object' || kept === null || !('userId' in kept && 'since' in kept && 'versions' in kept)) {
    return false;
  }
  return typeof kept.userId === 'string' && typeof kept.since === 'string' && typeof kept.versions === 'object';
}
