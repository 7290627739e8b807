import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import * as commonWords from '../words/common.en';

interface PageSpinnerProps {
  minHeight?: string;
}

/** Spinner for a page below the bar, in the upper half of the window, where it is visible. */
export function PageSpinner({ minHeight = '50vh' }: PageSpinnerProps) {
  return (
    <Box role="status" aria-label={commonWords.loading} sx={{ minHeight, display: 'grid', placeItems: 'center' }}>
      <CircularProgress />
    </Box>
  );
}
