import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getBrandingOptions } from '../../api/generated/@tanstack/react-query.gen';
import type { BrandingDto } from '../../api/generated/types.gen';
import { PartFailure } from '../../components/part-failure';
import * as words from './branding.en';
import { BrandingForm, type BrandLook } from './branding-form';
import { BrandingPreview } from './branding-preview';
import { LogoCard } from './logo-card';

/** The branding of the consultant's exports (S2.115). */
export function BrandingPage() {
  const { data: branding, isPending, refetch } = useQuery(getBrandingOptions());
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={320} />}
      {!isPending && !branding && <PartFailure text={words.notLoaded} onRetry={() => refetch()} />}
      {branding && <Brand key={branding.version} branding={branding} />}
    </>
  );
}

/** The form beside its preview. */
function Brand({ branding }: { branding: BrandingDto }) {
  const [look, setLook] = useState<BrandLook>({
    primary: branding.primary.color,
    accent: branding.accent.color,
    footer: branding.footer_line,
  });
  return (
    <Grid container spacing={3}>
      <Grid size={{ xs: 12, md: 6 }}>
        <Stack spacing={3}>
          <BrandingForm branding={branding} look={look} onChange={setLook} />
          <LogoCard logo={branding.logo} />
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 6 }}>
        <BrandingPreview look={look} logo={branding.logo} />
      </Grid>
    </Grid>
  );
}
