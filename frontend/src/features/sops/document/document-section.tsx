import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DocumentSectionProps {
  heading: string;
  children: ReactNode;
}

/** One headed part of a procedure. */
export function DocumentSection({ heading, children }: DocumentSectionProps) {
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {children}
    </Box>
  );
}
