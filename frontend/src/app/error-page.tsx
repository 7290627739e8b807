import Container from '@mui/material/Container';
import { useLayoutEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageFailure } from '../components/page-failure';
import { removeCover } from './cover/remove-cover';
import { usePageRetry } from './use-page-retry';

/** Shown when a page and the shell around it crash: an apology and a way out. */
export function ErrorPage() {
  const error = useRouteError();
  const retry = usePageRetry();
  useLayoutEffect(removeCover, []);
  return (
    <Container component="main" sx={{ py: 10 }}>
      <PageFailure error={error} onRetry={retry} />
    </Container>
  );
}
