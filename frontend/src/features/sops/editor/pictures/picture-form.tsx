import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useContext, useState } from 'react';
import type { SopMedia } from '../../../../api/generated/types.gen';
import * as commonWords from '../../../../words/common.en';
import { PICTURE_TILE } from '../../attachments/picture-look';
import { PicturesContext } from '../../attachments/pictures';
import { MAX_PICTURE_TEXT } from '../schema/line-kinds';
import * as words from './picture-dialog.en';

/** The description of a picture; null without one. */
export interface PictureWords {
  alt: string | null;
  caption: string | null;
}

interface PictureFormProps {
  /** Null for one that is being sent. */
  picture: SopMedia | null;
  /** URL of the image; by default that of the picture. */
  preview?: string;
  /** Shown below the picture, such as the upload progress. */
  progress?: ReactNode;
  submitLabel: string;
  isWaiting?: boolean;
  onSubmit: (words: PictureWords) => void;
  onRemove?: () => void;
  onCancel: () => void;
}

/** A picture with the fields in which it is described. */
export function PictureForm({
  picture,
  preview,
  progress,
  submitLabel,
  isWaiting = false,
  onSubmit,
  onRemove,
  onCancel,
}: PictureFormProps) {
  const pictures = useContext(PicturesContext);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [caption, setCaption] = useState(picture?.caption ?? '');
  const file = picture ? pictures.find(picture.id) : undefined;
  const address = preview ?? file?.renditions[1]?.url ?? file?.renditions[0]?.url;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is inside the editor, which has its own keyboard shortcuts.
    event.stopPropagation();
    onSubmit({ alt: alt.trim() || null, caption: caption.trim() || null });
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2}>
          <Box sx={PICTURE_TILE}>{address && <img src={address} alt="" />}</Box>
          {progress}
          <TextField
            label={words.alt}
            helperText={words.altHelp}
            autoFocus
            fullWidth
            multiline
            maxRows={4}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_PICTURE_TEXT, dir: 'auto' } }}
          />
          <TextField
            label={words.caption}
            helperText={words.captionHelp}
            fullWidth
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_PICTURE_TEXT, dir: 'auto' } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        {onRemove && (
          <Button color="error" onClick={onRemove} sx={{ marginInlineEnd: 'auto' }}>
            {commonWords.remove}
          </Button>
        )}
        <Button onClick={onCancel}>{commonWords.cancel}</Button>
        <Button type="submit" variant="contained" disabled={isWaiting}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
