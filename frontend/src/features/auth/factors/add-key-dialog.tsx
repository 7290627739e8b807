import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { notifySuccess } from '../../../components/notifications';
import * as commonWords from '../../../words/common.en';
import { useAuthClient } from '../auth-client-context';
import { needsFreshProof } from '../fresh-proof/needs-fresh-proof';
import { NameStep } from './name-step';
import { addSecurityKey } from './security-key';
import { useRefreshFactors } from './use-factors';
import * as words from './words.en';

interface AddKeyDialogProps {
  onClose: () => void;
  /** The sign-in is too old to start. */
  onProofNeeded: () => void;
}

/** Registers a passkey of this device, or a security key. */
export function AddKeyDialog({ onClose, onProofNeeded }: AddKeyDialogProps) {
  const titleId = useId();
  const client = useAuthClient();
  const refresh = useRefreshFactors();
  const add = useMutation({
    mutationFn: (name: string) => addSecurityKey(client, name),
    onSuccess: async () => {
      notifySuccess(words.added, words.addedDetails);
      await refresh();
      onClose();
    },
    onError: (error) => {
      if (needsFreshProof(error)) onProofNeeded();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.addKey}</DialogTitle>
      <NameStep
        text={words.addKeyDialogText}
        defaultName={words.addKeyDialogName}
        submitLabel={commonWords.add}
        step={add}
        onSubmit={(name) => add.mutate(name)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
