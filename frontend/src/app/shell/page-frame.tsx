import Container from '@mui/material/Container';
import { Outlet, useMatches } from 'react-router-dom';
import { BreadcrumbTrail } from './breadcrumb-trail';
import { pageHandleOf } from './page-handle';
import { usePageTitle } from './use-page-title';

/** Where the skip link leads. */
export const CONTENT_ID = 'content';

/** The page itself, below the trail that leads to it. */
export function PageFrame() {
  const title = usePageTitle();
  const parents = pageHandleOf(useMatches())?.parents ?? [];
  return (
    <Container
      component="main"
      id={CONTENT_ID}
      tabIndex={-1}
      maxWidth="lg"
      sx={{ py: { xs: 3, md: 4 }, outline: 'none' }}
    >
      <BreadcrumbTrail parents={parents} title={title} />
      <Outlet />
    </Container>
  );
}
