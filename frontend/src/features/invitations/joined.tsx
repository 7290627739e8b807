import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';

interface JoinedProps {
  installId: string;
}

/** The way in for somebody who has joined, and the client's file. */
export function Joined({ installId }: JoinedProps) {
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
