import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import * as commonWords from '../words/common.en';

interface PageSpinnerProps {
  minHeight?: string;
}

/** Stands for what a page below the bar will show, in the upper half of the window: none of it is out of sight. */
export function PageSpinner({ minHeight = '50vh' }: PageSpinnerProps) {
  return (
    <Box role="status" aria-label={commonWords.loading} sx={{ minHeight, display: 'grid', placeItems: 'center' }}>
      <CircularProgress />
    </Box>
  );
}
