import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { acceptInvitation } from '../../api/generated/sdk.gen';
import { problemText } from '../../api/problem';
import { notifySuccess } from '../../components/notifications';

interface JoinFormProps {
  installId: string;
}

/** Joins the team; afterwards offers the way in and the client's file. */
export function JoinForm({ installId }: JoinFormProps) {
  const join = useMutation({
    mutationFn: () => acceptInvitation({ path: { install_id: installId } }),
    onSuccess: () => notifySuccess('Welcome to the team'),
  });
  if (join.isSuccess) {
    return (
      <Stack spacing={1.5}>
        <Button component={RouterLink} to="/sops" variant="contained" size="large">
          Read the procedures
        </Button>
        <Button href={`/api/v1/invitations/${installId}/client`} startIcon={<FileDownloadOutlined />}>
          Install the app
        </Button>
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      {join.isError && <Alert severity="error">{problemText(join.error)}</Alert>}
      <Button variant="contained" size="large" loading={join.isPending} onClick={() => join.mutate()}>
        Join the team
      </Button>
    </Stack>
  );
}
