import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether what is rendered must be what the prerendered page shows: while it is written, and while the app takes it over. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
