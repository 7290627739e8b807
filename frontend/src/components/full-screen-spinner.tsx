import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Stands for a page whose reader is not known yet. */
export function FullScreenSpinner() {
  return (
    <Box role="status" aria-label="Loading" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress />
    </Box>
  );
}
