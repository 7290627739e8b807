import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageFailure } from '../../components/page-failure';
import { usePageRetry } from '../use-page-retry';

/** Replaces a page that crashed; navigation and account stay. */
export function PageError() {
  const error = useRouteError();
  const retry = usePageRetry();
  useEffect(() => {
    console.error('A page broke', error);
  }, [error]);
  return <PageFailure error={error} onRetry={retry} />;
}
