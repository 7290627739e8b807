import { useEffect } from 'react';

const KEY = 'sop-platform.last-seen';

/** Remembered counts: rows of the SOP list, fields beside its search, and whether folders are offered (0 or 1). */
export type Countable = 'sops' | 'sop-filters' | 'folders';

/**
 * The count that this browser showed last, 0 if never: space for that many is reserved while they load, so that nothing
 * moves when they arrive.
 */
export function lastSeen(what: Countable): number {
  const count = readAll()[what];
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Stores the count for the next visit. @param count undefined while it is not known */
export function useRemembered(what: Countable, count: number | undefined): void {
  useEffect(() => {
    if (count !== undefined && count !== lastSeen(what)) {
      localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [what]: count }));
    }
  }, [what, count]);
}

/** The stored value. */
function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
