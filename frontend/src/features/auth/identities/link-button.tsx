import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SignInProvider } from '../../../api/app-config';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import { useLinkIdentity } from './use-identities';
import * as words from './words.en';

interface LinkButtonProps {
  provider: SignInProvider;
}

/** Offers one more way to sign in. */
export function LinkButton({ provider: { name, label } }: LinkButtonProps) {
  const { intention } = useFreshProof();
  const [isAsking, setIsAsking] = useState(intention?.to === 'link' && intention.provider === name);
  const link = useLinkIdentity();
  const handleLink = () => {
    setIsAsking(false);
    link.mutate(name);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddLinkOutlined />}
        loading={link.isPending}
        onClick={() => setIsAsking(true)}
      >
        {words.link(label)}
      </Button>
      <ConfirmDialog
        isHarmless
        isOpen={isAsking}
        title={words.linkDialogTitle(label)}
        text={words.linkDialogText}
        confirmLabel={words.linkDialogContinue}
        onConfirm={handleLink}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
