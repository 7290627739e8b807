import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { FactsContent } from '../content/facts';
import { PublicPage } from '../layout/public-page';

const GRID = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 6,
  rowGap: 4,
};

/** Short facts about the product, by subject. */
export function FactsPage({ content: { title, lead, description, sections, action } }: { content: FactsContent }) {
  return (
    <PublicPage title={title} lead={lead} description={description}>
      {sections.map(({ heading, facts }) => (
        <Box component="section" key={heading} aria-label={heading} sx={{ mt: { xs: 6, md: 8 }, maxWidth: 880 }}>
          <Typography variant="h2" sx={{ mb: 3 }}>
            {heading}
          </Typography>
          <Box sx={GRID}>
            {facts.map((fact) => (
              <Box key={fact.title}>
                <Typography variant="h3">{fact.title}</Typography>
                <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                  {fact.text}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
      <Button component={RouterLink} to={action.to} variant="contained" size="large" sx={{ mt: { xs: 6, md: 8 } }}>
        {action.label}
      </Button>
    </PublicPage>
  );
}
