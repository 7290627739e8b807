import { useEffect, useState } from 'react';

/**
 * Whether this is the first time that something is pending. A page that reserves space for it must not do so again: the
 * content shown since may refetch, and both would alternate forever.
 */
export function useFirstWait(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) setOver(true);
  }, [isWaiting]);
  return isWaiting && !isOver;
}
