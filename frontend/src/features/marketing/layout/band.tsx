import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { DEEP_BAND } from './deep-tone';

const TONES = {
  page: {},
  raised: { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' },
  deep: DEEP_BAND,
} as const;

interface BandProps {
  /** The id that links to the section use. */
  id?: string;
  /** Accessible name of the section. */
  label?: string;
  tone?: keyof typeof TONES;
  children: ReactNode;
}

/** A section across the whole width of a public page. */
export function Band({ id, label, tone = 'page', children }: BandProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-label={label}
      sx={{ py: { xs: 8, md: 14 }, scrollMarginTop: 64, ...TONES[tone] }}
    >
      <Container maxWidth="lg">{children}</Container>
    </Box>
  );
}
