import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useState } from 'react';
import { CheckedForm } from '../../components/form/checked-form';
import * as commonWords from '../../words/common.en';
import { EntryInput } from './entry-input';
import type { Entry, EntryKind, EntryValues } from './entry-kind';
import { useSaveEntry } from './use-entries';

interface EntryDialogProps<Row extends Entry> {
  kind: EntryKind<Row>;
  /** Null for a new entry. */
  row: Row | null;
  /** Initial values of a new entry, in addition to the defaults. */
  preset?: EntryValues;
  onClose: () => void;
}

/** The form of one entry. */
export function EntryDialog<Row extends Entry>({ kind, row, preset, onClose }: EntryDialogProps<Row>) {
  const titleId = useId();
  const [values, setValues] = useState(() => (row ? kind.valuesOf(row) : { ...kind.blank(), ...preset }));
  const save = useSaveEntry(kind);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ row, values }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <CheckedForm onSubmit={handleSubmit} problem={save.error}>
        <DialogTitle id={titleId}>{row ? kind.words.change : kind.words.add}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {kind.fields.map((field) => (
              <EntryInput
                key={field.name}
                field={field}
                value={values[field.name] ?? ''}
                onChange={(value) => setValues((current) => ({ ...current, [field.name]: value }))}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{commonWords.cancel}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {commonWords.save}
          </Button>
        </DialogActions>
      </CheckedForm>
    </Dialog>
  );
}
