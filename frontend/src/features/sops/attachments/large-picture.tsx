import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { AttachmentDto } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import { srcSetOf } from './picture-look';
import * as words from './step-pictures.en';

interface LargePictureProps {
  isOpen: boolean;
  picture: AttachmentDto | null;
  alt: string | null;
  caption: string | null;
  onClose: () => void;
}

/** A picture in full window size. */
export function LargePicture({ isOpen, picture, alt, caption, onClose }: LargePictureProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      maxWidth="xl"
      slotProps={{ paper: { 'aria-label': alt ?? caption ?? words.picture } }}
    >
      <Box sx={{ position: 'relative', bgcolor: 'background.default' }}>
        <IconButton
          aria-label={commonWords.close}
          autoFocus
          onClick={onClose}
          sx={{
            position: 'absolute',
            insetInlineEnd: 8,
            top: 8,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.paper' },
          }}
        >
          <CloseOutlined />
        </IconButton>
        {picture && (
          <Box
            component="img"
            src={picture.renditions.at(-1)?.url ?? picture.url}
            srcSet={srcSetOf(picture)}
            sizes="90vw"
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
            alt={alt ?? ''}
            sx={{ display: 'block', maxWidth: '100%', width: 'auto', height: 'auto', maxHeight: 'calc(100vh - 160px)' }}
          />
        )}
      </Box>
      {(caption || alt) && (
        <Typography dir="auto" sx={{ px: 2, py: 1.5 }}>
          {caption ?? alt}
        </Typography>
      )}
    </Dialog>
  );
}
