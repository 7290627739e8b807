import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { getSopFiguresOptions } from '../../../api/generated/@tanstack/react-query.gen';
import { EmptyState } from '../../../components/empty-state';
import { lastSeen, useRemembered } from '../../../components/last-seen';
import { PartFailure } from '../../../components/part-failure';
import { FolderSide } from '../filing/folder-side';
import { isUnfiltered, NO_FILTERS, type SopFilters, shownOrder } from './sop-filters';
import { SopListHead } from './sop-list-head';
import { SopRows } from './sop-rows';
import { useSelection } from './use-selection';
import { useVisibleSops } from './use-visible-sops';
import * as words from './words.en';

/** Fetched while the list itself is already usable. */
const SopFilterBar = lazy(async () => ({ default: (await import('./sop-filter-bar')).SopFilterBar }));

/** Invisible, so that nothing waits for it. */
const DraftAnnouncements = lazy(async () => ({
  default: (await import('./draft-announcements')).DraftAnnouncements,
}));

/** For newcomers only. */
const NoSops = lazy(async () => ({ default: (await import('./no-sops')).NoSops }));

interface SopListProps {
  filters: SopFilters;
  onFiltersChange: (filters: SopFilters) => void;
  /** Whether the folders are beside the list. */
  hasFolders?: boolean;
}

/** Fewer SOPs than this need no filters. */
const FEW = 4;

/** The person's SOPs with what can be done to each and to several at once (S2.94-S2.99). */
export function SopList({ filters, onFiltersChange, hasFolders = false }: SopListProps) {
  const { sops, isPending, reload, more } = useVisibleSops(filters);
  const isTable = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  const isFiltered = !isUnfiltered(filters);
  const selection = useSelection((sops ?? []).map(({ id }) => id));
  const total = useTotal(!isFiltered && more.kind === 'page');
  const isEmptyFolder = filters.folder !== null && isUnfiltered({ ...filters, folder: null });
  useRemembered('sops', isFiltered ? undefined : sops?.length);
  const count = sops?.length ?? 0;
  const expectedCount = isPending ? lastSeen('sops') : count;
  return (
    // `clip`, not `hidden`: a scroll container would disable the sticky folders.
    <Card component="section" aria-label={words.title} sx={{ overflow: 'clip' }}>
      <SopListHead selection={selection} total={total} />
      {(expectedCount >= FEW || isFiltered) && (
        <Suspense fallback={<FilterBarSkeleton />}>
          <SopFilterBar filters={filters} hasOrder={!isTable} onChange={onFiltersChange} />
        </Suspense>
      )}
      <Box sx={{ display: { md: 'flex' } }}>
        {hasFolders && (
          <FolderSide folder={filters.folder} onChange={(folder) => onFiltersChange({ ...filters, folder })} />
        )}
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          {isPending && <ListSkeleton count={expectedCount} isTable={isTable} />}
          {!isPending && !sops && <PartFailure isInset text={words.notLoaded} onRetry={reload} />}
          {sops && (
            <Suspense fallback={null}>
              <DraftAnnouncements sops={sops} />
            </Suspense>
          )}
          {sops && count === 0 && !isFiltered && (
            <Suspense fallback={<ListSkeleton isTable={isTable} />}>
              <NoSops />
            </Suspense>
          )}
          {sops && count === 0 && isFiltered && (
            <NothingFound isEmptyFolder={isEmptyFolder} onClear={() => onFiltersChange(NO_FILTERS)} />
          )}
          {sops && count > 0 && (
            <SopRows
              sops={sops}
              selection={selection}
              more={more}
              total={total}
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

/** How many SOPs there are, when more than are shown can be. */
function useTotal(isWanted: boolean): number | undefined {
  // The filters request the same figures.
  const { data: figures } = useQuery({ ...getSopFiguresOptions(), enabled: isWanted });
  return isWanted ? figures?.total : undefined;
}

interface NothingFoundProps {
  /** Whether only a folder is selected. */
  isEmptyFolder: boolean;
  onClear: () => void;
}

function NothingFound({ isEmptyFolder, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={isEmptyFolder ? words.isEmptyFolder : words.nothingFound}
      text={isEmptyFolder ? words.isEmptyFolderDetails : words.nothingFoundDetails}
      action={
        <Button variant="outlined" onClick={onClear}>
          {words.showAll}
        </Button>
      }
    />
  );
}

/** The same height as the bar, so that the list does not move when it appears. */
function FilterBarSkeleton() {
  // A narrow window has the search, and two fields per line.
  const lines = 1 + Math.max(1, Math.ceil(lastSeen('sop-filters') / 2));
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Skeleton variant="rounded" sx={{ height: { xs: 52 * lines - 12, sm: 40 } }} />
    </Box>
  );
}

/** Heights of a row with its border: in the table, whose headings are as high, and as a card with a short title. */
const ROW_PX = 57;
const CARD_PX = 109;

/** More than a window shows. */
const MOST_ROWS = 20;

interface ListSkeletonProps {
  /** The expected number of rows. */
  count?: number;
  isTable: boolean;
}

function ListSkeleton({ count = 0, isTable }: ListSkeletonProps) {
  const rows = Math.min(Math.max(count, 2), MOST_ROWS) + (isTable ? 1 : 0);
  return (
    <Box role="status" aria-label={words.isLoading}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Stack key={row} sx={{ height: isTable ? ROW_PX : CARD_PX, px: { xs: 2, sm: 3 }, justifyContent: 'center' }}>
          <Skeleton variant="rounded" height={24} />
        </Stack>
      ))}
    </Box>
  );
}
