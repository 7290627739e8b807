import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInProvider } from '../../../api/app-config';
import { NarrowPage } from '../../../components/narrow-page';
import { notifySuccess } from '../../../components/notifications';
import { FreshProofProvider } from '../fresh-proof/fresh-proof-provider';
import { ChangedPasswordReview } from './changed-password-review';
import { PasswordForm } from './password-form';
import * as words from './words.en';

interface NewPasswordPageProps {
  providers: readonly SignInProvider[];
}

/** The page after a confirmed recovery mail (S4.7). */
export function NewPasswordPage({ providers }: NewPasswordPageProps) {
  const navigate = useNavigate();
  const [isReviewing, setIsReviewing] = useState(false);
  const handleChanged = () => {
    notifySuccess(words.changed, words.changedDetails);
    setIsReviewing(true);
  };
  return (
    <FreshProofProvider>
      <NarrowPage title={words.pageTitle}>
        <Stack spacing={3}>
          <Typography color="textSecondary">{words.pageText}</Typography>
          <PasswordForm asksForCurrent={false} submitLabel={words.save} onChanged={handleChanged} />
        </Stack>
      </NarrowPage>
      {isReviewing && (
        <ChangedPasswordReview providers={providers} onDone={() => navigate('/dashboard', { replace: true })} />
      )}
    </FreshProofProvider>
  );
}
