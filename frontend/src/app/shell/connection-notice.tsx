import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLeaveWarning } from '../../components/use-leave-warning';

interface ConnectionNoticeProps {
  /** The server answers, but changes made elsewhere do not arrive by themselves. */
  isLiveInterrupted: boolean;
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}

/** Says that there is no connection, or no live updates, for as long as that is so. */
export function ConnectionNotice({ isLiveInterrupted }: ConnectionNoticeProps) {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  useLeaveWarning(waiting > 0);
  return (
    // Screen readers follow only a region that was there before its news.
    <Box role="status" sx={{ displayPrint: 'none' }}>
      {!isOnline && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
          There is no connection to the server. What you see may be out of date; {waitingText(waiting)}
        </Alert>
      )}
      {isOnline && isLiveInterrupted && (
        <Alert severity="info" role="presentation" sx={{ borderRadius: 0 }}>
          Live updates are interrupted. Until they are back, reload the page to see what has changed.
        </Alert>
      )}
    </Box>
  );
}

/** What becomes of the changes that cannot be sent now; they live as long as the page does. */
function waitingText(waiting: number): string {
  if (waiting === 0) return 'what you do is sent when the connection is back.';
  return `${waiting === 1 ? 'one change waits' : `${waiting} changes wait`} to be sent, so keep this page open.`;
}
