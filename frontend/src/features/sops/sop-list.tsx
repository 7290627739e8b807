import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { EmptyState } from '../../components/empty-state';
import { SopFilterBar } from './sop-filter-bar';
import { isUnfiltered, NO_FILTERS, type SopFilters } from './sop-filters';
import { SopRow } from './sop-row';
import { useSopList } from './use-sop-list';
import { useSopSearch } from './use-sop-search';

/** Looking through fewer SOPs than this needs no search. */
const FEW = 4;

/** The person's SOPs with what can be done to each (S2.94-S2.99). */
export function SopList() {
  const list = useSopList();
  const [filters, setFilters] = useState(NO_FILTERS);
  return (
    <Card component="section" aria-label="Your SOPs">
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 2 }}>
        Your SOPs
      </Typography>
      {((list.data?.length ?? 0) >= FEW || !isUnfiltered(filters)) && (
        <SopFilterBar filters={filters} onChange={setFilters} />
      )}
      {isUnfiltered(filters) ? <WholeList list={list} /> : <FoundSops filters={filters} />}
    </Card>
  );
}

function WholeList({ list }: { list: ReturnType<typeof useSopList> }) {
  if (list.isPending) return <ListSkeleton />;
  if (list.data === undefined) return <LoadFailure onRetry={() => list.refetch()} />;
  if (list.data.length === 0) {
    return <EmptyState title="No SOPs yet" text="Describe your first task above and press Generate SOP." />;
  }
  return (
    <>
      <List disablePadding>
        {list.data.map((sop) => (
          <SopRow key={sop.id} sop={sop} />
        ))}
      </List>
      {list.hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
    </>
  );
}

function FoundSops({ filters }: { filters: SopFilters }) {
  const { data, isPending, refetch } = useSopSearch(useDeferredValue(filters));
  if (isPending) return <ListSkeleton />;
  if (!data) return <LoadFailure onRetry={() => refetch()} />;
  if (data.items.length === 0) {
    return <EmptyState title="Nothing found" text="Try other words or another status." />;
  }
  return (
    <List disablePadding aria-label="Search results">
      {data.items.map((sop) => (
        <SopRow key={sop.id} sop={sop} />
      ))}
    </List>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Your SOPs could not be loaded"
      text="Check your connection. Nothing is lost."
      action={
        <Button variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      }
    />
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
