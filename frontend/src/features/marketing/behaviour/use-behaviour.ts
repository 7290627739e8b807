import { type RefObject, useEffect, useRef } from 'react';
import type { Behaviour } from './behaviour';

/** Gives an element the behaviours while it is shown. They must stay the same ones. */
export function useBehaviour<Part extends HTMLElement>(...behaviours: Behaviour<Part>[]): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: behaviours are constants of the calling module
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    const stops = behaviours.map((start) => start(current));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return part;
}
