import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { IconAction } from '../../../components/icon-action';
import { TimeStamp } from '../../../components/time-stamp';
import { withParts } from '../../../words/with-parts';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import { factorName } from './factor-name';
import { useRemoveFactor } from './use-remove-factor';
import * as words from './words.en';

interface FactorRowProps {
  factor: Factor;
  /** Without it the account has no second step. */
  isLast: boolean;
}

/** One second factor. */
export function FactorRow({ factor, isLast }: FactorRowProps) {
  const { intention } = useFreshProof();
  const [isAsking, setIsAsking] = useState(intention?.to === 'remove-factor' && intention.factorId === factor.id);
  const remove = useRemoveFactor();
  const name = factorName(factor);
  const handleRemove = () => {
    setIsAsking(false);
    remove.mutate(factor);
  };
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }} noWrap dir="auto">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {withParts(factor.factor_type === 'totp' ? words.appAdded : words.keyAdded, {
            day: <TimeStamp at={factor.created_at} isDateOnly />,
          })}
        </Typography>
      </Box>
      <IconAction label={words.remove} context={name} isBusy={remove.isPending} onClick={() => setIsAsking(true)}>
        <DeleteOutlined fontSize="small" />
      </IconAction>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.removeDialogTitle(name)}
        text={isLast ? words.removeDialogTextOfLast : words.removeDialogText}
        confirmLabel={words.remove}
        isDestructive
        onConfirm={handleRemove}
        onClose={() => setIsAsking(false)}
      />
    </ListItem>
  );
}
