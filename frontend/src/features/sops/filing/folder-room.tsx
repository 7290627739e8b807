import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Width of the column that holds the folders; a narrow window has a button instead. */
export const PANE_WIDTH_PX = 216;

const BUTTON_ROW_PX = 48;

/** As large as the folders, so that the list does not move when they come. */
export function FolderRoom({ children }: { children?: ReactNode }) {
  return <Box sx={{ flex: `0 0 ${PANE_WIDTH_PX}px`, minHeight: { xs: BUTTON_ROW_PX, md: 'auto' } }}>{children}</Box>;
}
