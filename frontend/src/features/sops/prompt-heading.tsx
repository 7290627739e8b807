import Typography from '@mui/material/Typography';

export const NEW_SOP = 'Create a new SOP';

/** What the box for a prompt is for. @param component another element where it is no heading yet. */
export function PromptHeading({ component = 'h2' }: { component?: 'h2' | 'p' }) {
  return (
    <>
      <Typography variant="h2" component={component} sx={{ mb: 0.5 }}>
        {NEW_SOP}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Describe the task as you would explain it to a new colleague: who does what, when, and what can go wrong.
      </Typography>
    </>
  );
}
