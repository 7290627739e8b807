import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import * as commonWords from '../../../words/common.en';
import * as words from './own-templates.en';
import { TemplateTitleField } from './template-title-field';

interface RenameTemplateDialogProps {
  isOpen: boolean;
  /** The initial value of the field. */
  title: string;
  isSaving: boolean;
  onSave: (title: string) => void;
  onClose: () => void;
}

/** Asks for another title of a template. */
export function RenameTemplateDialog({ isOpen, onClose, ...fields }: RenameTemplateDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.renameDialogTitle}</DialogTitle>
      <RenameForm onClose={onClose} {...fields} />
    </Dialog>
  );
}

/** Created again each time the dialog opens. */
function RenameForm({ title, isSaving, onSave, onClose }: Omit<RenameTemplateDialogProps, 'isOpen'>) {
  const [typed, setTyped] = useState(title);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed.trim());
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogContent sx={{ pt: 1 }}>
        <TemplateTitleField title={typed} onChange={setTyped} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.cancel}</Button>
        <Button type="submit" variant="contained" disabled={typed.trim() === ''} loading={isSaving}>
          {words.rename}
        </Button>
      </DialogActions>
    </form>
  );
}
