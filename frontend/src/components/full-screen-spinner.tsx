import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import * as commonWords from '../words/common.en';

/** Stands for a page whose reader is not known yet. */
export function FullScreenSpinner() {
  return (
    <Box
      role="status"
      aria-label={commonWords.loading}
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}
    >
      <CircularProgress />
    </Box>
  );
}
