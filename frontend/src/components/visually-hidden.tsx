import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Visually hidden; a style for MUI's `sx`. */
export const UNSEEN = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

interface VisuallyHiddenProps {
  /** Changes are announced. */
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
