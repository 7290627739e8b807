import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  /** What it is for. */
  text?: string;
  children: ReactNode;
}

/** One subject of a page of settings. */
export function SettingsCard({ title, text, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent sx={{ p: { xs: 2, sm: 3 }, '&:last-child': { pb: { xs: 2, sm: 3 } } }}>
        <Typography variant="h2" id={titleId} gutterBottom>
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ mb: 2.5, maxWidth: 640, textWrap: 'pretty' }}>
            {text}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
