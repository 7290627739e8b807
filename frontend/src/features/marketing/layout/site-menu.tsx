import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { BAR_LINKS } from '../content/shell.en';
import { MENU_ID } from '../enhancements/fold-menu';
import { BarLink } from './bar-link';
import * as words from './words.en';

/** The menu of a small screen: closed, unless there is no script that could open it (S2.49, S2.50). */
export function SiteMenu({ children }: { children: ReactNode }) {
  return (
    <Box
      id={MENU_ID}
      hidden
      sx={(theme) => ({
        [theme.breakpoints.up('md')]: { display: 'none' },
        [theme.breakpoints.down('md')]: { '@media (scripting: none)': { display: 'block' } },
      })}
    >
      <Container
        component="nav"
        aria-label={words.menu}
        maxWidth="lg"
        sx={{ display: 'grid', gap: 0.5, py: 2, borderTop: 1, borderColor: 'divider' }}
      >
        {BAR_LINKS.map((link) => (
          <BarLink key={link.to} {...link} />
        ))}
        {children}
      </Container>
    </Box>
  );
}
