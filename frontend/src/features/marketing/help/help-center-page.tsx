import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GUIDE, HELP, QUICK_START } from '../content/help.en';
import { PublicPage } from '../layout/public-page';
import { HelpTiles } from './help-tiles';
import { QuestionList } from './question-list';

/** The help center: four entry points and the questions (S2.147-S2.156, T37). */
export function HelpCenterPage() {
  return (
    <PublicPage title={HELP.title} lead={HELP.lead} description={HELP.description}>
      <HelpTiles />
      <Part id="getting-started" title={HELP.quickStartTitle}>
        <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.5 }}>
          {QUICK_START.map((step) => (
            <Typography
              component="li"
              key={step}
              sx={{ pl: 1, '&::marker': { color: 'primary.main', fontWeight: 700 } }}
            >
              {step}
            </Typography>
          ))}
        </Box>
      </Part>
      <Part id="user-guide" title={HELP.guideTitle}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 6, rowGap: 4 }}>
          {GUIDE.map(({ title, text }) => (
            <Box key={title}>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </Part>
      <Part id="faqs" title={HELP.questionsTitle}>
        <QuestionList />
      </Part>
    </PublicPage>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Box
      component="section"
      id={id}
      aria-label={title}
      sx={{ mt: { xs: 7, md: 10 }, scrollMarginTop: 80, maxWidth: 880 }}
    >
      <Typography variant="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
