import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NarrowPageProps {
  title: string;
  children: ReactNode;
}

/** A page with a single card in the middle. */
export function NarrowPage({ title, children }: NarrowPageProps) {
  return (
    <Card sx={{ width: '100%', maxWidth: 440, mx: 'auto', my: { xs: 4, md: 10 } }}>
      <CardContent sx={{ p: { xs: 3, sm: 5 }, '&:last-child': { pb: { xs: 3, sm: 5 } } }}>
        <Typography variant="h2" component="h1" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
