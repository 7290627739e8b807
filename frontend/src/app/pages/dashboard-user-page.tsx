import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileDto } from '../../api/generated/types.gen';
import { LoadFailure } from '../../components/load-failure';
import { useSession } from '../../features/auth/session-context';
import { SeatsCard } from '../../features/install-links/seats-card';
import { SopList } from '../../features/sops/list/sop-list';
import { useSopFilters } from '../../features/sops/list/use-sop-filters';
import { NEW_SOP_STATE } from '../../features/sops/new-sop-state';
import { PromptBox } from '../../features/sops/prompt-box';
import { useKeptPrompt } from '../../features/sops/use-kept-prompt';
import { isEntitled } from '../../features/subscriptions/subscription-status';
import { useCheckout } from '../../features/subscriptions/use-checkout';
import { useSubscription, useSubscriptionCheck } from '../../features/subscriptions/use-subscription';
import { AccountCard } from './account-card';
import { useFirstSteps } from './first-steps/use-first-steps';

/** For newcomers only. */
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps/first-steps-card')).FirstStepsCard,
}));

/** Those who have a plan never see it. */
const PlanChoice = lazy(async () => ({ default: (await import('./plan-choice')).PlanChoice }));

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
  const session = useSession();
  const { data: check, isPending, refetch } = useSubscriptionCheck();
  if (session.status !== 'signed-in') return null;
  if (isPending) return <DashboardSkeleton />;
  if (!check) {
    return <LoadFailure isPage title="Your subscription could not be checked" onRetry={() => refetch()} />;
  }
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      {isEntitled(check) ? <FullDashboard profile={session.profile} hasPortal={hasPortal} /> : <PlanChoice />}
    </Suspense>
  );
}

interface FullDashboardProps extends DashboardUserPageProps {
  profile: ProfileDto;
}

function FullDashboard({ profile, hasPortal }: FullDashboardProps) {
  const { data: subscription } = useSubscription();
  const upgrade = useCheckout();
  const keptPrompt = useKeptPrompt();
  const [filters, setFilters] = useSopFilters();
  const sideRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const firstSteps = useFirstSteps(profile.id);
  // What is above the rest has to be known first, or the rest would move under the pointer.
  if (firstSteps.isPending) return <DashboardSkeleton />;
  const handleExample = (prompt: string) => {
    keptPrompt.setPrompt(prompt);
    void navigate('.', { state: NEW_SOP_STATE });
  };
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Dashboard
      </Typography>
      {firstSteps.steps && (
        <FirstStepsCard
          steps={firstSteps.steps}
          onExample={handleExample}
          onInvite={() => sideRef.current?.focus()}
          onDismiss={firstSteps.end}
        />
      )}
      <Box sx={DESK}>
        <Box sx={{ gridArea: 'prompt', minWidth: 0 }}>
          <PromptBox kept={keptPrompt} />
        </Box>
        <Box sx={{ gridArea: 'list', minWidth: 0 }}>
          <SopList filters={filters} onFiltersChange={setFilters} />
        </Box>
        <Stack ref={sideRef} tabIndex={-1} spacing={3} sx={{ gridArea: 'side', minWidth: 0, outlineOffset: 8 }}>
          <AccountCard profile={profile} hasPortal={hasPortal} />
          <SeatsCard
            seatLimit={subscription?.seat_limit}
            isUpgrading={upgrade.isPending}
            onUpgrade={hasPortal ? () => upgrade.start('premium') : undefined}
          />
        </Stack>
      </Box>
    </>
  );
}

function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="Loading your dashboard" sx={DESK}>
      <Skeleton variant="rounded" height={360} sx={{ gridArea: 'prompt' }} />
      <Skeleton variant="rounded" height={360} sx={{ gridArea: 'side' }} />
      <Skeleton variant="rounded" height={240} sx={{ gridArea: 'list' }} />
    </Box>
  );
}
