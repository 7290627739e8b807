import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SignInProvider } from '../../../api/app-config';
import { notifySuccess } from '../../../components/notifications';
import { SettingsCard } from '../../../components/settings-card';
import { ChangedPasswordReview } from './changed-password-review';
import { PasswordForm } from './password-form';
import * as words from './words.en';

interface PasswordCardProps {
  providers: readonly SignInProvider[];
  /** Others have been signed out by the change. */
  onChanged: () => void;
}

/** Sets the first password, or another one. */
export function PasswordCard({ providers, onChanged }: PasswordCardProps) {
  const [isReviewing, setIsReviewing] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const handleChanged = () => {
    notifySuccess(words.changed, words.changedDetails);
    setIsReviewing(true);
    setIsChanging(false);
    onChanged();
  };
  return (
    <SettingsCard title={words.title} text={words.text}>
      {!isChanging && (
        <Button variant="outlined" autoFocus={isReviewing} onClick={() => setIsChanging(true)}>
          {words.setOrChange}
        </Button>
      )}
      {isChanging && <PasswordForm hasFocus asksForCurrent submitLabel={words.save} onChanged={handleChanged} />}
      {isReviewing && <ChangedPasswordReview providers={providers} onDone={() => setIsReviewing(false)} />}
    </SettingsCard>
  );
}
