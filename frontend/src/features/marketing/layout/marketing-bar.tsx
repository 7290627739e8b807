import CloseRounded from '@mui/icons-material/CloseRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../../../components/logo';
import { SchemeToggle } from '../../../components/scheme-toggle';
import { COMPANY } from '../content/company';
import { BAR_LINKS } from '../content/shell-content';
import { BarLink } from './bar-link';

/** Pixels that the page may be scrolled before the bar becomes opaque (S9.25). */
const CLEAR_PX = 20;
const MENU_ID = 'site-menu';

interface MarketingBarProps {
  /** What stands at the end of the bar: ways to sign in, or the account. */
  accountItems: ReactNode;
  /** The same things for the menu of a small screen. */
  accountMenuItems: ReactNode;
}

/** The bar of the public pages: clear at the top of the page, opaque below it (S2.39-S2.50). */
export function MarketingBar({ accountItems, accountMenuItems }: MarketingBarProps) {
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: CLEAR_PX });
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = () => setIsMenuOpen(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isMenuOpen) return;
    closeMenu();
    menuButton.current?.focus();
  };
  const isOpaque = isScrolled || isMenuOpen;
  return (
    <Box
      component="header"
      onKeyDown={handleKeyDown}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: 1,
        borderColor: isOpaque ? 'divider' : 'transparent',
        bgcolor: isOpaque ? 'background.paper' : 'transparent',
        transition: 'background-color 160ms, border-color 160ms',
        displayPrint: 'none',
      }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
        <Link component={RouterLink} to="/" underline="none" onClick={closeMenu} sx={{ mr: 'auto' }}>
          <Logo name={COMPANY.brand} />
        </Link>
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, mr: 1 }}>
          {BAR_LINKS.map((link) => (
            <BarLink key={link.to} {...link} />
          ))}
        </Box>
        <SchemeToggle />
        <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>{accountItems}</Box>
        <IconButton
          ref={menuButton}
          color="inherit"
          aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
          aria-expanded={isMenuOpen}
          aria-controls={MENU_ID}
          onClick={() => setIsMenuOpen(!isMenuOpen)}
          sx={{ display: { md: 'none' }, mr: -1 }}
        >
          {isMenuOpen ? <CloseRounded /> : <MenuRounded />}
        </IconButton>
      </Container>
      <Box id={MENU_ID} hidden={!isMenuOpen} onClick={closeMenu} sx={{ display: { md: 'none' } }}>
        <Container
          component="nav"
          aria-label="Menu"
          maxWidth="lg"
          sx={{ display: 'grid', gap: 0.5, py: 2, borderTop: 1, borderColor: 'divider' }}
        >
          {BAR_LINKS.map((link) => (
            <BarLink key={link.to} {...link} />
          ))}
          {accountMenuItems}
        </Container>
      </Box>
    </Box>
  );
}
