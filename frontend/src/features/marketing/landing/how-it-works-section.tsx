import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HOW_IT_WORKS } from '../content/landing.en';
import { Band } from '../layout/band';
import { DEEP } from '../layout/deep-tone';

/** How it works, in four steps (S1.13-S1.16). */
export function HowItWorksSection() {
  return (
    <Band id="how-it-works" label={HOW_IT_WORKS.label} tone="deep">
      <Typography component="p" variant="overline" sx={{ color: DEEP.accent }}>
        {HOW_IT_WORKS.eyebrow}
      </Typography>
      <Typography
        variant="h1"
        component="h2"
        sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.75rem)', mb: { xs: 5, md: 8 } }}
      >
        {HOW_IT_WORKS.heading}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: { xs: 4, md: 5 },
        }}
      >
        {HOW_IT_WORKS.steps.map((step, index) => (
          <Box component="li" key={step.title} sx={{ borderTop: 2, borderColor: DEEP.line, pt: 3 }}>
            <Typography
              aria-hidden
              component="p"
              sx={{ color: DEEP.accent, fontSize: '2.25rem', fontWeight: 700, lineHeight: 1, mb: 2 }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h3">{step.title}</Typography>
            <Typography sx={{ color: DEEP.muted, mt: 1 }}>{step.text}</Typography>
          </Box>
        ))}
      </Box>
    </Band>
  );
}
