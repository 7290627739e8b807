import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import * as commonWords from '../../../words/common.en';
import { ArchiveRow } from './archive-row';
import * as words from './folder-export-dialog.en';
import { useArchive } from './use-archives';

interface FolderExportDialogProps {
  /** The id of the export; null renders nothing. */
  exportId: string | null;
  folderName: string;
  onClose: () => void;
}

/** The progress of a folder's export, and its file. */
export function FolderExportDialog({ exportId, folderName, onClose }: FolderExportDialogProps) {
  const titleId = useId();
  const { data } = useArchive(exportId);
  return (
    <Dialog open={exportId !== null} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{words.title(folderName)}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {words.text}
        </Typography>
        {data && <ArchiveRow archive={data} onRemoved={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
