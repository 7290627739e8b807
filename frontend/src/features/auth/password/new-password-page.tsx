import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../../components/narrow-page';
import { notifySuccess } from '../../../components/notifications';
import { PasswordForm } from './password-form';

/** Where a recovery mail leads, once it is confirmed (S4.7). */
export function NewPasswordPage() {
  const navigate = useNavigate();
  const handleChanged = () => {
    notifySuccess('Password changed', 'Other devices have been signed out.');
    navigate('/dashboard', { replace: true });
  };
  return (
    <NarrowPage title="Choose a new password">
      <Stack spacing={3}>
        <Typography color="textSecondary">You are signed in. Choose the password for the next time.</Typography>
        <PasswordForm asksForCurrent={false} submitLabel="Save the password" onChanged={handleChanged} />
      </Stack>
    </NarrowPage>
  );
}
