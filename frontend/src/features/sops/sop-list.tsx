import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/empty-state';
import { SopRow } from './sop-row';
import { useSopList } from './use-sop-list';

/** The person's SOPs with what can be done to each (S2.94-S2.99). */
export function SopList() {
  const list = useSopList();
  return (
    <Card component="section" aria-label="Your SOPs">
      <Typography variant="h2" sx={{ px: { xs: 2, sm: 3 }, pt: 3, pb: 1 }}>
        Your SOPs
      </Typography>
      {list.isPending && <ListSkeleton />}
      {list.isError && list.data === undefined && (
        <EmptyState
          title="Your SOPs could not be loaded"
          text="Check your connection. Nothing is lost."
          action={
            <Button variant="outlined" onClick={() => list.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {list.data?.length === 0 && (
        <EmptyState title="No SOPs yet" text="Describe your first task above and press Generate SOP." />
      )}
      {list.data && list.data.length > 0 && (
        <List disablePadding>
          {list.data.map((sop) => (
            <SopRow key={sop.id} sop={sop} />
          ))}
        </List>
      )}
      {list.hasNextPage && (
        <Stack sx={{ alignItems: 'center', py: 2 }}>
          <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more
          </Button>
        </Stack>
      )}
    </Card>
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
