import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { CheckedForm } from '../../../components/form/checked-form';
import * as commonWords from '../../../words/common.en';
import { authFailureText } from '../auth-failure-text';
import { CodeField } from '../code-field';
import { AppSecret } from './app-secret';
import { type BegunApp, useProveApp } from './use-add-app';
import * as words from './words.en';

interface AppProofStepProps {
  app: BegunApp;
  onProved: () => void;
  onCancel: () => void;
}

/** Shows the secret, which is not shown again, and asks for the app's first code. */
export function AppProofStep({ app, onProved, onCancel }: AppProofStepProps) {
  const [code, setCode] = useState('');
  const prove = useProveApp();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    prove.mutate({ factorId: app.factorId, code }, { onSuccess: onProved, onError: () => setCode('') });
  };
  return (
    <CheckedForm onSubmit={handleSubmit}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2}>
          <AppSecret qrCode={app.qrCode} secret={app.secret} />
          <CodeField
            label={words.addAppDialogCode}
            value={code}
            onChange={setCode}
            error={prove.error && authFailureText(prove.error)}
            hasFocus
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{commonWords.cancel}</Button>
        <Button type="submit" variant="contained" loading={prove.isPending}>
          {commonWords.add}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
}
