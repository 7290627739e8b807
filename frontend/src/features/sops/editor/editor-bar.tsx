import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

/** Windows of phones that lie on their side, and those that are magnified: a bar over the fields would hide half of them. */
const LOW_WINDOW = '@media (max-height: 480px)';

/** For the card around the bar: one that hides what hangs over would keep the bar from staying in sight. */
export const EDITOR_CARD = {
  overflow: 'visible',
  // What the keyboard goes to is scrolled to stand clear of the bar.
  '& input, & textarea, & button, & [role="combobox"]': { scrollMarginBottom: 96 },
};

const BAR = {
  position: 'sticky',
  bottom: { xs: 0, sm: 16 },
  p: { xs: 0.75, sm: 1.5 },
  mt: 3,
  mx: { xs: -1, sm: 0 },
  zIndex: 2,
  [LOW_WINDOW]: { position: 'static' },
};

interface EditorBarProps {
  isSaving: boolean;
  /** Somebody else has saved since the form was opened. */
  hasConflict: boolean;
  onSave: () => void;
  onCancel: () => void;
  onOverwrite: () => void;
}

/** What can be done with the changes; stays in sight. */
export function EditorBar({ isSaving, hasConflict, onSave, onCancel, onOverwrite }: EditorBarProps) {
  return (
    <Paper variant="outlined" sx={BAR}>
      {hasConflict && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          Somebody has changed this SOP in the meantime. Your changes are still here: replace theirs, or cancel and
          start from the newest version.
        </Alert>
      )}
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onCancel}>Cancel</Button>
        {hasConflict ? (
          <Button variant="contained" color="warning" loading={isSaving} onClick={onOverwrite}>
            Replace theirs
          </Button>
        ) : (
          <Button variant="contained" loading={isSaving} onClick={onSave}>
            Save changes
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
