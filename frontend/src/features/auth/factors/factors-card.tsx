import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PhonelinkLockOutlined from '@mui/icons-material/PhonelinkLockOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { PartFailure } from '../../../components/part-failure';
import { SettingsCard } from '../../../components/settings-card';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import type { Intention } from '../fresh-proof/intention';
import { RecoveryCodes } from '../recovery-codes/recovery-codes';
import { AddAppDialog } from './add-app-dialog';
import { AddKeyDialog } from './add-key-dialog';
import { FactorRow } from './factor-row';
import { areSecurityKeysSupported } from './security-key';
import { useFactors } from './use-factors';
import * as words from './words.en';

type Adding = 'add-app' | 'add-key';

/** The second step of signing in: what there is of it, and how to add more. */
export function FactorsCard() {
  const { factors, error, refetch } = useFactors();
  const freshProof = useFreshProof();
  const [adding, setAdding] = useState<Adding | null>(() => addingOf(freshProof.intention));
  const close = () => setAdding(null);
  const handleProofNeeded = (intention: { to: Adding }) => {
    close();
    freshProof.ask({ intention, again: () => setAdding(intention.to) });
  };
  return (
    <SettingsCard title={words.title} text={words.text}>
      {!factors && !error && <Skeleton variant="rounded" height={56} />}
      {error && !factors && <PartFailure text={words.notLoaded} onRetry={() => refetch()} />}
      {factors?.length === 0 && <Alert severity="info">{words.isOff}</Alert>}
      {factors && factors.length > 0 && (
        <List disablePadding sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} isLast={factors.length === 1} />
          ))}
        </List>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 2 }}>
        <Button variant="outlined" startIcon={<PhonelinkLockOutlined />} onClick={() => setAdding('add-app')}>
          {words.addApp}
        </Button>
        {areSecurityKeysSupported() && (
          <Button variant="outlined" startIcon={<KeyOutlined />} onClick={() => setAdding('add-key')}>
            {words.addKey}
          </Button>
        )}
      </Stack>
      {factors && factors.length > 0 && <RecoveryCodes />}
      {adding === 'add-app' && (
        <AddAppDialog onClose={close} onProofNeeded={() => handleProofNeeded({ to: 'add-app' })} />
      )}
      {adding === 'add-key' && (
        <AddKeyDialog onClose={close} onProofNeeded={() => handleProofNeeded({ to: 'add-key' })} />
      )}
    </SettingsCard>
  );
}

function addingOf(intention: Intention | null): Adding | null {
  return intention?.to === 'add-app' || intention?.to === 'add-key' ? intention.to : null;
}
