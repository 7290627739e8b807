import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getBrandingOptions } from '../../api/generated/@tanstack/react-query.gen';
import { BackLink } from '../../components/back-link';
import { LoadFailure } from '../../components/load-failure';
import { BrandingForm } from './branding-form';
import { LogoCard } from './logo-card';

/** The look of what the consultant hands over (S2.115). */
export function BrandingPage() {
  const { data: branding, isPending, refetch } = useQuery(getBrandingOptions());
  return (
    <>
      <BackLink />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Branding
      </Typography>
      {isPending && <Skeleton variant="rounded" height={320} />}
      {!isPending && !branding && <LoadFailure title="Your branding could not be loaded" onRetry={() => refetch()} />}
      {branding && (
        <Grid container spacing={3}>
          <Grid size={{ xs: 12, md: 7 }}>
            <BrandingForm key={branding.version} branding={branding} />
          </Grid>
          <Grid size={{ xs: 12, md: 5 }}>
            <Stack spacing={3}>
              <LogoCard logo={branding.logo} />
            </Stack>
          </Grid>
        </Grid>
      )}
    </>
  );
}
