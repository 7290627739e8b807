import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

interface DottedLineProps {
  /** The order must not change: the facts are identified by their index. */
  facts: readonly ReactNode[];
}

/** Width of the dot before a fact. */
const DOT = '1.1em';

/** Facts in a row with a dot between them. A dot at a line break is outside of the box and cut off. */
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
