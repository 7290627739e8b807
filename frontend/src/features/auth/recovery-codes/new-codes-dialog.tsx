import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { downloadText } from '../../../components/download-file';
import { notifyError, notifySuccess } from '../../../components/notifications';
import * as commonWords from '../../../words/common.en';
import { useAuthClient } from '../auth-client-context';
import { authUserOptions } from '../auth-user-query';
import { groupedCode, recoveryCodesText } from './recovery-code-text';
import * as words from './words.en';

interface NewCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows new recovery codes, this once. */
export function NewCodesDialog({ codes, onClose }: NewCodesDialogProps) {
  const titleId = useId();
  const { data: user } = useQuery(authUserOptions(useAuthClient()));
  const text = recoveryCodesText(codes, { site: window.location.host, email: user?.email ?? '' });
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notifySuccess(commonWords.copied);
    } catch {
      notifyError(commonWords.copyFailed);
    }
  };
  return (
    // Only the button closes it: an accidental click outside would lose the codes.
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.newCodesDialogTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words.newCodesDialogText}</DialogContentText>
        <Box
          component="ul"
          aria-label={words.newCodesDialogCodes}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 1,
            m: 0,
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            listStyle: 'none',
            textAlign: 'center',
          }}
        >
          {codes.map((code) => (
            <Box component="li" key={code}>
              <code>{groupedCode(code)}</code>
            </Box>
          ))}
        </Box>
      </DialogContent>
      {/* All of them here: a message lies above this part, and so over none of them (screens m3). */}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button startIcon={<ContentCopyOutlined />} onClick={() => void handleCopy()}>
          {words.newCodesDialogCopy}
        </Button>
        <Button
          startIcon={<DownloadOutlined />}
          onClick={() => downloadText('recovery-codes.txt', text)}
          sx={{ mr: 'auto' }}
        >
          {words.newCodesDialogDownload}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {words.newCodesDialogSaved}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
