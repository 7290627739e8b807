import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Stands for figures that did not arrive, with another try. */
export function FiguresFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      severity="error"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The figures could not be loaded.
    </Alert>
  );
}
