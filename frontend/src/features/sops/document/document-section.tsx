import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DocumentSectionProps {
  heading: string;
  /** The line of the section, if it has only one. */
  line?: string;
  children: ReactNode;
}

/** One headed part of a procedure. */
export function DocumentSection({ heading, line, children }: DocumentSectionProps) {
  return (
    <Box component="section" data-line={line} sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
