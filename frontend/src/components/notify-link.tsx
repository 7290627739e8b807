import Button from '@mui/material/Button';
import { enqueueSnackbar } from 'notistack';

const LINK_MS = 15_000;

/** Tells something together with a link that opens in a tab of its own. */
export function notifyLink(text: string, label: string, address: string): void {
  enqueueSnackbar(text, {
    variant: 'success',
    autoHideDuration: LINK_MS,
    action: (
      <Button color="inherit" href={address} target="_blank" rel="noopener">
        {label}
      </Button>
    ),
  });
}
