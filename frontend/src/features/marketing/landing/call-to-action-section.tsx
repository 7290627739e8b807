import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { CALL_TO_ACTION } from '../content/landing.en';
import { Band } from '../layout/band';
import { DEEP, DEEP_BUTTON } from '../layout/deep-tone';

/** The call to action, for companies and for consultants (T9). */
export function CallToActionSection() {
  return (
    <Band label={CALL_TO_ACTION.label} tone="deep">
      <Box sx={{ textAlign: 'center', maxWidth: 720, mx: 'auto' }}>
        <Typography
          variant="h1"
          component="h2"
          sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 3rem)', textWrap: 'balance' }}
        >
          {CALL_TO_ACTION.heading}
        </Typography>
        <Typography sx={{ color: DEEP.muted, mt: 2, mb: 4, fontSize: '1.125rem' }}>{CALL_TO_ACTION.text}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
          <Button component={RouterLink} to="/auth" variant="contained" size="large" sx={DEEP_BUTTON}>
            {CALL_TO_ACTION.primaryAction}
          </Button>
          <Button component={RouterLink} to="/auth?type=consultant" color="inherit" size="large">
            {CALL_TO_ACTION.secondaryAction}
          </Button>
        </Box>
      </Box>
    </Band>
  );
}
