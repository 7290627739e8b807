import { type RefObject, useEffect, useRef } from 'react';
import type { Enhancement } from './enhancement';

/** Attaches the enhancements to an element while it is shown. They must stay the same ones. */
export function useEnhancements<Part extends HTMLElement>(
  ...enhancements: Enhancement<Part>[]
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: enhancements are constants of the calling module
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const stops = enhancements.map((start) => start(current));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return part;
}
