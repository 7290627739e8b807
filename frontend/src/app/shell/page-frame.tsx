import Container from '@mui/material/Container';
import { useRef } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { BreadcrumbTrail } from './breadcrumb-trail';
import { pageHandleOf } from './page-handle';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { usePageTitle } from './use-page-title';

/** Where the skip link leads. */
export const CONTENT_ID = 'content';

/** The page itself, below the trail that leads to it. */
export function PageFrame() {
  const title = usePageTitle();
  const pageRef = useRef<HTMLElement>(null);
  useFocusOnArrival(pageRef);
  const parents = pageHandleOf(useMatches())?.parents ?? [];
  return (
    <Container
      component="main"
      ref={pageRef}
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
