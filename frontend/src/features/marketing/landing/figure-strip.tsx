import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Figure } from '../content/landing.en';

/** Claims as numbers, side by side (S1.17-S1.19). */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: { xs: 7, md: 10 },
        p: 0,
        pt: 4,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: 3,
      }}
    >
      {figures.map(({ value, label }) => (
        <Box component="li" key={value} sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
          <Typography component="span" sx={{ fontSize: '2.25rem', fontWeight: 700, letterSpacing: '-0.02em' }}>
            {value}
          </Typography>
          <Typography component="span" color="textSecondary">
            {label}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
