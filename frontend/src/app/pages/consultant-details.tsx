import Grid from '@mui/material/Grid';
import { NextMeetings } from '../../features/consultant/next-meetings';
import { LatestSops } from '../../features/sops/list/latest-sops';
import * as words from './dashboard.en';

/** What a consultant has to do next, and what they have worked on last. */
export function ConsultantDetails() {
  return (
    <Grid container spacing={3} sx={{ mt: 3, '& > * > section': { height: '100%' } }}>
      <Grid size={{ xs: 12, md: 5 }}>
        <NextMeetings />
      </Grid>
      <Grid size={{ xs: 12, md: 7 }}>
        <LatestSops title={words.consultantLatestSops} allPath="/sops" />
      </Grid>
    </Grid>
  );
}
