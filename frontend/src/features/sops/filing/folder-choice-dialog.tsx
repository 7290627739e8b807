import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type FormEvent, useId, useState } from 'react';
import type { FolderDto } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import * as words from './folder-choice.en';
import { type FolderBranch, flatten, outlineOf } from './folder-outline';

/** The choice for no folder. */
const NOWHERE = '';

interface FolderChoiceDialogProps {
  isOpen: boolean;
  title: string;
  folders: readonly FolderDto[];
  /** The label for no folder. */
  outsideLabel: string;
  /** The current folder; undefined for several. */
  current: string | null | undefined;
  /** Leaves out the folders that cannot be chosen. */
  canChoose?: (branch: FolderBranch) => boolean;
  isSaving: boolean;
  onChoose: (folderId: string | null) => void;
  onClose: () => void;
}

/** A dialog to choose a folder. */
export function FolderChoiceDialog({ isOpen, title, onClose, ...fields }: FolderChoiceDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <ChoiceForm titleId={titleId} onClose={onClose} {...fields} />
    </Dialog>
  );
}

interface ChoiceFormProps extends Omit<FolderChoiceDialogProps, 'isOpen' | 'title'> {
  titleId: string;
}

/** Created again each time the dialog opens. */
function ChoiceForm({
  titleId,
  folders,
  outsideLabel,
  current,
  canChoose = () => true,
  isSaving,
  onChoose,
  onClose,
}: ChoiceFormProps) {
  const [chosen, setChosen] = useState<string | undefined>(current === null ? NOWHERE : current);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) onChoose(chosen === NOWHERE ? null : chosen);
  };
  const choices = flatten(outlineOf(folders)).filter(canChoose);
  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogContent dividers sx={{ maxHeight: '50vh', overflowX: 'hidden' }}>
        <RadioGroup aria-labelledby={titleId} value={chosen ?? null} onChange={(_event, value) => setChosen(value)}>
          <FormControlLabel value={NOWHERE} control={<Radio size="small" />} label={outsideLabel} />
          {choices.map(({ folder, level }) => (
            <FormControlLabel
              key={folder.id}
              value={folder.id}
              control={<Radio size="small" />}
              label={folder.name}
              dir="auto"
              sx={{ ml: -1.375 + (level - 1) * 3, mr: 0, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.cancel}</Button>
        <Button type="submit" variant="contained" disabled={chosen === undefined} loading={isSaving}>
          {words.move}
        </Button>
      </DialogActions>
    </form>
  );
}
