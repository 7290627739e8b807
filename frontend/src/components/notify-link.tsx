import Button from '@mui/material/Button';
import { enqueueSnackbar } from 'notistack';

const LINK_MS = 12_000;

interface LinkNotification {
  title: string;
  text?: string;
  label: string;
  address: string;
}

/** Tells something together with a link that opens in a tab of its own. */
export function notifyLink({ title, text, label, address }: LinkNotification): void {
  enqueueSnackbar(title, {
    text,
    variant: 'success',
    autoHideDuration: LINK_MS,
    action: (
      <Button color="inherit" href={address} target="_blank" rel="noopener">
        {label}
      </Button>
    ),
  });
}
