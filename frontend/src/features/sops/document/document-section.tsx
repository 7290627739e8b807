import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SaidInAnswer } from './said-in-answers';

interface DocumentSectionProps {
  heading: string;
  /** The line of the section, if it has only one. */
  line?: string;
  /** What was answered about this part. */
  said: SaidInAnswer[] | undefined;
  /** Nothing where the part has no line. */
  children: ReactNode;
}

/** One headed part of a procedure: its lines, then what was answered about it; nothing at all when it has neither. */
export function DocumentSection({ heading, line, said = [], children }: DocumentSectionProps) {
  if (!children && said.length === 0) return null;
  return (
    <Box component="section" data-line={line} sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {heading}
      </Typography>
      {children}
      {said.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: children ? 1 : 0, paddingInlineStart: 2.5 }}>
          {said.map(({ id, question, answer }) => (
            <Typography component="li" dir="auto" key={id} sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
              {question} — <strong>{answer}</strong>
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
