import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import * as commonWords from '../../../words/common.en';
import { authFailureText } from '../auth-failure-text';

interface NameStepProps {
  text: string;
  defaultName: string;
  submitLabel: string;
  /** The state of the request that sends the name. */
  step: { isPending: boolean; error: Error | null };
  onSubmit: (name: string) => void;
  onCancel: () => void;
}

const MAX_NAME_LENGTH = 100;

/** Asks what a new second factor is to be called. */
export function NameStep({ text, defaultName, submitLabel, step, onSubmit, onCancel }: NameStepProps) {
  const [name, setName] = useState(defaultName);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(name.trim());
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
        <TextField
          label={commonWords.name}
          fullWidth
          autoFocus
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH, dir: 'auto' } }}
        />
        {step.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {authFailureText(step.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{commonWords.cancel}</Button>
        <Button type="submit" variant="contained" loading={step.isPending} disabled={name.trim() === ''}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
