import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as commonWords from '../../../words/common.en';
import { withParts } from '../../../words/with-parts';
import * as words from './words.en';

const DIALOG = {
  boxSizing: 'border-box',
  width: 'min(444px, calc(100% - 64px))',
  p: 3,
  border: 0,
  borderRadius: 2,
  boxShadow: 24,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
};

/** Asks a visitor who has chosen a plan to sign in first; `askToSignIn` opens it with the plan's name (S2.62-S2.66). */
export function SignInDialog() {
  const id = useId();
  return (
    <Box component="dialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} sx={DIALOG}>
      <Typography variant="h2" component="h2" id={`${id}-title`}>
        {words.signInDialogTitle}
      </Typography>
      <Typography id={`${id}-text`} color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
        {withParts(words.signInDialogText, { plan: <span data-chosen-plan /> })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <Button data-closes-dialog>{commonWords.cancel}</Button>
        <Button component={RouterLink} to="/auth" variant="contained">
          {words.signInDialogAction}
        </Button>
      </Box>
    </Box>
  );
}
