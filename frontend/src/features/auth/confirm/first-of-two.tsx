import Typography from '@mui/material/Typography';
import { NarrowPage } from '../../../components/narrow-page';

/** One of the two mailboxes has confirmed a change of address. */
export function FirstOfTwo() {
  return (
    <NarrowPage title="One address has confirmed">
      <Typography color="textSecondary">
        Now open the email we sent to the other address. Your account keeps its address until both have confirmed.
      </Typography>
    </NarrowPage>
  );
}
