import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { SopMedia } from '../../../../api/generated/types.gen';
import { NewPictureForm } from './new-picture-form';
import * as words from './picture-dialog.en';
import { PictureForm } from './picture-form';

interface PictureDialogProps {
  isOpen: boolean;
  sopId: string;
  /** A picture to upload; null when an existing one is changed. */
  file: File | null;
  picture: SopMedia | null;
  onAdd: (added: SopMedia) => void;
  /** Null removes the picture from its step. */
  onChange: (changed: SopMedia | null) => void;
  onClose: () => void;
}

/** Asks what a picture shows. */
export function PictureDialog({ isOpen, sopId, file, picture, onAdd, onChange, onClose }: PictureDialogProps) {
  const titleId = useId();
  const closing =
    <Value,>(act: (value: Value) => void) =>
    (value: Value) => {
      act(value);
      onClose();
    };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{file ? words.addTitle : words.title}</DialogTitle>
      {file ? (
        <NewPictureForm sopId={sopId} file={file} onAdd={closing(onAdd)} onCancel={onClose} />
      ) : (
        <PictureForm
          picture={picture}
          submitLabel={words.done}
          onSubmit={({ alt, caption }) =>
            picture && closing(onChange)({ id: picture.id, alt, ...(caption !== null && { caption }) })
          }
          onRemove={() => closing(onChange)(null)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
