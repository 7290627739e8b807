import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { reportMissingPage } from '../../features/marketing/enhancements/report-missing-page';
import { usePageMeta } from '../../features/marketing/layout/use-page-meta';
import * as words from './not-found-page.en';

/** Any path that is no page (S2.17, S2.208-S2.211). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  usePageMeta(words);
  useEffect(() => {
    reportMissingPage(pathname);
  }, [pathname]);
  return (
    <Stack data-missing-page spacing={2} sx={{ alignItems: 'center', py: 12, textAlign: 'center' }}>
      <Typography variant="h1" sx={{ fontSize: '5rem', color: 'primary.main' }}>
        404
      </Typography>
      <Typography variant="h2" component="p">
        {words.heading}
      </Typography>
      <Button component={RouterLink} to="/" variant="contained">
        {words.home}
      </Button>
    </Stack>
  );
}
