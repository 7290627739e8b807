import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { CheckedField } from '../../../components/form/checked-field';
import { CheckedForm } from '../../../components/form/checked-form';
import { NarrowPage } from '../../../components/narrow-page';
import { authFailureText } from '../auth-failure-text';
import { CodeField } from '../code-field';
import type { ConfirmationKind } from './confirm-link';
import { FirstOfTwo } from './first-of-two';
import { useConfirmation } from './use-confirmation';
import * as words from './words.en';

interface CodeConfirmationProps {
  /** The purpose of the code, from the page's URL. */
  initialKind: ConfirmationKind;
  nextPath: string | null;
}

const PURPOSES: readonly { kind: ConfirmationKind; label: string }[] = [
  { kind: 'email', label: words.codeSignIn },
  { kind: 'recovery', label: words.codeRecovery },
  { kind: 'email_change', label: words.codeEmailChange },
  { kind: 'invite', label: words.codeInvitation },
];

/** For people who read the mail on another device: the six digits in it do what its link does. */
export function CodeConfirmation({ initialKind, nextPath }: CodeConfirmationProps) {
  const [kind, setKind] = useState(purposeOf(initialKind));
  const [email, setEmail] = useState('');
  const [token, setToken] = useState('');
  const confirmation = useConfirmation(kind, nextPath);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    confirmation.mutate({ email: email.trim(), token, type: kind });
  };
  if (confirmation.data === 'first-of-two') return <FirstOfTwo />;
  return (
    <NarrowPage title={words.codeTitle}>
      <CheckedForm onSubmit={handleSubmit}>
        <Stack spacing={2.5}>
          <Typography color="textSecondary">{words.codeText}</Typography>
          <TextField
            label={words.codePurpose}
            select
            fullWidth
            value={kind}
            onChange={(event) => setKind(event.target.value as ConfirmationKind)}
          >
            {PURPOSES.map((purpose) => (
              <MenuItem key={purpose.kind} value={purpose.kind}>
                {purpose.label}
              </MenuItem>
            ))}
          </TextField>
          <CheckedField
            label={words.codeAddress}
            type="email"
            autoComplete="email"
            fullWidth
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            input={{ required: true }}
            faultTexts={{ missing: words.codeAddressMissing }}
          />
          <CodeField
            label={words.codeCode}
            value={token}
            onChange={setToken}
            error={confirmation.error && authFailureText(confirmation.error)}
          />
          <Button type="submit" variant="contained" size="large" fullWidth loading={confirmation.isPending}>
            {words.codeConfirm}
          </Button>
        </Stack>
      </CheckedForm>
    </NarrowPage>
  );
}

/** 'email' covers every sign-in mail: the server determines which one it was. */
function purposeOf(kind: ConfirmationKind): ConfirmationKind {
  return PURPOSES.some((purpose) => purpose.kind === kind) ? kind : 'email';
}
