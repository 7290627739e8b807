import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './toast';
import { type ToastAction, type ToastRequest, takeStage } from './toast-queue';
import { UndoOffers } from './undo-offers';
import { useToastKeys } from './use-toast-keys';

const TOASTS = { success: Toast, error: Toast, info: Toast };
/** Over the drawer, where no table has its actions. */
const CORNER = { vertical: 'bottom', horizontal: 'left' } as const;
const MOST_AT_ONCE = 3;

const undoOffers = new UndoOffers();

/** Where toasts appear. */
export function ToastStage() {
  useEffect(() => takeStage(show), []);
  useToastKeys(undoOffers);
  return <SnackbarProvider maxSnack={MOST_AT_ONCE} Components={TOASTS} anchorOrigin={CORNER} />;
}

function show({ title, text, kind, durationMs, key, action }: ToastRequest): void {
  const shownKey = enqueueSnackbar(title, {
    variant: kind,
    text,
    ...timeOf(durationMs, action),
    ...(key === undefined ? {} : { key, preventDuplicate: true }),
    ...(action
      ? { action: (toastKey) => <ToastActions action={action} toastKey={toastKey} durationMs={durationMs} /> }
      : {}),
    onClose: (_event, _reason, toastKey) => toastKey !== undefined && undoOffers.drop(toastKey),
  });
  if (!action || 'address' in action || !action.isUndo) return;
  undoOffers.add({
    key: shownKey,
    take: () => {
      closeSnackbar(shownKey);
      action.onClick();
    },
  });
}

/** A toast that can be answered counts its own time, because that must not pass while somebody is about to answer. */
function timeOf(durationMs: ToastRequest['durationMs'], action: ToastAction | undefined) {
  if (durationMs === 'until dismissed') return { persist: true };
  if (durationMs === undefined) return {};
  return action ? { persist: true, answerMs: durationMs } : { autoHideDuration: durationMs };
}

interface ToastActionsProps extends Pick<ToastRequest, 'durationMs'> {
  action: ToastAction;
  toastKey: SnackbarKey;
}

function ToastActions({ action, toastKey, durationMs }: ToastActionsProps) {
  return (
    <>
      <ActionButton action={action} toastKey={toastKey} />
      {durationMs === 'until dismissed' && (
        <IconButton color="inherit" aria-label="Dismiss" onClick={() => closeSnackbar(toastKey)}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      )}
    </>
  );
}

function ActionButton({ action, toastKey }: Omit<ToastActionsProps, 'durationMs'>) {
  if ('address' in action) {
    return (
      <Button color="inherit" href={action.address} target="_blank" rel="noopener">
        {action.label}
      </Button>
    );
  }
  const handleClick = () => {
    closeSnackbar(toastKey);
    undoOffers.drop(toastKey);
    action.onClick();
  };
  return (
    <Button
      color="inherit"
      onClick={handleClick}
      {...(action.isUndo ? { 'aria-keyshortcuts': 'Control+Z Meta+Z' } : {})}
    >
      {action.label}
    </Button>
  );
}
