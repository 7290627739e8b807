import Typography from '@mui/material/Typography';
import { NarrowPage } from '../../../components/narrow-page';
import { words } from './words.en';

/** One of the two mailboxes has confirmed a change of address. */
export function FirstOfTwo() {
  return (
    <NarrowPage title={words.firstOfTwo.title}>
      <Typography color="textSecondary">{words.firstOfTwo.text}</Typography>
    </NarrowPage>
  );
}
