import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}

/** Says that there is no connection, for as long as there is none. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return (
    // Screen readers follow only a region that was there before its news.
    <Box role="status" sx={{ displayPrint: 'none' }}>
      {!isOnline && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
          There is no connection to the server. What you see may be out of date; what you do is sent when the connection
          is back.
        </Alert>
      )}
    </Box>
  );
}
