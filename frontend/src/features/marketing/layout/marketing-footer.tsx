import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '../../../components/logo';
import { COMPANY } from '../content/company.en';
import { FOOTER, type SiteLink } from '../content/shell.en';
import * as words from './words.en';

/** The footer of the public pages (S2.51-S2.61). */
export function MarketingFooter() {
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: { xs: 6, md: 8 }, displayPrint: 'none' }}>
      <Container maxWidth="lg">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
            gap: { xs: 4, md: 6 },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <Logo name={COMPANY.brand} />
            <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 300, textWrap: 'balance' }}>
              {FOOTER.tagline}
            </Typography>
          </Box>
          {FOOTER.groups.map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 6 }}>
          {words.copyright(COMPANY.copyrightYear, COMPANY.brand)}
        </Typography>
      </Container>
    </Box>
  );
}

function LinkGroup({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <Box component="nav" aria-label={title}>
      <Typography component="p" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              color="textSecondary"
              underline="hover"
              sx={{ display: 'inline-block', py: 0.75 }}
            >
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
