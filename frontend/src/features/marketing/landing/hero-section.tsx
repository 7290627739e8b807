import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { HERO } from '../content/landing.en';
import { sectionPath } from '../content/sections';
import { templatePath } from '../templates/template-paths';
import { FigureStrip } from './figure-strip';
import { ProcedureSketch } from './procedure-sketch';

/** What the product is, in one sentence and one picture. */
export function HeroSection() {
  return (
    <Box component="section" aria-label={HERO.label} sx={{ pt: { xs: 5, md: 10 }, pb: { xs: 8, md: 12 } }}>
      <Container maxWidth="lg">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
            alignItems: 'center',
            gap: { xs: 7, md: 8 },
          }}
        >
          <HeroWords />
          <ProcedureSketch />
        </Box>
        <FigureStrip figures={HERO.figures} />
      </Container>
    </Box>
  );
}

function HeroWords() {
  return (
    <Box>
      <Typography component="p" variant="overline" color="secondary">
        {HERO.eyebrow}
      </Typography>
      <Typography
        variant="h1"
        sx={{
          fontSize: 'clamp(2.25rem, 1.4rem + 3.2vw, 3.75rem)',
          letterSpacing: '-0.03em',
          lineHeight: 1.08,
          textWrap: 'balance',
        }}
      >
        {HERO.heading}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 3, fontSize: '1.1875rem', lineHeight: 1.6, maxWidth: 540 }}>
        {HERO.lead}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button component={RouterLink} to="/pricing" variant="contained" size="large">
          {HERO.primaryAction}
        </Button>
        <Button component={RouterLink} to="/try" variant="outlined" size="large">
          {HERO.tryAction}
        </Button>
        <Button component={RouterLink} to={sectionPath('how-it-works')} size="large">
          {HERO.secondaryAction}
        </Button>
      </Box>
      <Typography sx={{ mt: 2.5 }}>
        <Link component={RouterLink} to={templatePath('cash-up-the-till', 'en')}>
          {HERO.exampleAction}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {HERO.notes.join(' · ')}
      </Typography>
    </Box>
  );
}
