import Box from '@mui/material/Box';
import { PartFailure } from './part-failure';
import * as words from './words.en';

/** Stands for a row of figures that did not arrive, with another try. */
export function FiguresFailure({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Box sx={{ mb: 3 }}>
      <PartFailure text={words.figuresNotLoaded} onRetry={onRetry} />
    </Box>
  );
}
