import Typography from '@mui/material/Typography';

/** Stands where the procedure would be, for a prompt that tells no work in steps. */
export function NothingToFollow() {
  return (
    <article aria-label="Procedure">
      <Typography variant="h2" sx={{ mb: 1 }}>
        There is nothing to follow yet
      </Typography>
      <Typography color="textSecondary">
        Your prompt tells no steps. Answer “What are the steps?”, one a line, or change the prompt with “Draft again”.
      </Typography>
    </article>
  );
}
