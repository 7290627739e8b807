import Box from '@mui/material/Box';
import { PartFailure } from './part-failure';
import * as words from './words.en';

/** Replaces a row of figures that failed to load, with a retry button. */
export function FiguresFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Box sx={{ mb: 3 }}>
      <PartFailure text={words.figuresNotLoaded} onRetry={onRetry} />
    </Box>
  );
}
