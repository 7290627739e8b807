import { type ComponentType, Suspense, useState } from 'react';
import { lazyWhenUsed } from './lazy-when-used';

/**
 * A dialog, menu or drawer whose code is fetched like that of `lazyWhenUsed`, and which stays mounted once it was
 * opened.
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Overlay = lazyWhenUsed(load);
  return function LazyOverlay(props: Props) {
    const [wasOpened, setWasOpened] = useState(props.isOpen);
    if (props.isOpen && !wasOpened) setWasOpened(true);
    // It stays mounted once opened, so that its closing transition is visible.
    return wasOpened ? (
      <Suspense fallback={null}>
        <Overlay {...props} />
      </Suspense>
    ) : null;
  };
}
