import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { NarrowPage } from '../../../components/narrow-page';
import { authFailureCode, authFailureText } from '../auth-failure-text';
import { CodeConfirmation } from './code-confirmation';
import { readConfirmLink } from './confirm-link';
import { CONFIRMATION_TEXTS } from './confirmation-texts';
import { FirstOfTwo } from './first-of-two';
import { NewMailForm } from './new-mail-form';
import { useConfirmation } from './use-confirmation';

/**
 * The page that mailed links open. Nothing happens before the user clicks the button: mail scanners open links too, and
 * a link works once.
 */
export function AuthConfirmPage() {
  const { tokenHash, kind, nextPath } = useMemo(
    () => readConfirmLink(window.location.search, window.location.origin),
    [],
  );
  const confirmation = useConfirmation(kind, nextPath);
  if (tokenHash === null) return <CodeConfirmation initialKind={kind} nextPath={nextPath} />;
  if (confirmation.data === 'first-of-two') return <FirstOfTwo />;
  const { title, text, button } = CONFIRMATION_TEXTS[kind];
  const isSpent = authFailureCode(confirmation.error) === 'otp_expired';
  if (isSpent) return <NewMailForm kind={kind} />;
  return (
    <NarrowPage title={title}>
      <Stack spacing={3}>
        <Typography color="textSecondary">{text}</Typography>
        {confirmation.error && <Alert severity="error">{authFailureText(confirmation.error)}</Alert>}
        <Button
          variant="contained"
          size="large"
          fullWidth
          loading={confirmation.isPending}
          onClick={() => confirmation.mutate({ token_hash: tokenHash, type: kind })}
        >
          {button}
        </Button>
      </Stack>
    </NarrowPage>
  );
}
