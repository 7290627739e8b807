import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CAREERS, JOB_OPENINGS } from '../content/careers.en';
import { DEEP, DEEP_BAND, DEEP_BUTTON } from '../layout/deep-tone';
import { PublicPage } from '../layout/public-page';
import { BenefitCards } from './benefit-cards';
import { JobOpeningCard } from './job-opening-card';

/** The careers page: benefits and open positions (S2.173-S2.185). */
export function CareersPage() {
  return (
    <PublicPage
      title={CAREERS.title}
      metaTitle={CAREERS.metaTitle}
      lead={CAREERS.lead}
      description={CAREERS.description}
    >
      <BenefitCards />
      <Typography variant="h2" sx={{ mt: { xs: 7, md: 10 }, mb: 3 }}>
        {CAREERS.openingsTitle}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {JOB_OPENINGS.map((opening) => (
          <JobOpeningCard key={opening.title} opening={opening} />
        ))}
      </Box>
      <OtherRole />
    </PublicPage>
  );
}

function OtherRole() {
  return (
    <Box
      component="section"
      aria-label={CAREERS.otherTitle}
      sx={{ ...DEEP_BAND, borderRadius: 2, p: { xs: 4, md: 6 }, mt: { xs: 7, md: 10 }, textAlign: 'center' }}
    >
      <Typography variant="h2">{CAREERS.otherTitle}</Typography>
      <Typography sx={{ color: DEEP.muted, mt: 1, mb: 3 }}>{CAREERS.otherText}</Typography>
      <Button component={RouterLink} to="/contact" variant="contained" size="large" sx={DEEP_BUTTON}>
        {CAREERS.otherAction}
      </Button>
    </Box>
  );
}
