import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { acceptInvitation } from '../../api/generated/sdk.gen';
import { isProblem, problemCode, problemText } from '../../api/problem';
import { notifySuccess } from '../../components/notifications';
import * as words from './words.en';

/** Taken, withdrawn, full, or already a member: a retry would fail the same way. */
const FINAL_STATUSES = new Set([409, 410]);
/** The person who sent the invitation can help. */
const NEEDS_ANOTHER_LINK = new Set(['invitation-taken', 'invitation-revoked', 'no-seat-left']);

interface JoinFormProps {
  installId: string;
  /** A person has already joined with it, possibly this user. */
  isTaken: boolean;
  onJoined: () => void;
}

/** Joins the team; a final rejection, with the next step, replaces the button. */
export function JoinForm({ installId, isTaken, onJoined }: JoinFormProps) {
  const join = useMutation({
    mutationFn: () => acceptInvitation({ path: { install_id: installId } }),
    onSuccess: () => {
      notifySuccess(words.welcome);
      onJoined();
    },
  });
  const isRefused = isProblem(join.error) && FINAL_STATUSES.has(join.error.status);
  return (
    <Stack spacing={2} sx={{ pt: isRefused ? 1 : 0 }}>
      {!isRefused && (
        <Typography color="textSecondary" sx={{ pb: 1 }}>
          {isTaken ? words.isTakenSignedIn : words.isOpen}
        </Typography>
      )}
      {join.isError && (
        <Alert severity="error" sx={{ textAlign: 'start' }}>
          {problemText(join.error)}
        </Alert>
      )}
      {isRefused && NEEDS_ANOTHER_LINK.has(problemCode(join.error) ?? '') && (
        <Typography color="textSecondary">{words.askForAnother}</Typography>
      )}
      {isRefused && (
        <Button component={RouterLink} to="/dashboard" variant="outlined">
          {words.toDashboard}
        </Button>
      )}
      {!isRefused && (
        <Button variant="contained" size="large" loading={join.isPending} onClick={() => join.mutate()}>
          {isTaken ? words.continueLabel : words.join}
        </Button>
      )}
    </Stack>
  );
}
