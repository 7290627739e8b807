import Grid from '@mui/material/Grid';
import { FigureCard } from './figure-card';

export interface Figure {
  label: string;
  /** Undefined while it is being loaded. */
  value: string | undefined;
  explanation?: string;
}

/** The figures at the head of a page. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  const columns = 12 / Math.max(figures.length, 3);
  return (
    <Grid container spacing={2} sx={{ mb: 3 }}>
      {figures.map((figure) => (
        <Grid key={figure.label} size={{ xs: 12, sm: 6, md: columns }}>
          <FigureCard {...figure} />
        </Grid>
      ))}
    </Grid>
  );
}
