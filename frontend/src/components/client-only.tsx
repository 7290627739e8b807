import type { ReactNode } from 'react';
import { useIsHydrating } from './use-is-hydrating';

interface ClientOnlyProps {
  /** What stands there in a prerendered page; nothing, unless it is given. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Leaves out of a prerendered page what nobody could use there. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  return useIsHydrating() ? fallback : children;
}
