import Button from '@mui/material/Button';
import { useState } from 'react';
import { SettingsCard } from '../../components/settings-card';
import { DeleteAccountDialog } from './delete-account-dialog';
import * as words from './words.en';

interface DeleteAccountCardProps {
  email: string;
  onDeleted: () => void;
  /** Whether the person has just signed in again for this. */
  startsAtOnce: boolean;
  /** The sign-in is too old. @param again retries */
  onProofNeeded: (again: () => void) => void;
}

/** Deletes the account permanently. */
export function DeleteAccountCard({ startsAtOnce, ...props }: DeleteAccountCardProps) {
  const [isAsking, setIsAsking] = useState(startsAtOnce);
  return (
    <SettingsCard title={words.deletionTitle} text={words.deletionText}>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {words.deletionOpen}
      </Button>
      {isAsking && <DeleteAccountDialog {...props} onClose={() => setIsAsking(false)} />}
    </SettingsCard>
  );
}
