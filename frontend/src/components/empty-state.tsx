import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
      <Typography variant="h3" component="p" gutterBottom>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 420, mx: 'auto', mb: action ? 3 : 0, textWrap: 'balance' }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}
