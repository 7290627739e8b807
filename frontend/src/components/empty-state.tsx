import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** Fills a whole page, so that its title is the page's heading. */
  isPage?: boolean;
}

/** Shows that there is nothing yet, and what to do about it. */
export function EmptyState({ title, text, action, isPage = false }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
      <Typography
        variant={isPage ? 'h2' : 'h3'}
        component={isPage ? 'h1' : 'p'}
        gutterBottom
        sx={{ textWrap: 'balance' }}
      >
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 420, mx: 'auto', mb: action ? 3 : 0, textWrap: 'balance' }}>
        {text}
      </Typography>
      {action}
    </Box>
  );
}
