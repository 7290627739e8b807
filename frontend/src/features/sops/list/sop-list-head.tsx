import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { Selection } from './use-selection';
import * as words from './words.en';

/** Fetched once something is selected. */
const BatchBar = lazy(async () => ({ default: (await import('./batch-bar')).BatchBar }));

interface SopListHeadProps {
  selection: Selection;
  /** How many SOPs there are, when more than are shown can be selected. */
  total: number | undefined;
}

/** The title of the list. What can be done with selected SOPs covers it, so that no row moves under the pointer. */
export function SopListHead({ selection, total }: SopListHeadProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 2 }}>
        {words.title}
      </Typography>
      {selection.ids.length > 0 && (
        <Suspense fallback={null}>
          <Box
            sx={{
              position: 'absolute',
              // The labels of the filters stand out above their frames.
              inset: '0 0 8px',
              zIndex: 1,
              display: 'grid',
              bgcolor: 'background.paper',
            }}
          >
            <BatchBar selection={selection} total={total} />
          </Box>
        </Suspense>
      )}
    </Box>
  );
}
