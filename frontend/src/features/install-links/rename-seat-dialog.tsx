import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import type { InstallLinkDto } from '../../api/generated/types.gen';
import * as commonWords from '../../words/common.en';
import { MAX_SEAT_NAME } from './seats';
import { useRenameInstallLink } from './use-seat-changes';
import * as words from './words.en';

interface RenameSeatDialogProps {
  isOpen: boolean;
  link: InstallLinkDto;
  onClose: () => void;
}

/** Sets the name of a seat. */
export function RenameSeatDialog({ isOpen, link, onClose }: RenameSeatDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? link.name ?? '';
  const rename = useRenameInstallLink(link.id);
  const handleClose = () => {
    setTyped(null);
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate(name.trim(), { onSuccess: handleClose });
  };
  return (
    <Dialog open={isOpen} onClose={handleClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>{words.renameDialogTitle}</DialogTitle>
        <DialogContent>
          <TextField
            label={commonWords.name}
            helperText={link.member ? words.renameDialogMemberHelp : words.renameDialogHelp}
            autoFocus
            fullWidth
            margin="dense"
            value={name}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_SEAT_NAME, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>{commonWords.cancel}</Button>
          <Button type="submit" variant="contained" loading={rename.isPending} disabled={name.trim() === ''}>
            {commonWords.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
