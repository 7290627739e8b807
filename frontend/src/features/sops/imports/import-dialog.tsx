import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useSyncExternalStore } from 'react';
import * as commonWords from '../../../words/common.en';
import { DropArea } from './drop-area';
import * as buttonWords from './import-button.en';
import * as words from './import-dialog.en';
import { importQueue } from './import-queue';
import { ImportRow } from './import-row';
import { PasteText } from './paste-text';

interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Imports documents and shows the result of each. The import continues when it is closed. */
export function ImportDialog({ isOpen, onClose }: ImportDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const documents = useSyncExternalStore(importQueue.subscribe, importQueue.read);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
      scroll="paper"
    >
      <DialogTitle id={titleId}>{buttonWords.importLabel}</DialogTitle>
      <DialogContent dividers tabIndex={0} aria-labelledby={titleId} role="region">
        <Stack spacing={2}>
          <Typography variant="body2" color="textSecondary">
            {words.text}
          </Typography>
          <DropArea onFiles={(files) => importQueue.add(files)} />
          <PasteText onText={(file) => importQueue.add([file])} />
          {documents.length > 0 && (
            <List dense disablePadding aria-label={words.documents}>
              {documents.map((document) => (
                <ImportRow key={document.key} document={document} onFollow={onClose} />
              ))}
            </List>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
