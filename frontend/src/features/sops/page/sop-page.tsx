import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { isProblem } from '../../../api/problem';
import { EmptyState } from '../../../components/empty-state';
import { LoadFailure } from '../../../components/load-failure';
import { SopView } from './sop-view';
import { useSop } from './use-sop';

const NOT_FOUND = 404;

/** The page of one SOP. */
export function SopPage() {
  const { id = '' } = useParams();
  const { data: sop, isPending, error, refetch } = useSop(id);
  const isGone = isProblem(error) && error.status === NOT_FOUND;
  return (
    <>
      {isPending && <PageSkeleton />}
      {isGone && (
        <EmptyState
          isPage
          title="This SOP does not exist"
          text="It may have been deleted, or it belongs to another account."
        />
      )}
      {!sop && error && !isGone && <LoadFailure isPage title="The SOP could not be loaded" onRetry={() => refetch()} />}
      {sop && !isGone && <SopView key={sop.id} sop={sop} />}
    </>
  );
}

function PageSkeleton() {
  return (
    <Stack spacing={2} role="status" aria-label="Loading the SOP">
      <Skeleton width="60%" height={56} />
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 8 }}>
          <Skeleton variant="rounded" height={420} />
        </Grid>
        <Grid size={{ xs: 12, md: 4 }}>
          <Skeleton variant="rounded" height={220} />
        </Grid>
      </Grid>
    </Stack>
  );
}
