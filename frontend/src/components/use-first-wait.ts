import { useEffect, useState } from 'react';

/**
 * Whether something is waited for, for the first time. A page that makes room for a wait must not do so again: what it
 * has shown since may itself ask once more, and both would take turns for ever.
 */
export function useFirstWait(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) setOver(true);
  }, [isWaiting]);
  return isWaiting && !isOver;
}
