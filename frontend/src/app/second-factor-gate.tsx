import { lazy, Suspense } from 'react';
import { FullScreenSpinner } from '../components/full-screen-spinner';

const SecondFactorRoute = lazy(async () => ({
  default: (await import('./second-factor-route')).SecondFactorRoute,
}));

/** Requires the second step. Few users have one, so its code is loaded when it is due. */
export function SecondFactorGate() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <SecondFactorRoute />
    </Suspense>
  );
}
