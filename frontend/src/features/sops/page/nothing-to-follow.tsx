import Typography from '@mui/material/Typography';
import * as words from './words.en';

/** Stands where the procedure would be, for a prompt that tells no work in steps. */
export function NothingToFollow() {
  return (
    <article aria-label={words.procedure}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {words.noStepsTitle}
      </Typography>
      <Typography color="textSecondary">{words.noStepsText}</Typography>
    </article>
  );
}
