import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** There, but not to be seen; a style for MUI's `sx`. */
export const UNSEEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

interface VisuallyHiddenProps {
  /** What changes in it is read out. */
  isStatus?: boolean;
  children: ReactNode;
}

/** Words for screen readers only. */
export function VisuallyHidden({ isStatus = false, children }: VisuallyHiddenProps) {
  return (
    <Box component="span" sx={UNSEEN} {...(isStatus ? { role: 'status' } : {})}>
      {children}
    </Box>
  );
}
