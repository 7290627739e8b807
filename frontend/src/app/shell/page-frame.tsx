import Container from '@mui/material/Container';
import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { usePageHandle } from './page-handle';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { usePageTitle } from './use-page-title';
import { WayBack } from './way-back';

/** Where the skip link leads. */
export const CONTENT_ID = 'content';

/** The page itself, below the way back from it. */
export function PageFrame() {
  const handle = usePageHandle();
  usePageTitle(handle);
  const pageRef = useRef<HTMLElement>(null);
  useFocusOnArrival(pageRef);
  return (
    <Container
      component="main"
      ref={pageRef}
      id={CONTENT_ID}
      tabIndex={-1}
      maxWidth="lg"
      sx={{ py: { xs: 3, md: 4 }, outline: 'none' }}
    >
      {handle?.back && <WayBack {...handle.back} />}
      <Outlet />
    </Container>
  );
}
