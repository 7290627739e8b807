import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import * as words from './words.en';

interface JoinedProps {
  installId: string;
}

/** The next steps after joining, and the client's file. */
export function Joined({ installId }: JoinedProps) {
  return (
    <Stack spacing={1.5}>
      <Button component={RouterLink} to="/sops" variant="contained" size="large">
        {words.read}
      </Button>
      <Button href={`/api/v1/invitations/${installId}/client`} startIcon={<FileDownloadOutlined />}>
        {words.install}
      </Button>
    </Stack>
  );
}
