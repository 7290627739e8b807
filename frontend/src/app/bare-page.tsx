import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ReactNode, Suspense } from 'react';
import { FullScreenSpinner } from '../components/full-screen-spinner';
import { Logo } from '../components/logo';
import { BRAND_NAME } from './brand';

/** A page without the shell, with a single question. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Container component="main" sx={{ py: { xs: 3, md: 6 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'center' }}>
          <Logo name={BRAND_NAME} />
        </Box>
        {children}
      </Container>
    </Suspense>
  );
}
