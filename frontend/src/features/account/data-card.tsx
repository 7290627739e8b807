import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { exportAccount } from '../../api/generated/sdk.gen';
import { problemCode } from '../../api/problem';
import { downloadFile } from '../../components/download-file';
import { notifyError, notifySuccess } from '../../components/notifications';
import { SettingsCard } from '../../components/settings-card';
import * as words from './words.en';

interface DataCardProps {
  /** Whether the user has just signed in again to download the file. */
  startsAtOnce: boolean;
  /** The sign-in is too old. @param again retries */
  onProofNeeded: (again: () => void) => void;
}

/** All data stored about the user, as a file. */
export function DataCard({ startsAtOnce, onProofNeeded }: DataCardProps) {
  const hasStarted = useRef(false);
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await exportAccount({ parseAs: 'blob' });
      downloadFile('my-data.json', data as unknown as Blob);
    },
    onSuccess: () => notifySuccess(words.dataDownloadStarted),
    onError: (error) => {
      if (problemCode(error) === 'fresh-sign-in-needed') onProofNeeded(() => download.mutate());
      else notifyError(words.dataDownloadFailed);
    },
  });
  useEffect(() => {
    if (!startsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    download.mutate();
  }, [startsAtOnce, download.mutate]);
  return (
    <SettingsCard title={words.dataTitle} text={words.dataText}>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {words.dataDownload}
      </Button>
    </SettingsCard>
  );
}
