import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { BRAND_NAME } from '../brand';

/** Room that the drawer takes beside the page, in pixels. */
const WIDTH_PX = 256;

interface NavigationDrawerProps {
  /** A permanent drawer stands beside the page, the other kind lies over it. */
  isPermanent: boolean;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Holds the navigation: always there on a wide window, called by a button on a narrow one. */
export function NavigationDrawer({ isPermanent, isOpen, onClose, children }: NavigationDrawerProps) {
  return (
    <Drawer
      variant={isPermanent ? 'permanent' : 'temporary'}
      open={isPermanent || isOpen}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: WIDTH_PX, maxWidth: '85vw' } } }}
      sx={{ width: isPermanent ? WIDTH_PX : 0, flexShrink: 0, displayPrint: 'none' }}
    >
      <nav aria-label="Main">
        <Box sx={{ px: 3, height: 64, display: 'flex', alignItems: 'center' }}>
          <Link component={RouterLink} to="/dashboard" underline="none" onClick={onClose}>
            <Logo name={BRAND_NAME} />
          </Link>
        </Box>
        {children}
      </nav>
    </Drawer>
  );
}
