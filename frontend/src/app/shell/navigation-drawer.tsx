import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { lazyOverlay } from '../../components/lazy-overlay';
import { Logo } from '../../components/logo';
import { BRAND_NAME } from '../brand';
import * as words from './words.en';

/** Width of the navigation beside the page, in pixels. */
const WIDTH_PX = 256;

const SIDE = {
  width: WIDTH_PX,
  flexShrink: 0,
  displayPrint: 'none',
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
};
const IN_SIGHT = { position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto' } as const;

const OverlayDrawer = lazyOverlay(async () => (await import('./overlay-drawer')).OverlayDrawer);

interface NavigationDrawerProps {
  /** Whether it is beside the page; otherwise it overlays it. */
  isPermanent: boolean;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Contains the navigation: always visible in a wide window, opened by a button in a narrow one. */
export function NavigationDrawer({ isPermanent, isOpen, onClose, children }: NavigationDrawerProps) {
  const navigation = (
    <nav aria-label={words.navigationLabel}>
      <Box sx={{ px: 3, height: 64, display: 'flex', alignItems: 'center' }}>
        <Link component={RouterLink} to="/dashboard" underline="none" onClick={onClose}>
          <Logo name={BRAND_NAME} />
        </Link>
      </Box>
      {children}
    </nav>
  );
  if (isPermanent) {
    return (
      <Box sx={SIDE}>
        <Box sx={IN_SIGHT}>{navigation}</Box>
      </Box>
    );
  }
  return (
    <OverlayDrawer widthPx={WIDTH_PX} isOpen={isOpen} onClose={onClose}>
      {navigation}
    </OverlayDrawer>
  );
}
