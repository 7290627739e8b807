import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { closeSnackbar, enqueueSnackbar, type SnackbarKey, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { Toast } from './toast';
import { type ToastAction, type ToastRequest, takeStage } from './toast-queue';
import { UndoOffers } from './undo-offers';
import { usePlaceAboveDialog } from './use-place-above-dialog';
import { useToastKeys } from './use-toast-keys';
import * as words from './words.en';

const TOASTS = { success: Toast, error: Toast, info: Toast };
/** Away from titles and navigation, from check boxes on the left and from menus on the right. */
const PLACE = { vertical: 'bottom', horizontal: 'center' } as const;
/** More specific than the container's own class, which comes later. */
const CONTAINER = 'html .notistack-SnackbarContainer';
/** One that stays until it is dismissed, and one that times out; others are removed automatically. */
const MOST_AT_ONCE = 3;

/** How long the undo keys work for a toast that was replaced. */
const UNDO_AFTER_MS = 8000;

const undoOffers = new UndoOffers();
/** Shown toasts that the next one replaces. */
const passing = new Set<SnackbarKey>();
/** Replaced toasts whose undo is still available. */
const displaced = new Set<SnackbarKey>();

/** Where toasts appear. */
export function ToastStage() {
  useEffect(() => takeStage(show), []);
  useToastKeys(undoOffers);
  const bottom = usePlaceAboveDialog();
  return (
    <>
      {bottom !== null && <GlobalStyles styles={{ [CONTAINER]: { bottom } }} />}
      <SnackbarProvider maxSnack={MOST_AT_ONCE} Components={TOASTS} anchorOrigin={PLACE} />
    </>
  );
}

function show({ title, text, kind, durationMs, key, action, endsOnReturn }: ToastRequest): void {
  const isSame = key !== undefined && passing.has(key);
  if (!isSame) giveWay();
  const shownKey = enqueueSnackbar(title, {
    variant: kind,
    text,
    ...timeOf(durationMs, action),
    ...(key === undefined ? {} : { key, preventDuplicate: true }),
    ...(action
      ? { action: (toastKey) => <ToastActions action={action} toastKey={toastKey} durationMs={durationMs} /> }
      : {}),
    onClose: (_event, _reason, toastKey) => toastKey !== undefined && forget(toastKey),
  });
  if (!isSame && durationMs !== 'until-dismissed') passing.add(shownKey);
  if (endsOnReturn) closeOnReturn(shownKey);
  if (!action || 'address' in action || !action.isUndo) return;
  undoOffers.add({
    key: shownKey,
    take: () => {
      closeSnackbar(shownKey);
      action.onClick();
    },
  });
}

/** A window that gets the focus by a click in it was not left before. */
function closeOnReturn(key: SnackbarKey): void {
  const closeOnFocus = () => window.addEventListener('focus', () => closeSnackbar(key), { once: true });
  if (document.hasFocus()) window.addEventListener('blur', closeOnFocus, { once: true });
  else closeOnFocus();
}

/** Earlier toasts are closed; their undo stays available by keyboard until its time is over. */
function giveWay(): void {
  for (const key of passing) {
    passing.delete(key);
    displaced.add(key);
    closeSnackbar(key);
    setTimeout(() => {
      displaced.delete(key);
      undoOffers.drop(key);
    }, UNDO_AFTER_MS);
  }
}

function forget(key: SnackbarKey): void {
  passing.delete(key);
  if (!displaced.has(key)) undoOffers.drop(key);
}

/** A toast with an action has its own timer, which must pause while the user is about to use it. */
function timeOf(durationMs: ToastRequest['durationMs'], action: ToastAction | undefined) {
  if (durationMs === 'until-dismissed') return { persist: true };
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
      {durationMs === 'until-dismissed' && (
        <IconButton color="inherit" aria-label={words.dismiss} onClick={() => closeSnackbar(toastKey)}>
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
