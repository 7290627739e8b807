import Typography from '@mui/material/Typography';
import { NarrowPage } from '../../../components/narrow-page';
import * as words from './words.en';

/** One of the two mailboxes has confirmed a change of address. */
export function FirstOfTwo() {
  return (
    <NarrowPage title={words.firstOfTwoTitle}>
      <Typography color="textSecondary">{words.firstOfTwoText}</Typography>
    </NarrowPage>
  );
}
