import Typography from '@mui/material/Typography';
import { SideCard } from './side-card';
import * as words from './words.en';

/** Explains the mark at some lines; renders nothing if no line has it. */
export function AsWrittenPanel({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <SideCard title={words.asWrittenTitle(count)}>
      <Typography variant="body2" color="textSecondary">
        {words.asWrittenText}
      </Typography>
    </SideCard>
  );
}
