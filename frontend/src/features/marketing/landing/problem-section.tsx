import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type Point, PROBLEM, SOLUTION } from '../content/landing.en';
import { Band } from '../layout/band';
import { SectionHeading } from '../layout/section-heading';

/** The problem and the solution (S2.34). */
export function ProblemSection() {
  return (
    <Band label={PROBLEM.label} tone="raised">
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 10, rowGap: 8 }}>
        <Side content={PROBLEM} icon={<CloseRounded fontSize="small" />} color="text.secondary" />
        <Side content={SOLUTION} icon={<CheckRounded fontSize="small" />} color="primary.main" />
      </Box>
    </Band>
  );
}

interface SideProps {
  content: { eyebrow: string; heading: string; points: readonly Point[] };
  icon: ReactNode;
  color: string;
}

function Side({ content, icon, color }: SideProps) {
  return (
    <Box>
      <SectionHeading eyebrow={content.eyebrow} heading={content.heading} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3.5 }}>
        {content.points.map((point) => (
          <Box component="li" key={point.title} sx={{ display: 'flex', gap: 2 }}>
            <Box aria-hidden sx={{ color: color, pt: 0.25 }}>
              {icon}
            </Box>
            <Box>
              <Typography variant="h3">{point.title}</Typography>
              <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                {point.text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
