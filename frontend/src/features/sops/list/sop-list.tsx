import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { EmptyState } from '../../../components/empty-state';
import { LoadFailure } from '../../../components/load-failure';
import { FolderSide } from '../filing/folder-side';
import { isUnfiltered, NO_FILTERS, type SopFilters, shownOrder } from './sop-filters';
import { SopRows } from './sop-rows';
import { useVisibleSops } from './use-visible-sops';

/** Fetched while the list itself is already there to be used. */
const SopFilterBar = lazy(async () => ({ default: (await import('./sop-filter-bar')).SopFilterBar }));

/** Not to be seen, so that nobody waits for it. */
const DraftAnnouncements = lazy(async () => ({
  default: (await import('./draft-announcements')).DraftAnnouncements,
}));

/** For newcomers only. */
const NoSops = lazy(async () => ({ default: (await import('./no-sops')).NoSops }));

interface SopListProps {
  filters: SopFilters;
  onFiltersChange: (filters: SopFilters) => void;
  /** Whether the folders stand beside the list. */
  hasFolders?: boolean;
}

/** Looking through fewer SOPs than this needs no filters. */
const FEW = 4;

/** The person's SOPs with what can be done to each and to several at once (S2.94-S2.99). */
export function SopList({ filters, onFiltersChange, hasFolders = false }: SopListProps) {
  const { sops, isPending, reload, more } = useVisibleSops(filters);
  const isTable = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const isFiltered = !isUnfiltered(filters);
  const isEmptyFolder = filters.folder !== null && isUnfiltered({ ...filters, folder: null });
  const count = sops?.length ?? 0;
  return (
    <Card component="section" aria-label="Your SOPs">
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 2 }}>
        Your SOPs
      </Typography>
      {(count >= FEW || isFiltered) && (
        <Suspense fallback={<FilterBarSkeleton />}>
          <SopFilterBar filters={filters} hasOrder={!isTable} onChange={onFiltersChange} />
        </Suspense>
      )}
      <Box sx={{ display: { md: 'flex' } }}>
        {hasFolders && (
          <FolderSide folder={filters.folder} onChange={(folder) => onFiltersChange({ ...filters, folder })} />
        )}
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          {isPending && <ListSkeleton />}
          {!isPending && !sops && <LoadFailure title="Your SOPs could not be loaded" onRetry={reload} />}
          {sops && (
            <Suspense fallback={null}>
              <DraftAnnouncements sops={sops} />
            </Suspense>
          )}
          {sops && count === 0 && !isFiltered && (
            <Suspense fallback={<ListSkeleton />}>
              <NoSops />
            </Suspense>
          )}
          {sops && count === 0 && isFiltered && (
            <NothingFound isEmptyFolder={isEmptyFolder} onClear={() => onFiltersChange(NO_FILTERS)} />
          )}
          {sops && count > 0 && (
            <SopRows
              sops={sops}
              more={more}
              isWhole={!isFiltered}
              isTable={isTable}
              order={shownOrder(filters)}
              onOrderChange={(order) => onFiltersChange({ ...filters, order })}
            />
          )}
        </Box>
      </Box>
    </Card>
  );
}

interface NothingFoundProps {
  /** Whether nothing but a folder was asked for. */
  isEmptyFolder: boolean;
  onClear: () => void;
}

function NothingFound({ isEmptyFolder, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={isEmptyFolder ? 'No SOPs here' : 'Nothing found'}
      text={
        isEmptyFolder ? 'Select SOPs in the list and move them here.' : 'Try other words, or look at all SOPs again.'
      }
      action={
        <Button variant="outlined" onClick={onClear}>
          Show all SOPs
        </Button>
      }
    />
  );
}

/** As high as the bar, so that the list does not move when it comes. */
function FilterBarSkeleton() {
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Skeleton variant="rounded" sx={{ height: { xs: 92, sm: 40 } }} />
    </Box>
  );
}

function ListSkeleton() {
  return (
    <Stack spacing={2} sx={{ p: 3 }} role="status" aria-label="Loading SOPs">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={56} />
      ))}
    </Stack>
  );
}
