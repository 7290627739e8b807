import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { whenUsed } from './when-used';

/**
 * A component whose code is not part of the page: it is fetched once the page is used, or when it is rendered,
 * whichever comes first. A page without interaction does not load it.
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
    // If the fetch fails now, it is retried when the component is rendered.
    loadOnce().catch(() => {
      loading = undefined;
    });
  };
  // There is no interaction during prerendering.
  if (!import.meta.env.SSR) whenUsed(loadEarly);
  return lazy(loadOnce);
}
