import Typography from '@mui/material/Typography';
import * as words from './words.en';

/** Replaces the procedure when its draft has failed or was canceled. */
export function NoTextYet() {
  return (
    <article aria-label={words.procedure}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {words.noTextTitle}
      </Typography>
      <Typography color="textSecondary">{words.noTextText}</Typography>
    </article>
  );
}
