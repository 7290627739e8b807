import type { ReactNode } from 'react';
import { useIsHydrating } from './use-is-hydrating';

interface ClientOnlyProps {
  /** The placeholder in a prerendered page; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Omits its children from a prerendered page, where they would not work. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  return useIsHydrating() ? fallback : children;
}
