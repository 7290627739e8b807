import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useLeaveWarning } from '../../../components/use-leave-warning';

/** Asks before the page is left with changes that are not saved, by a link as well as by closing the tab. */
export function UnsavedChanges({ hasChanges }: { hasChanges: boolean }) {
  const blocker = useBlocker(hasChanges);
  useLeaveWarning(hasChanges);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      text="Your changes to this SOP are not saved yet."
      confirmLabel="Leave"
      startsOnCancel
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
