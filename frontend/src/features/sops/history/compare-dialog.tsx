import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { compareVersionOptions } from '../../../api/generated/@tanstack/react-query.gen';
import type { SopVersionSummaryDto } from '../../../api/generated/types.gen';
import { PartFailure } from '../../../components/part-failure';
import * as commonWords from '../../../words/common.en';
import * as words from './compare-dialog.en';
import { DiffView } from './diff-view';

interface CompareDialogProps {
  isOpen: boolean;
  sopId: string;
  version: SopVersionSummaryDto;
  /** Why it cannot be restored at the moment; null when it can. */
  reason: string | null;
  onBringBack: () => void;
  onClose: () => void;
}

/** The differences between a version and the current text, in both directions. */
export function CompareDialog({ isOpen, sopId, version, reason, onBringBack, onClose }: CompareDialogProps) {
  const titleId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { data, isPending, refetch } = useQuery({
    ...compareVersionOptions({ path: { id: sopId, versionId: version.id }, query: { against: 'working' } }),
    enabled: isOpen,
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
      scroll="paper"
    >
      <DialogTitle id={titleId}>{words.title(version.number)}</DialogTitle>
      {/* Scrollable content must be reachable by keyboard. */}
      <DialogContent dividers tabIndex={0} aria-labelledby={titleId} role="region">
        {isPending && <ComparisonSkeleton />}
        {!isPending && !data && <PartFailure text={words.notLoaded} onRetry={() => refetch()} />}
        {data && <DiffView diff={data} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBringBack} disabled={reason !== null || version.is_present}>
          {words.restore(version.number)}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {commonWords.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ComparisonSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label={words.isLoading}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Stack>
  );
}
