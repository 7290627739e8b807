import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SopDto, SopVersionSummaryDto } from '../../../api/generated/types.gen';
import { lazyOverlay } from '../../../components/lazy-overlay';
import { PartFailure } from '../../../components/part-failure';
import { WithReason } from '../../../components/with-reason';
import { noTextReason, waitReason } from '../generation-texts';
import { SideCard } from '../page/side-card';
import { useBringBack } from './use-version-actions';
import { useVersions } from './use-versions';
import { VersionEntry } from './version-entry';
import * as words from './words.en';

const CompareDialog = lazyOverlay(async () => (await import('./compare-dialog')).CompareDialog);
const KeepDialog = lazyOverlay(async () => (await import('./keep-dialog')).KeepDialog);
const ConfirmDialog = lazyOverlay(async () => (await import('../../../components/confirm-dialog')).ConfirmDialog);

type OpenDialog = 'keep' | 'compare' | 'restore' | null;

/** The versions of an SOP, to compare, restore and export. */
export function HistoryPanel({ sop }: { sop: SopDto }) {
  const { data: versions, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useVersions(sop.id);
  const [open, setOpen] = useState<OpenDialog>(null);
  // It stays when its dialog closes, so that the closing transition is visible.
  const [chosen, setChosen] = useState<SopVersionSummaryDto | null>(null);
  const bringBack = useBringBack(sop.id);
  const reason = waitReason(sop.generation_state);
  const noText = noTextReason(sop);
  const openFor = (dialog: OpenDialog, version: SopVersionSummaryDto) => {
    setChosen(version);
    setOpen(dialog);
  };
  const handleBringBack = () => {
    setOpen(null);
    if (chosen) bringBack.mutate({ versionId: chosen.id, number: chosen.number, editNumber: sop.version });
  };
  if (isPending) return <Skeleton variant="rounded" height={160} />;
  return (
    <SideCard title={words.title}>
      <WithReason reason={noText}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<BookmarkAddOutlined />}
          disabled={noText !== null}
          onClick={() => setOpen('keep')}
          sx={{ mb: 1.5 }}
        >
          {words.keep}
        </Button>
      </WithReason>
      {versions?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {words.isEmpty}
        </Typography>
      )}
      {!versions && <PartFailure text={words.notLoaded} onRetry={() => refetch()} />}
      <Box component="ol" aria-label={words.list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {versions?.map((version) => (
          <VersionEntry
            key={version.id}
            sopId={sop.id}
            version={version}
            reason={reason}
            onCompare={() => openFor('compare', version)}
            onBringBack={() => openFor('restore', version)}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.showEarlier}
        </Button>
      )}
      <KeepDialog isOpen={open === 'keep'} sopId={sop.id} onClose={() => setOpen(null)} />
      {chosen && (
        <>
          <CompareDialog
            isOpen={open === 'compare'}
            sopId={sop.id}
            version={chosen}
            reason={reason}
            onBringBack={() => setOpen('restore')}
            onClose={() => setOpen(null)}
          />
          <ConfirmDialog
            isOpen={open === 'restore'}
            title={words.restoreDialogTitle(chosen.number)}
            text={words.restoreDialogText(chosen.number, sop.status === 'completed')}
            confirmLabel={words.restore}
            onConfirm={handleBringBack}
            onClose={() => setOpen(null)}
          />
        </>
      )}
    </SideCard>
  );
}
