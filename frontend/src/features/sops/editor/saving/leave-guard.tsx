import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../../components/confirm-dialog';
import { useLeaveWarning } from '../../../../components/use-leave-warning';
import * as words from './words.en';

interface LeaveGuardProps {
  hasUnsent: boolean;
  /** Whether unsaved changes would be lost with the page. */
  isUnkept: boolean;
  flush: () => Promise<boolean>;
}

/**
 * Saves unsaved changes before the page is left by a link; what cannot be saved stays in this browser, with a notice.
 */
export function LeaveGuard({ hasUnsent, isUnkept, flush }: LeaveGuardProps) {
  const blocker = useBlocker(hasUnsent);
  const [isAsking, setIsAsking] = useState(false);
  useLeaveWarning(isUnkept);
  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    let isCurrent = true;
    void flush().then((isSaved) => {
      if (!isCurrent) return;
      if (isSaved) proceed?.();
      else setIsAsking(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [state, proceed, flush]);
  const answer = (act: (() => void) | undefined) => () => {
    setIsAsking(false);
    act?.();
  };
  return (
    <ConfirmDialog
      isOpen={isAsking && state === 'blocked'}
      title={words.leaveDialogTitle}
      text={isUnkept ? words.leaveDialogTextUnkept : words.leaveDialogText}
      confirmLabel={words.leaveDialogLeave}
      onConfirm={answer(proceed)}
      onClose={answer(reset)}
    />
  );
}
