import { type ComponentType, lazy, Suspense, useState } from 'react';
import { whenUsed } from './when-used';

/**
 * A dialog, menu or drawer whose code is not part of the page: it is fetched once somebody uses the page, or when it is
 * opened, whichever comes first. A page that is only looked at does not load it.
 */
export function lazyOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= load().then((overlay) => ({ default: overlay }));
    return loading;
  };
  const loadEarly = () => {
    // What does not arrive now is asked for again when it is opened.
    loadOnce().catch(() => {
      loading = undefined;
    });
  };
  // Nobody uses a page that the build is writing.
  if (!import.meta.env.SSR) whenUsed(loadEarly);
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
