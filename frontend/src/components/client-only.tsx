import { type ReactNode, useSyncExternalStore } from 'react';

interface ClientOnlyProps {
  /** What stands there in a prerendered page. */
  fallback: ReactNode;
  children: ReactNode;
}

const never = () => () => undefined;

/** Leaves out of a prerendered page what nobody could use there. */
export function ClientOnly({ fallback, children }: ClientOnlyProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isInBrowser ? children : fallback;
}
