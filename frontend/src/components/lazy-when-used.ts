import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenUsed } from './when-used';

/**
 * A component whose code is not part of the page: it is fetched once somebody uses the page, or when it is rendered,
 * whichever comes first. A page that is only looked at does not load it.
 */
export function lazyWhenUsed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= load().then((component) => ({ default: component }));
    return loading;
  };
  const loadEarly = () => {
    // What does not arrive now is asked for again when it is rendered.
    loadOnce().catch(() => {
      loading = undefined;
    });
  };
  // Nobody uses a page that the build is writing.
  if (!import.meta.env.SSR) whenUsed(loadEarly);
  return lazy(loadOnce);
}
