import { useEffect } from 'react';

/** Lets the browser ask before a page is left with something that would be lost. */
export function useLeaveWarning(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsafe]);
}
