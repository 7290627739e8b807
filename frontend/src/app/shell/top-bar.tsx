import MenuOutlined from '@mui/icons-material/MenuOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { SchemeToggle } from '../../components/scheme-toggle';
import { BRAND_NAME } from '../brand';
import * as words from './words.en';

interface TopBarProps {
  hasPermanentDrawer: boolean;
  search: ReactNode;
  /** There is space for more than a button. */
  hasWideSearch: boolean;
  onOpenDrawer: () => void;
  account: ReactNode;
}

/** The bar above every signed-in page. */
export function TopBar({ hasPermanentDrawer, search, hasWideSearch, onOpenDrawer, account }: TopBarProps) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      // The other variant would need a style attribute, which the content security policy of prerendered pages does not
      // allow.
      variant="outlined"
      sx={{ border: 0, borderBottom: 1, borderColor: 'divider', borderRadius: 0, displayPrint: 'none' }}
    >
      <Toolbar sx={{ gap: { xs: 0.5, sm: 1 }, minHeight: { xs: 64 } }}>
        {!hasPermanentDrawer && (
          <>
            <IconButton aria-label={words.navigationOpen} edge="start" onClick={onOpenDrawer}>
              <MenuOutlined />
            </IconButton>
            <Link component={RouterLink} to="/dashboard" underline="none" sx={{ minWidth: 0, mr: 1 }}>
              <Logo name={BRAND_NAME} />
            </Link>
          </>
        )}
        {hasWideSearch && <Box sx={{ flexGrow: 1, maxWidth: 480 }}>{search}</Box>}
        <Box sx={{ flexGrow: 1 }} />
        {!hasWideSearch && search}
        <SchemeToggle />
        {account}
      </Toolbar>
    </AppBar>
  );
}
