import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as commonWords from '../words/common.en';

interface PartFailureProps {
  /** What could not be loaded, as a sentence. */
  text: string;
  onRetry: () => unknown;
  /** Shown in a card or list without margins. */
  isInset?: boolean;
}

/** Replaces a part of a page that failed to load, with a retry button: one line, whatever the part is. */
export function PartFailure({ text, onRetry, isInset = false }: PartFailureProps) {
  return (
    <Stack
      role="alert"
      direction="row"
      useFlexGap
      sx={{
        alignItems: 'center',
        gap: 1.5,
        flexWrap: 'wrap',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'action.hover',
        displayPrint: 'none',
        ...(isInset && { mx: { xs: 2, sm: 3 }, my: 2 }),
      }}
    >
      <CloudOffOutlined fontSize="small" color="action" />
      <Typography variant="body2" sx={{ flex: '1 1 140px' }}>
        {text}
      </Typography>
      <Button size="small" onClick={() => void onRetry()}>
        {commonWords.tryAgain}
      </Button>
    </Stack>
  );
}
