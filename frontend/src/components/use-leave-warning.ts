import { useEffect } from 'react';

/** Has the browser ask for confirmation before a page with unsaved changes is left. */
export function useLeaveWarning(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsafe]);
}
