import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { exportAccount } from '../../api/generated/sdk.gen';
import { problemCode } from '../../api/problem';
import { downloadFile } from '../../components/download-file';
import { notifyError, notifySuccess } from '../../components/notifications';
import { SettingsCard } from '../../components/settings-card';

interface DataCardProps {
  /** Whether the person has just signed in again to get the file. */
  startsAtOnce: boolean;
  /** The sign-in is too old. @param again tries once more */
  onProofNeeded: (again: () => void) => void;
}

/** Everything that is kept about the person, as a file. */
export function DataCard({ startsAtOnce, onProofNeeded }: DataCardProps) {
  const hasStarted = useRef(false);
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await exportAccount({ parseAs: 'blob' });
      downloadFile('my-data.json', data as unknown as Blob);
    },
    onSuccess: () => notifySuccess('Your data is being saved'),
    onError: (error) => {
      if (problemCode(error) === 'fresh-sign-in-needed') onProofNeeded(() => download.mutate());
      else notifyError('Your data could not be downloaded. Try again.');
    },
  });
  useEffect(() => {
    if (!startsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    download.mutate();
  }, [startsAtOnce, download.mutate]);
  return (
    <SettingsCard
      title="Your data"
      text="Profile, procedures with their documents, activity, team, subscription and sign-ins in one JSON file. Pictures and files are named in it with their sizes; they themselves are in an export of your SOPs. Passwords and other secrets are not in it."
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
