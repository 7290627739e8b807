import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import * as words from './words.en';

/** The loading skeleton of the page of an SOP. */
export function PageSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label={words.isLoading}>
      <Skeleton sx={{ width: '60%', height: 56 }} />
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 8 }}>
          <Skeleton variant="rounded" sx={{ height: 420 }} />
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <Skeleton variant="rounded" sx={{ height: 220 }} />
        </Grid>
      </Grid>
    </Stack>
  );
}
