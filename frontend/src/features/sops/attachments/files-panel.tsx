import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';
import type { AttachmentDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { notifyError } from '../../../components/notifications';
import { UploadProgress } from '../../../components/upload-progress';
import * as commonWords from '../../../words/common.en';
import { FilesList } from './files-list';
import * as listWords from './files-list.en';
import * as words from './files-panel.en';
import { useFileActions } from './use-file-actions';

const ConfirmDialog = lazyOverlay(async () => (await import('../../../components/confirm-dialog')).ConfirmDialog);

/** The `accept` value of the file input. */
const ACCEPTED = '.pdf,.docx,.xlsx,.pptx,.txt,.md,.csv,.mp4';

interface FilesPanelProps {
  sopId: string;
  files: readonly AttachmentDto[];
}

/** The files of an SOP below its text, with download, add and delete. */
export function FilesPanel({ sopId, files }: FilesPanelProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { add, uploadedPercent, remove } = useFileActions(sopId);
  const [doomed, setDoomed] = useState<AttachmentDto | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file?.type.startsWith('image/')) notifyError(words.isPictureDetails, words.isPicture);
    else if (file) add.mutate(file);
    // The same file may be chosen again.
    target.value = '';
  };
  const button = (
    <Button
      variant="text"
      startIcon={<AttachFileOutlined />}
      loading={add.isPending}
      loadingPosition="start"
      onClick={() => inputRef.current?.click()}
      // In the card, its icon is aligned with the text above it.
      sx={files.length > 0 ? { ml: -1 } : {}}
    >
      {words.add}
    </Button>
  );
  const progress = add.isPending && (
    <UploadProgress label={commonWords.progressOf(add.variables.name)} percent={uploadedPercent} />
  );
  return (
    <>
      {files.length === 0 ? (
        <Stack sx={{ mt: 1, displayPrint: 'none', alignItems: 'flex-start' }}>
          {button}
          {progress}
        </Stack>
      ) : (
        <Card sx={{ mt: 3 }}>
          <CardContent sx={{ px: { xs: 2, sm: 4 } }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {listWords.title}
            </Typography>
            <FilesList
              files={files}
              action={(file) => (
                <IconButton
                  aria-label={words.deleteOne(file.name)}
                  onClick={() => {
                    setDoomed(file);
                    setIsAsking(true);
                  }}
                >
                  <DeleteOutlined />
                </IconButton>
              )}
            />
            {button}
            {progress}
          </CardContent>
        </Card>
      )}
      <input ref={inputRef} type="file" accept={ACCEPTED} onChange={handleChange} hidden aria-label={words.addField} />
      <ConfirmDialog
        isOpen={isAsking}
        title={words.deleteDialogTitle}
        text={words.deleteDialogText(doomed?.name ?? '')}
        confirmLabel={commonWords.deleteLabel}
        isDestructive
        onConfirm={() => {
          setIsAsking(false);
          if (doomed) remove.mutate(doomed.id);
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
