import { lazy } from 'react';

/** Bars whose code is fetched where a chart is shown: it is larger than the page around it. */
export const LazyBars = lazy(async () => ({ default: (await import('./bars')).Bars }));
