import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DeletedSopDto } from '../../../api/generated/types.gen';
import { EmptyState } from '../../../components/empty-state';
import { notifySuccess } from '../../../components/notifications';
import { PartFailure } from '../../../components/part-failure';
import { TimeStamp } from '../../../components/time-stamp';
import { SelectCheckbox } from '../list/select-checkbox';
import { useSelection } from '../list/use-selection';
import { useRestoreSops } from '../use-restore-sops';
import { useDeletedSops } from './use-deleted-sops';

/** The SOPs that were deleted in the last 30 days, to be restored one by one or together. */
export function DeletedSopList() {
  const { data: sops, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDeletedSops();
  return (
    <Card component="section" aria-label="Deleted SOPs">
      {isPending && (
        <Stack spacing={2} sx={{ p: 3 }} role="status" aria-label="Loading deleted SOPs">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} variant="rounded" height={56} />
          ))}
        </Stack>
      )}
      {!isPending && !sops && (
        <PartFailure isInset text="Deleted SOPs could not be loaded." onRetry={() => refetch()} />
      )}
      {sops?.length === 0 && (
        <EmptyState title="No deleted SOPs" text="SOPs that you delete stay here for 30 days and can be restored." />
      )}
      {sops && sops.length > 0 && <DeletedRows sops={sops} />}
      {hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
    </Card>
  );
}

function DeletedRows({ sops }: { sops: DeletedSopDto[] }) {
  const selection = useSelection(sops.map(({ id }) => id));
  const restore = useRestoreSops();
  const selectedCount = selection.ids.length;
  const bringBack = (ids: string[]) =>
    restore.mutate(ids, {
      onSuccess: (restored) =>
        notifySuccess(restored.length === 1 ? 'SOP Restored' : `${restored.length} SOPs Restored`),
    });
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          px: 1,
          py: 1,
          rowGap: 1,
          flexWrap: 'wrap',
          alignItems: 'center',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SelectCheckbox
          label={`Select all ${sops.length} shown`}
          isChecked={selectedCount === sops.length}
          isPartly={selectedCount > 0 && selectedCount < sops.length}
          onToggle={selection.toggleAll}
        />
        <Typography role="status" color={selectedCount === 0 ? 'textSecondary' : 'textPrimary'} sx={{ flexGrow: 1 }}>
          {selectedCount === 0 ? `${sops.length} shown` : `${selectedCount} selected`}
        </Typography>
        <Button
          variant="contained"
          startIcon={<RestoreFromTrashOutlined />}
          disabled={selectedCount === 0}
          loading={restore.isPending}
          onClick={() => bringBack(selection.ids)}
        >
          {restoreLabel(selectedCount)}
        </Button>
      </Stack>
      <List disablePadding aria-label="Deleted SOPs">
        {sops.map((sop) => (
          <ListItem key={sop.id} divider sx={{ px: 1, py: 1, alignItems: 'flex-start' }}>
            <SelectCheckbox
              label={`Select ${sop.title}`}
              isChecked={selection.isSelected(sop.id)}
              onToggle={() => selection.toggle(sop.id)}
            />
            <Box sx={{ minWidth: 0, flexGrow: 1, pt: 1 }}>
              <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {sop.title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                Deleted <TimeStamp at={sop.deleted_at} isRelative /> · permanently deleted on{' '}
                <TimeStamp at={sop.purged_at} isDateOnly />
              </Typography>
            </Box>
            <Button
              aria-label={`Restore ${sop.title}`}
              disabled={restore.isPending}
              onClick={() => bringBack([sop.id])}
              sx={{ flexShrink: 0 }}
            >
              Restore
            </Button>
          </ListItem>
        ))}
      </List>
    </>
  );
}

function restoreLabel(count: number): string {
  if (count === 0) return 'Restore selected';
  return count === 1 ? 'Restore 1 SOP' : `Restore ${count} SOPs`;
}
