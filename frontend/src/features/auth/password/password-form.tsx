import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { CheckedField } from '../../../components/form/checked-field';
import { CheckedForm } from '../../../components/form/checked-form';
import { authFailureText } from '../auth-failure-text';
import { CodeField } from '../code-field';
import { useChangePassword } from './use-change-password';
import * as words from './words.en';

interface PasswordFormProps {
  /** False after a recovery mail, which has verified the user. */
  asksForCurrent: boolean;
  submitLabel: string;
  /** Opened on request: the focus starts in its first field. */
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
            label={words.formCurrent}
            autoFocus={hasFocus}
            autoComplete="current-password"
            helperText={words.formCurrentHelp}
          />
        )}
        <CheckedField
          {...fieldOf('password')}
          label={words.formNew}
          autoComplete="new-password"
          helperText={words.formNewHelp}
          input={{ required: true }}
        />
        <CheckedField
          {...fieldOf('repeated')}
          label={words.formRepeated}
          autoComplete="new-password"
          input={{ required: true }}
          faultTexts={{ missing: words.formRepeatedMissing }}
          otherFault={values.password === values.repeated ? null : words.formRepeatedDiffers}
        />
        {isCodeAsked && (
          <>
            <Alert severity="info">{words.formCodeSent}</Alert>
            <CodeField
              label={words.formCode}
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
