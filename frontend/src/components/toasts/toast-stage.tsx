import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './toast';
import { type ToastAction, type ToastRequest, takeStage } from './toast-queue';

const TOASTS = { success: Toast, error: Toast, info: Toast };
/** Over the drawer, where no table has its actions. */
const CORNER = { vertical: 'bottom', horizontal: 'left' } as const;
const MOST_AT_ONCE = 3;

/** Where toasts appear. */
export function ToastStage() {
  useEffect(() => takeStage(show), []);
  return <SnackbarProvider maxSnack={MOST_AT_ONCE} Components={TOASTS} anchorOrigin={CORNER} />;
}

function show({ title, text, kind, durationMs, key, action }: ToastRequest): void {
  enqueueSnackbar(title, {
    variant: kind,
    text,
    ...(durationMs === undefined ? {} : { autoHideDuration: durationMs }),
    ...(key === undefined ? {} : { key, preventDuplicate: true }),
    ...(action ? { action: (shownKey) => <ActionButton action={action} toastKey={shownKey} /> } : {}),
  });
}

function ActionButton({ action, toastKey }: { action: ToastAction; toastKey: SnackbarKey }) {
  if ('address' in action) {
    return (
      <Button color="inherit" href={action.address} target="_blank" rel="noopener">
        {action.label}
      </Button>
    );
  }
  const handleClick = () => {
    closeSnackbar(toastKey);
    action.onClick();
  };
  return (
    <Button color="inherit" onClick={handleClick}>
      {action.label}
    </Button>
  );
}
