import { useEffect } from 'react';

/** Lets the browser ask before a page with unsaved changes is left. */
export function useLeaveWarning(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
