import Grid from '@mui/material/Grid';
import { NextMeetings } from '../../features/consultant/next-meetings';
import { LatestSops } from '../../features/sops/list/latest-sops';
import * as words from './dashboard.en';

/** The consultant's next meetings and most recent SOPs. */
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
