import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ArchiveDto } from '../../../api/generated/types.gen';
import { IconAction } from '../../../components/icon-action';
import { TimeStamp } from '../../../components/time-stamp';
import * as commonWords from '../../../words/common.en';
import { fileSizeText } from '../attachments/file-size-text';
import { FAILURE_TEXTS, isUnderWay, progressOf, resultText, STATE_TEXTS } from './archive-texts';
import { MissingParts } from './missing-parts';
import { useArchiveActions } from './use-archives';
import * as words from './words.en';

interface ArchiveRowProps {
  archive: ArchiveDto;
  onRemoved?: () => void;
}

/** One export or import: its progress, its file, or why there is none. */
export function ArchiveRow({ archive, onRemoved }: ArchiveRowProps) {
  const { kind, name, state, error_code, progress, size, created_at } = archive;
  const { download, remove } = useArchiveActions();
  const isRunning = isUnderWay(archive);
  const percent = progressOf(archive);
  const status = state === 'done' ? resultText(archive) : STATE_TEXTS[state];
  return (
    <Box sx={{ py: 1.5 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <span role="status">
              {isRunning && progress.total !== null ? words.progress(status, progress.done, progress.total) : status}
            </span>
            {state === 'done' && kind === 'export' && size !== null && ` · ${fileSizeText(size)}`}
            {!isRunning && (
              <>
                {' · '}
                <TimeStamp at={created_at} />
              </>
            )}
          </Typography>
        </Box>
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0, alignItems: 'center' }}>
          {state === 'done' && kind === 'export' && (
            <Button
              size="small"
              startIcon={<FileDownloadOutlined />}
              aria-label={words.downloadOne(name)}
              loading={download.isPending}
              onClick={() => download.mutate(archive)}
            >
              {words.download}
            </Button>
          )}
          <IconAction
            label={isRunning ? commonWords.cancel : commonWords.remove}
            context={name}
            isSmall
            isDisabled={remove.isPending}
            onClick={() => remove.mutate(archive, { onSuccess: () => onRemoved?.() })}
          >
            <DeleteOutlined fontSize="small" />
          </IconAction>
        </Stack>
      </Stack>
      {isRunning && (
        <LinearProgress
          variant={percent === null ? 'indeterminate' : 'determinate'}
          {...(percent !== null && { value: percent })}
          aria-label={commonWords.progressOf(name)}
          sx={{ mt: 1 }}
        />
      )}
      {error_code !== null && (
        <Typography variant="body2" color="error">
          {FAILURE_TEXTS[error_code]}
        </Typography>
      )}
      {archive.left_out_count > 0 && <MissingParts archive={archive} />}
    </Box>
  );
}
