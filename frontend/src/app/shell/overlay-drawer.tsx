import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import * as words from './words.en';

interface OverlayDrawerProps {
  widthPx: number;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer over the page, for narrow windows. */
export function OverlayDrawer({ widthPx, isOpen, onClose, children }: OverlayDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': words.navigationDrawer, sx: { width: widthPx, maxWidth: '85vw' } } }}
      sx={{ displayPrint: 'none' }}
    >
      {children}
    </Drawer>
  );
}
