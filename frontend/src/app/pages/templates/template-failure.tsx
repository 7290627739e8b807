import Container from '@mui/material/Container';
import { useRouteError } from 'react-router-dom';
import { isProblem } from '../../../api/problem';
import { PageFailure } from '../../../components/page-failure';
import { usePageRetry } from '../../use-page-retry';
import { NotFoundPage } from '../not-found-page';

/** Replaces a gallery page that failed to load or does not exist. */
export function TemplateFailure() {
  const error = useRouteError();
  const retry = usePageRetry();
  const isMissing = isProblem(error) && error.status === 404;
  return (
    <Container maxWidth="lg" sx={{ py: 4 }}>
      {isMissing ? <NotFoundPage /> : <PageFailure error={error} onRetry={retry} />}
    </Container>
  );
}
