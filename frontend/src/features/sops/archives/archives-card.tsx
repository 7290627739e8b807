import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import { PartFailure } from '../../../components/part-failure';
import { SettingsCard } from '../../../components/settings-card';
import { UploadProgress } from '../../../components/upload-progress';
import { ArchiveRow } from './archive-row';
import { isUnderWay } from './archive-texts';
import * as words from './archives-card.en';
import { useArchiveActions, useArchives } from './use-archives';

/** Exports all SOPs as a file, and imports such a file. */
export function ArchivesCard() {
  const { data, isError, refetch } = useArchives();
  const { order, send, uploadedPercent } = useArchiveActions();
  const inputRef = useRef<HTMLInputElement>(null);
  const archives = data?.items ?? [];
  const isBusy = archives.some(isUnderWay) || order.isPending || send.isPending;
  const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) send.mutate(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <SettingsCard title={words.title} text={words.text}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<FolderZipOutlined />}
          disabled={isBusy}
          onClick={() => order.mutate(null)}
        >
          {words.exportAll}
        </Button>
        <Button
          variant="outlined"
          startIcon={<UploadFileOutlined />}
          disabled={isBusy}
          onClick={() => inputRef.current?.click()}
        >
          {words.importLabel}
        </Button>
        <input
          ref={inputRef}
          type="file"
          accept=".zip,application/zip"
          aria-label={words.importFile}
          onChange={handleFile}
          hidden
        />
      </Stack>
      {send.isPending && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" color="textSecondary" role="status" sx={{ overflowWrap: 'anywhere' }}>
            {words.isSending(send.variables.name)}
          </Typography>
          <UploadProgress label={words.sendingProgress} percent={uploadedPercent} />
        </Box>
      )}
      {isError && !data && (
        <Box sx={{ mt: 2 }}>
          <PartFailure text={words.notLoaded} onRetry={() => refetch()} />
        </Box>
      )}
      {archives.length > 0 && (
        <Stack
          component="ul"
          aria-label={words.list}
          divider={<Divider component="li" aria-hidden />}
          sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}
        >
          {archives.map((archive) => (
            <li key={archive.id}>
              <ArchiveRow archive={archive} />
            </li>
          ))}
        </Stack>
      )}
    </SettingsCard>
  );
}
