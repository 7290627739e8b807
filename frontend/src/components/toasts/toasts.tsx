import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { whenOnline, whenUsed } from '../when-used';
import { onFirstToast } from './toast-queue';

/** Fetched once somebody uses the page, so that it is there when the connection is lost, or for the first toast. */
const ToastStage = lazy(async () => ({ default: (await import('./toast-stage')).ToastStage }));

/** Shows what the product tells by {@link showToast}. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    whenUsed(want);
    return onFirstToast(() => whenOnline(want));
  }, []);
  if (!isWanted) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ToastStage />
      </Suspense>
    </ErrorBoundary>
  );
}
