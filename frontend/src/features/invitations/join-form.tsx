import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { acceptInvitation } from '../../api/generated/sdk.gen';
import { isProblem, problemText } from '../../api/problem';
import { notifySuccess } from '../../components/notifications';
import * as words from './words.en';

/** Taken, withdrawn, full, or a member already: the next try would end the same way. */
const FINAL_STATUSES = new Set([409, 410]);

interface JoinFormProps {
  installId: string;
  onJoined: () => void;
}

/** Joins the team; a final refusal takes the place of the button. */
export function JoinForm({ installId, onJoined }: JoinFormProps) {
  const join = useMutation({
    mutationFn: () => acceptInvitation({ path: { install_id: installId } }),
    onSuccess: () => {
      notifySuccess(words.welcome);
      onJoined();
    },
  });
  const isRefused = isProblem(join.error) && FINAL_STATUSES.has(join.error.status);
  return (
    <Stack spacing={2}>
      {join.isError && (
        <Alert severity="error" sx={{ textAlign: 'start' }}>
          {problemText(join.error)}
        </Alert>
      )}
      {!isRefused && (
        <Button variant="contained" size="large" loading={join.isPending} onClick={() => join.mutate()}>
          {words.join}
        </Button>
      )}
    </Stack>
  );
}
