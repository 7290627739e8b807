import { type ReactNode, useSyncExternalStore } from 'react';

interface ClientOnlyProps {
  /** What stands there in a prerendered page; nothing, unless it is given. */
  fallback?: ReactNode;
  children: ReactNode;
}

const never = () => () => undefined;

/** Leaves out of a prerendered page what nobody could use there. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? children : fallback;
}
