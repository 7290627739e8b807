import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

interface DottedLineProps {
  /** The first must stay the first: they are told apart by their places. */
  facts: readonly ReactNode[];
}

/** Room of the dot before a fact. */
const DOT = '1.1em';

/** Facts side by side with a dot between them. A dot at the border of two lines lies outside, where it is cut off. */
export function DottedLine({ facts }: DottedLineProps) {
  return (
    <Box component="span" sx={{ display: 'block', overflow: 'hidden' }}>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', ml: `-${DOT}` }}>
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts keep their places
          <Fragment key={place}>
            {place > 0 && ' '}
            <Box component="span" sx={{ position: 'relative', pl: DOT, minWidth: 0, overflowWrap: 'anywhere' }}>
              {place > 0 && (
                <Box component="span" sx={{ position: 'absolute', left: 0, width: DOT, textAlign: 'center' }}>
                  {'· '}
                </Box>
              )}
              {fact}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
