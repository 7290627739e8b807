import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../../../components/logo';
import { SchemeToggle } from '../../../components/scheme-toggle';
import { COMPANY } from '../content/company.en';
import { BAR_LINKS } from '../content/shell.en';
import { foldMenu } from '../enhancements/fold-menu';
import { solidOnScroll } from '../enhancements/solid-on-scroll';
import { useEnhancements } from '../enhancements/use-enhancements';
import { BarLink } from './bar-link';
import { MenuButton } from './menu-button';
import { SiteMenu } from './site-menu';
import * as words from './words.en';

const OPAQUE = { borderColor: 'divider', bgcolor: 'background.paper' };

interface MarketingBarProps {
  /** The end of the bar: sign-in actions, or the account. */
  accountItems: ReactNode;
  /** The same things for the menu of a small screen. */
  accountMenuItems: ReactNode;
}

/** The bar of the public pages: transparent at the top of the page, opaque below it (S2.39-S2.50). */
export function MarketingBar({ accountItems, accountMenuItems }: MarketingBarProps) {
  const bar = useEnhancements(solidOnScroll, foldMenu);
  return (
    <Box
      component="header"
      ref={bar}
      data-site-bar
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: 1,
        borderColor: 'transparent',
        transition: 'background-color 160ms, border-color 160ms',
        displayPrint: 'none',
        '&[data-scrolled]': OPAQUE,
        '&:has([aria-expanded="true"])': OPAQUE,
      }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 64 }}>
        <Link component={RouterLink} to="/" underline="none" sx={{ mr: 'auto' }}>
          <Logo name={COMPANY.brand} />
        </Link>
        <Box component="nav" aria-label={words.main} sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, mr: 1 }}>
          {BAR_LINKS.map((link) => (
            <BarLink key={link.to} {...link} />
          ))}
        </Box>
        <SchemeToggle />
        <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>{accountItems}</Box>
        <MenuButton />
      </Container>
      <SiteMenu>{accountMenuItems}</SiteMenu>
    </Box>
  );
}
