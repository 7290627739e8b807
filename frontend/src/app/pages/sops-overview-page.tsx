import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { getSopFiguresOptions } from '../../api/generated/@tanstack/react-query.gen';
import { EmptyState } from '../../components/empty-state';
import { lastSeen } from '../../components/last-seen';
import { PageSpinner } from '../../components/page-spinner';
import { useFirstWait } from '../../components/use-first-wait';
import { userIdOf, useSession } from '../../features/auth/session-context';
import { SopFigures } from '../../features/overview/sop-figures';
import { SharedSopList } from '../../features/shared-sops/shared-sop-list';
import { useMemberships } from '../../features/shared-sops/use-memberships';
import { useSharedSops } from '../../features/shared-sops/use-shared-sops';
import { SopList } from '../../features/sops/list/sop-list';
import { useSopFilters } from '../../features/sops/list/use-sop-filters';
import { NEW_SOP_STATE } from '../../features/sops/new-sop-state';
import { isEntitled } from '../../features/subscriptions/subscription-status';
import { useSubscriptionCheck } from '../../features/subscriptions/use-subscription';
import { newSopPathOf } from '../access';
import * as words from './sops-overview-page.en';

/** Rarely opened. */
const DeletedSopsPage = lazy(async () => ({ default: (await import('./deleted-sops-page')).DeletedSopsPage }));

/** All procedures that the person may read (S2.118-S2.123), or those that can be restored. */
export function SopsOverviewPage() {
  const [query] = useSearchParams();
  if (query.get('view') !== 'deleted') return <AllSops />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <DeletedSopsPage />
    </Suspense>
  );
}

function AllSops() {
  const session = useSession();
  const [filters, setFilters] = useSopFilters();
  const { isMember, isPending: isPendingTeam } = useMemberships();
  const { data: figures, isLoading, isError } = useQuery(getSopFiguresOptions());
  const isFirstWait = useFirstWait(useSharedSops().isPending || isPendingTeam || isLoading);
  // Without the figures the list shows whether there is anything; before that, the last visit is used.
  const hasSops = figures ? figures.total > 0 : isError || lastSeen('sops') > 0;
  // A user without SOPs comes to read: shared SOPs are first, and known before anything could move.
  const isReader = figures?.total === 0;
  // Their own account is empty: figures and an empty list would be of no use (screens M1).
  const isOnlyMember = isReader && isMember;
  const readerId = userIdOf(session);
  const newSopPath = newSopPathOf(session.status === 'signed-in' ? session.profile.user_type : null);
  const mayBeReader = isReader || (isLoading && !hasSops);
  if (mayBeReader && isFirstWait) return <PageSpinner />;
  return (
    <>
      {/* Close together on a phone, so that all of it fits on one line. */}
      <Stack
        direction="row"
        useFlexGap
        sx={{ justifyContent: 'space-between', gap: { xs: 0.5, sm: 2 }, flexWrap: 'wrap', mb: 3 }}
      >
        <Typography variant="h1">{words.title}</Typography>
        <Stack direction="row" useFlexGap sx={{ gap: { xs: 0.5, sm: 1 }, flexWrap: 'wrap' }}>
          <Button component={RouterLink} to="/sops?view=deleted" startIcon={<DeleteOutlined />}>
            {words.deleted}
          </Button>
          {hasSops && (
            <Button
              component={RouterLink}
              to={newSopPath}
              state={NEW_SOP_STATE}
              variant="contained"
              startIcon={<AddOutlined />}
            >
              {words.newSop}
            </Button>
          )}
        </Stack>
      </Stack>
      {isReader && (
        <Box sx={{ '&:not(:empty)': { mb: 3 } }}>
          <SharedSopList
            readerId={readerId}
            saysNothingShared={isOnlyMember}
            words={filters.words}
            onWordsChange={(sought) => setFilters({ ...filters, words: sought })}
          />
        </Box>
      )}
      {!isOnlyMember && <SopFigures />}
      {isOnlyMember && <OwnSops path={newSopPath} />}
      {isReader && !isOnlyMember && (
        <Card>
          <EmptyState
            title={words.emptyTitle}
            text={words.emptyText}
            action={
              <Button component={RouterLink} to={newSopPath} state={NEW_SOP_STATE} variant="contained">
                {words.createFirst}
              </Button>
            }
          />
        </Card>
      )}
      {hasSops && <SopList filters={filters} onFiltersChange={setFilters} hasFolders />}
      {!isReader && <SharedSopList readerId={readerId} words={filters.words} />}
    </>
  );
}

/** Leads a member to an SOP of their own; without a plan of their own they could not write one. */
function OwnSops({ path }: { path: string }) {
  const { data: check } = useSubscriptionCheck();
  if (!check || !isEntitled(check)) return null;
  return (
    <Typography color="textSecondary">
      {words.ownText}{' '}
      <Link component={RouterLink} to={path} state={NEW_SOP_STATE}>
        {words.writeOwn}
      </Link>
    </Typography>
  );
}
