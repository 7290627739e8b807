import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { exportAccount } from '../../api/generated/sdk.gen';
import { downloadFile } from '../../components/download-file';
import { notifySuccess } from '../../components/notifications';
import { SettingsCard } from '../../components/settings-card';

/** Everything that is kept about the person, as a file. */
export function DataCard() {
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await exportAccount({ parseAs: 'blob' });
      downloadFile('my-data.json', data as unknown as Blob);
    },
    onSuccess: () => notifySuccess('Your data is being saved'),
    meta: { failureText: 'Your data could not be downloaded. Try again.' },
  });
  return (
    <SettingsCard
      title="Your data"
      text="Profile, procedures with their documents, activity, team, subscription and sign-ins in one JSON file. Passwords and other secrets are not in it."
    >
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        Download my data
      </Button>
    </SettingsCard>
  );
}
