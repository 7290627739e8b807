import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import type { SopDto } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import * as actionWords from '../sop-actions.en';
import * as words from './save-template-dialog.en';
import { TemplateTitleField } from './template-title-field';
import { useOwnTemplates } from './use-own-templates';

interface SaveTemplateDialogProps {
  isOpen: boolean;
  sop: SopDto;
  onClose: () => void;
}

/** Asks for the name of a template, and whether personal data is removed. */
export function SaveTemplateDialog({ isOpen, sop, onClose }: SaveTemplateDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{actionWords.saveAsTemplate}</DialogTitle>
      <SaveForm sop={sop} onClose={onClose} />
    </Dialog>
  );
}

/** Created again each time the dialog opens. */
function SaveForm({ sop, onClose }: Omit<SaveTemplateDialogProps, 'isOpen'>) {
  const noteId = useId();
  const [title, setTitle] = useState(sop.title);
  const [isWithoutPeople, setIsWithoutPeople] = useState(true);
  const { create } = useOwnTemplates();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const body = { sop_id: sop.id, title: title.trim(), without_people: isWithoutPeople };
    create.mutate(body, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogContent sx={{ pt: 1 }}>
        <Stack spacing={2}>
          <TemplateTitleField title={title} onChange={setTitle} />
          <div>
            <FormControlLabel
              control={
                <Checkbox
                  checked={isWithoutPeople}
                  onChange={(_event, isChecked) => setIsWithoutPeople(isChecked)}
                  slotProps={{ input: { 'aria-describedby': noteId } }}
                />
              }
              label={words.withoutPeople}
            />
            <Typography id={noteId} variant="body2" color="textSecondary" sx={{ pl: 4 }}>
              {words.withoutPeopleHelp}
            </Typography>
          </div>
          <Typography variant="body2" color="textSecondary">
            {words.text}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.cancel}</Button>
        <Button type="submit" variant="contained" disabled={title.trim() === ''} loading={create.isPending}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  );
}
