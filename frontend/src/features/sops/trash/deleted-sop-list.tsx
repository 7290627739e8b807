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
import { DottedLine } from '../../../components/dotted-line';
import { EmptyState } from '../../../components/empty-state';
import { notifySuccess } from '../../../components/notifications';
import { PartFailure } from '../../../components/part-failure';
import { TimeStamp } from '../../../components/time-stamp';
import * as commonWords from '../../../words/common.en';
import { withParts } from '../../../words/with-parts';
import { SelectCheckbox } from '../list/select-checkbox';
import { useSelection } from '../list/use-selection';
import { useRestoreSops } from '../use-restore-sops';
import { useDeletedSops } from './use-deleted-sops';
import * as words from './words.en';

/** The SOPs that were deleted in the last 30 days, to be restored one by one or together. */
export function DeletedSopList() {
  const { data: sops, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useDeletedSops();
  return (
    <Card component="section" aria-label={words.title}>
      {isPending && (
        <Stack spacing={2} sx={{ p: 3 }} role="status" aria-label={words.isLoading}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} variant="rounded" height={56} />
          ))}
        </Stack>
      )}
      {!isPending && !sops && <PartFailure isInset text={words.notLoaded} onRetry={() => refetch()} />}
      {sops?.length === 0 && <EmptyState title={words.isEmpty} text={words.isEmptyDetails} />}
      {sops && sops.length > 0 && <DeletedRows sops={sops} />}
      {hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {commonWords.showMore}
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
      onSuccess: (restored) => notifySuccess(words.restored(restored.length)),
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
          label={words.selectAllShown(sops.length)}
          isChecked={selectedCount === sops.length}
          isPartly={selectedCount > 0 && selectedCount < sops.length}
          onToggle={selection.toggleAll}
        />
        <Typography role="status" color={selectedCount === 0 ? 'textSecondary' : 'textPrimary'} sx={{ flexGrow: 1 }}>
          {selectedCount === 0 ? words.shown(sops.length) : words.selected(selectedCount)}
        </Typography>
        <Button
          variant="contained"
          startIcon={<RestoreFromTrashOutlined />}
          disabled={selectedCount === 0}
          loading={restore.isPending}
          onClick={() => bringBack(selection.ids)}
        >
          {selectedCount === 0 ? words.restoreSelected : words.restoreCount(selectedCount)}
        </Button>
      </Stack>
      <List disablePadding aria-label={words.title}>
        {sops.map((sop) => (
          <ListItem key={sop.id} divider sx={{ px: 1, py: 1, alignItems: 'flex-start' }}>
            <SelectCheckbox
              label={words.select(sop.title)}
              isChecked={selection.isSelected(sop.id)}
              onToggle={() => selection.toggle(sop.id)}
            />
            <Box sx={{ minWidth: 0, flexGrow: 1, py: 1 }}>
              <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {sop.title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <DottedLine
                  facts={[
                    withParts(words.deleted, { deletion: <TimeStamp at={sop.deleted_at} isRelative /> }),
                    withParts(words.purged, { purge: <TimeStamp at={sop.purged_at} isDateOnly /> }),
                  ]}
                />
              </Typography>
            </Box>
            <Button
              aria-label={words.restoreOne(sop.title)}
              disabled={restore.isPending}
              onClick={() => bringBack([sop.id])}
              sx={{ flexShrink: 0 }}
            >
              {words.restore}
            </Button>
          </ListItem>
        ))}
      </List>
    </>
  );
}
