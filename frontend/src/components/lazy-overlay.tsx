import { type ComponentType, lazy, Suspense, useState } from 'react';

/** How long a browser that cannot tell when it is idle is left in peace. */
const IDLE_AFTER_MS = 1500;

/**
 * A dialog, menu or drawer whose code is not part of the page: it is fetched when the browser has nothing better to do,
 * or when it is opened, whichever comes first.
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= load().then((overlay) => ({ default: overlay }));
    return loading;
  };
  whenIdle(() => {
    // What does not arrive now is asked for again when it is opened.
    loadOnce().catch(() => {
      loading = undefined;
    });
  });
  const Overlay = lazy(loadOnce);
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

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(action);
  else setTimeout(action, IDLE_AFTER_MS);
}
