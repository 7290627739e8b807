import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId } from 'react';
import { TextInput } from '../../../components/form/text-input';
import { VERIFICATION } from '../content/contact.en';
import { ShownCode } from './shown-code';
import type { VerificationControl } from './use-verification';
import { CODE_LENGTH, failureText, isVerified } from './verification';

/** The verification code and its input. Enter and the button each count as an attempt (T22). */
export function VerificationField({ verification, type, check, renew }: VerificationControl) {
  const titleId = useId();
  const codeId = useId();
  const failure = failureText(verification);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Verifying the code does not submit the form.
    event.preventDefault();
    event.stopPropagation();
    check();
  };
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ bgcolor: 'action.hover', borderRadius: 2, p: 2.5 }}>
      <Typography id={titleId} sx={{ fontWeight: 600 }}>
        {VERIFICATION.title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {VERIFICATION.hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <ShownCode code={verification.code} />
        <Button onClick={renew} startIcon={<RefreshRounded />}>
          {VERIFICATION.renew}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <TextInput
          id={codeId}
          label={VERIFICATION.label}
          value={verification.input}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKeyDown}
          autoComplete="off"
          error={failure !== null}
          input={{ maxLength: CODE_LENGTH, spellCheck: false, autoCapitalize: 'characters' }}
          sx={{ width: 220, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
        />
        <Button onClick={check} disabled={verification.input === '' || isVerified(verification)}>
          {VERIFICATION.check}
        </Button>
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
      {isVerified(verification) && (
        <Alert severity="success" sx={{ mt: 2 }}>
          {VERIFICATION.success}
        </Alert>
      )}
    </Box>
  );
}
