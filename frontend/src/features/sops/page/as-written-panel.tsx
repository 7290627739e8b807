import Typography from '@mui/material/Typography';
import { SideCard } from './side-card';

/** Says what the mark at some lines means; nothing where no line has it. */
export function AsWrittenPanel({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <SideCard title={`As you wrote it (${count})`}>
      <Typography variant="body2" color="textSecondary">
        Lines marked “as you wrote it” are in your own words, because rewording could have changed what you mean.
      </Typography>
    </SideCard>
  );
}
