import Box from '@mui/material/Box';
import { createContext, use } from 'react';
import * as words from './words.en';

/**
 * Ids of the lines kept as the person wrote them; empty where they are not marked, as in shared and printed procedures.
 */
export const AsWrittenContext = createContext<ReadonlySet<string>>(new Set());

interface AsWrittenMarkProps {
  /** The marked line. */
  item: { id?: string | null | undefined; src?: string | null | undefined } | undefined;
}

/** Marks a stated line that was not reworded. A line changed since then shows that by its source. */
export function AsWrittenMark({ item }: AsWrittenMarkProps) {
  const written = use(AsWrittenContext);
  if (item?.src !== 'prompt' || !item.id || !written.has(item.id)) return null;
  return (
    <>
      {' '}
      <Box
        component="small"
        lang="en"
        dir="ltr"
        sx={{
          fontSize: '0.75rem',
          fontWeight: 400,
          fontStyle: 'italic',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          displayPrint: 'none',
        }}
      >
        {words.asWritten}
      </Box>
    </>
  );
}
