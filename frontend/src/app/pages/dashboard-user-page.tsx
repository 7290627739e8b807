import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/empty-state';
import { useSession } from '../../features/auth/session-context';
import { SeatsCard } from '../../features/install-links/seats-card';
import { SopList } from '../../features/sops/list/sop-list';
import { useSopFilters } from '../../features/sops/list/use-sop-filters';
import { PromptBox } from '../../features/sops/prompt-box';
import { useKeptPrompt } from '../../features/sops/use-kept-prompt';
import { PlanChooser } from '../../features/subscriptions/plan-chooser';
import { isEntitled } from '../../features/subscriptions/subscription-status';
import { useCheckout } from '../../features/subscriptions/use-checkout';
import { useSubscription, useSubscriptionCheck } from '../../features/subscriptions/use-subscription';
import { AccountCard } from './account-card';

interface DashboardUserPageProps {
  hasPortal: boolean;
}

/** The list needs the whole width; on a narrow window it comes right after the prompt. */
const DESK = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
  gridTemplateAreas: { xs: '"prompt" "list" "side"', md: '"prompt side" "list list"' },
} as const;

/** The user's desk, or the plans for somebody who has none (S2.72-S2.85). */
export function DashboardUserPage({ hasPortal }: DashboardUserPageProps) {
  const { data: check, isPending, refetch } = useSubscriptionCheck();
  if (isPending) return <DashboardSkeleton />;
  if (!check) {
    return (
      <EmptyState
        title="Your subscription could not be checked"
        text="Check your connection. Nothing is lost."
        action={
          <Button variant="outlined" onClick={() => refetch()}>
            Try again
          </Button>
        }
      />
    );
  }
  return isEntitled(check) ? <FullDashboard hasPortal={hasPortal} /> : <PlanChooser />;
}

function FullDashboard({ hasPortal }: DashboardUserPageProps) {
  const session = useSession();
  const { data: subscription } = useSubscription();
  const upgrade = useCheckout();
  const keptPrompt = useKeptPrompt();
  const [filters, setFilters] = useSopFilters();
  if (session.status !== 'signed-in') return null;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Dashboard
      </Typography>
      <Box sx={DESK}>
        <Box sx={{ gridArea: 'prompt', minWidth: 0 }}>
          <PromptBox kept={keptPrompt} />
        </Box>
        <Box sx={{ gridArea: 'list', minWidth: 0 }}>
          <SopList filters={filters} onFiltersChange={setFilters} />
        </Box>
        <Stack spacing={3} sx={{ gridArea: 'side', minWidth: 0 }}>
          <AccountCard profile={session.profile} hasPortal={hasPortal} />
          <SeatsCard
            seatLimit={subscription?.seat_limit}
            isUpgrading={upgrade.isPending}
            onUpgrade={() => upgrade.start('premium')}
          />
        </Stack>
      </Box>
    </>
  );
}

function DashboardSkeleton() {
  return (
    <Grid container spacing={3} role="status" aria-label="Loading your dashboard">
      <Grid size={{ xs: 12, md: 8 }}>
        <Skeleton variant="rounded" height={360} />
      </Grid>
      <Grid size={{ xs: 12, md: 4 }}>
        <Skeleton variant="rounded" height={180} />
      </Grid>
    </Grid>
  );
}
