import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { authFailureText } from '../auth-failure-text';
import { CodeField } from '../code-field';
import { useChangePassword } from './use-change-password';

interface PasswordFormProps {
  /** False on the way from a recovery mail, which has proved the person. */
  asksForCurrent: boolean;
  submitLabel: string;
  /** Somebody has asked for it: the keyboard begins in its first field. */
  hasFocus?: boolean;
  onChanged: () => void;
}

const BLANK = { currentPassword: '', password: '', repeated: '', code: '' };

/** A new password, written twice. */
export function PasswordForm({ asksForCurrent, submitLabel, hasFocus = false, onChanged }: PasswordFormProps) {
  const [values, setValues] = useState(BLANK);
  const [isRepeatedWrong, setIsRepeatedWrong] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const change = useChangePassword();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsRepeatedWrong(values.password !== values.repeated);
    if (values.password !== values.repeated) return;
    change.mutate(values, {
      onSuccess: (outcome) => {
        setIsCodeAsked(outcome === 'code-needed');
        if (outcome === 'code-needed') return;
        setValues(BLANK);
        onChanged();
      },
    });
  };
  const fieldOf = (name: keyof typeof BLANK) => ({
    type: 'password',
    fullWidth: true,
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      {asksForCurrent && (
        <TextField
          {...fieldOf('currentPassword')}
          label="Current password"
          autoFocus={hasFocus}
          autoComplete="current-password"
          helperText="Leave blank if you have not set one."
        />
      )}
      <TextField
        {...fieldOf('password')}
        label="New password"
        autoComplete="new-password"
        helperText="At least 8 characters."
        slotProps={{ htmlInput: { required: true } }}
      />
      <TextField
        {...fieldOf('repeated')}
        label="Confirm new password"
        autoComplete="new-password"
        error={isRepeatedWrong}
        helperText={isRepeatedWrong && 'This is not the same.'}
        slotProps={{ htmlInput: { required: true } }}
      />
      {isCodeAsked && (
        <>
          <Alert severity="info">
            We have sent a code to your e-mail address, to be sure that it is you. It works for 10 minutes.
          </Alert>
          <CodeField
            label="Code from the mail"
            value={values.code}
            onChange={(code) => setValues({ ...values, code })}
            hasFocus
          />
        </>
      )}
      {change.error && <Alert severity="error">{authFailureText(change.error)}</Alert>}
      <Button type="submit" variant="contained" loading={change.isPending} sx={{ alignSelf: 'flex-end' }}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
