import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLeaveWarning } from '../../components/use-leave-warning';
import * as words from './words.en';

interface ConnectionNoticeProps {
  /** The server responds, but live updates do not arrive. */
  isLiveInterrupted: boolean;
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}

/** Shows that there is no connection, or no live updates, while that is the case. */
export function ConnectionNotice({ isLiveInterrupted }: ConnectionNoticeProps) {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  // They live as long as the page does.
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  useLeaveWarning(waiting > 0);
  return (
    // Screen readers announce only changes of a region that already existed.
    <Box role="status" sx={{ displayPrint: 'none' }}>
      {!isOnline && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
          {waiting === 0 ? words.noConnection : words.noConnectionWaiting(waiting)}
        </Alert>
      )}
      {isOnline && isLiveInterrupted && (
        <Alert severity="info" role="presentation" sx={{ borderRadius: 0 }}>
          {words.liveInterrupted}
        </Alert>
      )}
    </Box>
  );
}
