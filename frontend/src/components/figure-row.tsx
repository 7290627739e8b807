import Grid from '@mui/material/Grid';
import { FigureCard } from './figure-card';

export interface Figure {
  label: string;
  /** Undefined while it is being loaded. */
  value: string | undefined;
  explanation?: string;
  /** What is counted, where the label does not say it. */
  unit?: string;
}

/** The figures at the head of a page. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  const columns = 12 / Math.max(figures.length, 3);
  // If one card has a line that explains its figure, all cards reserve such a line.
  const hasUnits = figures.some(({ unit }) => unit !== undefined);
  const narrowColumns = figures.length % 2 === 0 ? 6 : 4;
  return (
    <Grid container spacing={{ xs: 1.5, sm: 2 }} sx={{ mb: 3 }}>
      {figures.map((figure) => (
        <Grid key={figure.label} size={{ xs: narrowColumns, md: columns }}>
          <FigureCard {...figure} unit={figure.unit ?? (hasUnits ? '' : undefined)} />
        </Grid>
      ))}
    </Grid>
  );
}
