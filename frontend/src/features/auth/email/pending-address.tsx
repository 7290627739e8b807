import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { notifyError, notifySuccess } from '../../../components/notifications';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import * as words from './words.en';

interface PendingAddressProps {
  email: string;
  newEmail: string;
}

/** A change of address that waits for its two confirmations. */
export function PendingAddress({ email, newEmail }: PendingAddressProps) {
  const client = useAuthClient();
  const resend = useMutation({
    mutationFn: async () => {
      const { error } = await client.resend({ type: 'email_change', email: newEmail });
      if (error) throw error;
    },
    onSuccess: () => notifySuccess(words.pendingSentAgain),
    onError: (error) => notifyError(authFailureText(error)),
  });
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      <AlertTitle>{words.pendingTitle}</AlertTitle>
      {words.pendingText(newEmail, email)}
      <Box sx={{ mt: 1 }}>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {words.pendingSendAgain}
        </Button>
      </Box>
    </Alert>
  );
}
