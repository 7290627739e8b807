import Typography from '@mui/material/Typography';

/** Stands where the procedure would be, when its draft has failed or was canceled. */
export function NoTextYet() {
  return (
    <article aria-label="Procedure">
      <Typography variant="h2" sx={{ mb: 1 }}>
        There is no text yet
      </Typography>
      <Typography color="textSecondary">
        Choose “Draft again” to draft from your prompt, or “Edit” to write the procedure yourself.
      </Typography>
    </article>
  );
}
