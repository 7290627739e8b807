import MenuOutlined from '@mui/icons-material/MenuOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode, RefObject } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../../components/logo';
import { SchemeToggle } from '../../components/scheme-toggle';
import { BRAND_NAME } from '../brand';
import { SearchField } from './search-field';

interface TopBarProps {
  hasPermanentDrawer: boolean;
  hasSearch: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  onOpenDrawer: () => void;
  account: ReactNode;
}

/** The bar above every signed-in page. */
export function TopBar({ hasPermanentDrawer, hasSearch, searchRef, onOpenDrawer, account }: TopBarProps) {
  return (
    <AppBar
      position="sticky"
      color="inherit"
      // The other variant would need a style attribute, which the policy of written pages does not let through.
      variant="outlined"
      sx={{ border: 0, borderBottom: 1, borderColor: 'divider', borderRadius: 0, displayPrint: 'none' }}
    >
      <Toolbar sx={{ gap: { xs: 0.5, sm: 1 }, minHeight: { xs: 64 } }}>
        {!hasPermanentDrawer && (
          <>
            <IconButton aria-label="Open the navigation" edge="start" onClick={onOpenDrawer}>
              <MenuOutlined />
            </IconButton>
            <Link component={RouterLink} to="/dashboard" underline="none" sx={{ minWidth: 0, mr: 1 }}>
              <Logo name={BRAND_NAME} />
            </Link>
          </>
        )}
        <Box sx={{ flexGrow: 1, maxWidth: 480 }}>{hasSearch && <SearchField fieldRef={searchRef} />}</Box>
        <Box sx={{ flexGrow: 1 }} />
        <SchemeToggle />
        {account}
      </Toolbar>
    </AppBar>
  );
}
