import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { exportEarnings } from '../../api/generated/sdk.gen';
import { downloadFile } from '../../components/download-file';
import { notifySuccess } from '../../components/notifications';
import * as words from './earnings.en';

/** Downloads the earnings as a CSV file. */
export function ExportEarningsButton() {
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await exportEarnings({ parseAs: 'blob' });
      downloadFile('earnings.csv', data as unknown as Blob);
    },
    meta: { failureText: words.exportFailed },
    onSuccess: () => notifySuccess(words.exported),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<FileDownloadOutlined />}
      loading={download.isPending}
      onClick={() => download.mutate()}
      sx={{ alignSelf: 'flex-start' }}
    >
      {words.exportLabel}
    </Button>
  );
}
