import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../error-boundary';

/** Fetched beside the page, which does not wait for it. */
const ToastStage = lazy(async () => ({ default: (await import('./toast-stage')).ToastStage }));

/** Shows what the product tells by {@link showToast}. */
export function Toasts() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ToastStage />
      </Suspense>
    </ErrorBoundary>
  );
}
