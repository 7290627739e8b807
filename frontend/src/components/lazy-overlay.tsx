import { type ComponentType, Suspense, useState } from 'react';
import { lazyWhenUsed } from './lazy-when-used';

/** A dialog, menu or drawer whose code is fetched like that of `lazyWhenUsed`, and which stays once it was opened. */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Overlay = lazyWhenUsed(load);
  return function LazyOverlay(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    // Once opened it stays, so that it can be seen closing.
    return wasOpened ? (
      <Suspense fallback={null}>
        <Overlay {...props} />
      </Suspense>
    ) : null;
  };
}
