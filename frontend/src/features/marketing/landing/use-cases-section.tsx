import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { USE_CASES } from '../content/landing.en';
import { Band } from '../layout/band';
import { SectionHeading } from '../layout/section-heading';

type Audience = (typeof USE_CASES.audiences)[number];

/** The use cases (S1.4, S1.20). */
export function UseCasesSection() {
  return (
    <Band id="use-cases" label={USE_CASES.label}>
      <SectionHeading eyebrow={USE_CASES.eyebrow} heading={USE_CASES.heading} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 3 }}>
        {USE_CASES.audiences.map((audience) => (
          <AudienceCard key={audience.title} audience={audience} />
        ))}
      </Box>
      <Typography sx={{ mt: 4, fontSize: '1.125rem' }}>
        {USE_CASES.templates.text}{' '}
        <Link component={RouterLink} to={USE_CASES.templates.to}>
          {USE_CASES.templates.action}
        </Link>
      </Typography>
    </Band>
  );
}

function AudienceCard({ audience }: { audience: Audience }) {
  const { title, text, examples, impact } = audience;
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: { xs: 3, sm: 4 },
      }}
    >
      <Typography variant="h2" component="h3">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 2.5 }}>
        {text}
      </Typography>
      <Typography variant="body2" sx={{ mb: 4 }}>
        {examples.join(' · ')}
      </Typography>
      <Box sx={{ mt: 'auto', pt: 3, borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ color: 'secondary.main', fontSize: '2.25rem', fontWeight: 700, lineHeight: 1.2 }}>
          {impact.value}
        </Typography>
        <Typography>{impact.label}</Typography>
      </Box>
    </Box>
  );
}
