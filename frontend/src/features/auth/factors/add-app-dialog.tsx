import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useAuthClient } from '../auth-client-context';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof';
import { AppProofStep } from './app-proof-step';
import { NameStep } from './name-step';
import { useBeginApp } from './use-add-app';
import * as words from './words.en';

interface AddAppDialogProps {
  onClose: () => void;
  /** The sign-in is too old to start. */
  onProofNeeded: () => void;
}

/** Pairs an authenticator app: a name, then the app scans the secret and its first code verifies it. */
export function AddAppDialog({ onClose, onProofNeeded }: AddAppDialogProps) {
  const titleId = useId();
  const client = useAuthClient();
  const begin = useBeginApp();
  const handleAbandon = () => {
    if (begin.data) void client.mfa.unenroll({ factorId: begin.data.factorId });
    onClose();
  };
  return (
    <Dialog open onClose={handleAbandon} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.addApp}</DialogTitle>
      {begin.data ? (
        <AppProofStep app={begin.data} onProved={onClose} onCancel={handleAbandon} />
      ) : (
        <NameStep
          text={words.addAppDialogText}
          defaultName={words.addAppDialogName}
          submitLabel={words.addAppDialogNext}
          step={begin}
          onSubmit={(name) =>
            begin.mutate(name, {
              onError: (error) => {
                if (needsFreshProof(error)) onProofNeeded();
              },
            })
          }
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
