import PasswordOutlined from '@mui/icons-material/PasswordOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { PartFailure } from '../../../components/part-failure';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import { NewCodesDialog } from './new-codes-dialog';
import { useMakeRecoveryCodes, useRecoveryCodes } from './use-recovery-codes';
import * as words from './words.en';

/** With fewer left, new ones should be created. */
const FEW = 3;

/** Recovery codes for a lost second step: how many are left, and how to get new ones. */
export function RecoveryCodes() {
  const { set, error, refetch } = useRecoveryCodes();
  const { intention } = useFreshProof();
  const make = useMakeRecoveryCodes();
  const [isAsking, setIsAsking] = useState(intention?.to === 'renew-recovery-codes');
  const hasSet = Boolean(set);
  const handleMake = () => {
    setIsAsking(false);
    make.mutate();
  };
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" gutterBottom>
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
        {words.text}
      </Typography>
      {set === undefined && !error && <Skeleton variant="rounded" height={48} />}
      {error && set === undefined && <PartFailure text={words.notLoaded} onRetry={() => refetch()} />}
      {set === null && <Alert severity="warning">{words.none}</Alert>}
      {set && <Alert severity={set.remaining < FEW ? 'warning' : 'success'}>{countText(set)}</Alert>}
      {set !== undefined && (
        <Button
          variant="outlined"
          startIcon={<PasswordOutlined />}
          loading={make.isPending}
          onClick={() => (hasSet ? setIsAsking(true) : make.mutate())}
          sx={{ mt: 2 }}
        >
          {hasSet ? words.makeNew : words.make}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking && set !== undefined}
        title={words.makeDialogTitle}
        text={hasSet ? words.makeDialogTextWithOld : words.makeDialogText}
        confirmLabel={words.makeDialogConfirm}
        onConfirm={handleMake}
        onClose={() => setIsAsking(false)}
      />
      {make.data && <NewCodesDialog codes={make.data} onClose={() => make.reset()} />}
    </Box>
  );
}

function countText({ remaining, total }: { remaining: number; total: number }): string {
  if (remaining === 0) return words.allUsed;
  return remaining < FEW ? words.fewLeft(remaining, total) : words.left(remaining, total);
}
