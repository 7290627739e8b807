import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { CheckedField } from '../../../components/form/checked-field';
import { CheckedForm } from '../../../components/form/checked-form';
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
  const [isCodeAsked, setIsCodeAsked] = useState(false);
  const change = useChangePassword();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
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
    <CheckedForm onSubmit={handleSubmit}>
      <Stack spacing={2}>
        {asksForCurrent && (
          <CheckedField
            {...fieldOf('currentPassword')}
            label="Current password"
            autoFocus={hasFocus}
            autoComplete="current-password"
            helperText="Leave blank if you have not set one."
          />
        )}
        <CheckedField
          {...fieldOf('password')}
          label="New password"
          autoComplete="new-password"
          helperText="At least 8 characters."
          input={{ required: true }}
        />
        <CheckedField
          {...fieldOf('repeated')}
          label="Confirm new password"
          autoComplete="new-password"
          input={{ required: true }}
          faultTexts={{ missing: 'Enter the new password again.' }}
          otherFault={values.password === values.repeated ? null : 'This is not the same.'}
        />
        {isCodeAsked && (
          <>
            <Alert severity="info">
              We sent a code to your email address to confirm it’s you. It works for 10 minutes.
            </Alert>
            <CodeField
              label="Code from the email"
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
    </CheckedForm>
  );
}
