import { lazy, Suspense } from 'react';
import { FullScreenSpinner } from '../components/full-screen-spinner';

const SecondFactorPage = lazy(async () => ({
  default: (await import('../features/auth/factors/second-factor-page')).SecondFactorPage,
}));

/** Asks for the second step. Few have one, so that its code is loaded when it is due. */
export function SecondFactorGate() {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <SecondFactorPage />
    </Suspense>
  );
}
