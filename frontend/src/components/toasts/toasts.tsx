import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../error-boundary';
import { whenOnline, whenUsed } from '../when-used';
import { onFirstToast } from './toast-queue';

/** Fetched once the page is used, so that it is available when the connection is lost, or for the first toast. */
const ToastStage = lazy(async () => ({ default: (await import('./toast-stage')).ToastStage }));

/** Shows the toasts of {@link showToast}. */
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
