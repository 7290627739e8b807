import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileDto } from '../../api/generated/types.gen';
import { LoadFailure } from '../../components/load-failure';
import { useSession } from '../../features/auth/session-context';
import { SeatsCard } from '../../features/install-links/seats-card';
import { forgetChosenTemplate, readChosenTemplate } from '../../features/marketing/templates/chosen-template';
import { ImportButton } from '../../features/sops/imports/import-button';
import { SopList } from '../../features/sops/list/sop-list';
import { useSopFilters } from '../../features/sops/list/use-sop-filters';
import { useSopList } from '../../features/sops/list/use-sop-list';
import { NEW_SOP_STATE } from '../../features/sops/new-sop-state';
import { PromptBox } from '../../features/sops/prompt-box';
import { TemplateButton } from '../../features/sops/templates/template-button';
import { useDraftPrompt } from '../../features/sops/use-draft-prompt';
import { isEntitled } from '../../features/subscriptions/subscription-status';
import { useCheckout } from '../../features/subscriptions/use-checkout';
import { useSubscription, useSubscriptionCheck } from '../../features/subscriptions/use-subscription';
import { knownDesk, rememberDesk } from '../cover/known-desk';
import { AccountCard } from './account-card';
import { DashboardSkeleton, DESK } from './dashboard-skeleton';
import { useFirstSteps } from './first-steps/use-first-steps';
import { KeptDraft } from './try/kept-draft';

/** For newcomers only. */
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps/first-steps-card')).FirstStepsCard,
}));

/** Those who have a plan never see it. */
const PlanChoice = lazy(async () => ({ default: (await import('./plan-choice')).PlanChoice }));

/** Who has as many SOPs comes to work with them rather than to write another one. */
const SETTLED = 3;

interface DashboardUserPageProps {
  hasPortal: boolean;
  /** How many monthly prices a year costs; 0: plans are sold by the month only. */
  annualMonths: number;
}

/** The user's desk, or the plans for somebody who has none (S2.72-S2.85). */
export function DashboardUserPage({ hasPortal, annualMonths }: DashboardUserPageProps) {
  const session = useSession();
  const { data: check, isPending, refetch } = useSubscriptionCheck();
  const hasNoPlan = check !== undefined && !isEntitled(check);
  useEffect(() => {
    if (hasNoPlan) rememberDesk(null);
  }, [hasNoPlan]);
  if (session.status !== 'signed-in') return null;
  if (isPending) return <DashboardSkeleton />;
  if (!check) {
    return <LoadFailure isPage title="Your subscription could not be checked" onRetry={() => refetch()} />;
  }
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      {isEntitled(check) ? (
        <KeptDraft userId={session.profile.id}>
          <FullDashboard profile={session.profile} hasPortal={hasPortal} />
        </KeptDraft>
      ) : (
        <PlanChoice userId={session.profile.id} annualMonths={annualMonths} />
      )}
    </Suspense>
  );
}

interface FullDashboardProps extends Pick<DashboardUserPageProps, 'hasPortal'> {
  profile: ProfileDto;
}

function FullDashboard({ profile, hasPortal }: FullDashboardProps) {
  const { data: subscription } = useSubscription();
  const upgrade = useCheckout();
  const draftPrompt = useDraftPrompt();
  const [chosenTemplate] = useState(readChosenTemplate);
  const [filters, setFilters] = useSopFilters();
  const sideRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const firstSteps = useFirstSteps(profile.id);
  // What newcomers see first is above the desk.
  const beginsWithDesk = !firstSteps.isPending && firstSteps.steps === null;
  const { data: sops, isPending: areSopsPending } = useSopList();
  const [startsFolded] = useState(() => knownDesk() === 'folded');
  useEffect(() => {
    if (firstSteps.isPending) return;
    if (!beginsWithDesk) rememberDesk(null);
    else if (sops) rememberDesk(sops.length >= SETTLED ? 'folded' : 'shown');
  }, [firstSteps.isPending, beginsWithDesk, sops]);
  // What is above the rest has to be known first, or the rest would move under the pointer.
  if (firstSteps.isPending) return <DashboardSkeleton />;
  const handleExample = (prompt: string) => {
    draftPrompt.setPrompt(prompt);
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
          <PromptBox
            kept={draftPrompt}
            startsFolded={startsFolded && beginsWithDesk}
            alternative={
              <>
                <ImportButton />
                <TemplateButton chosenBefore={chosenTemplate} onDecided={forgetChosenTemplate} />
              </>
            }
          />
        </Box>
        <Box sx={{ gridArea: 'list', minWidth: 0 }}>
          <SopList filters={filters} onFiltersChange={setFilters} />
        </Box>
        <Stack
          ref={sideRef}
          tabIndex={-1}
          spacing={3}
          sx={{
            gridArea: 'side',
            minWidth: 0,
            outlineOffset: 8,
            // In a narrow window it is below the list, and nobody knows where that ends.
            visibility: { xs: areSopsPending ? 'hidden' : 'visible', md: 'visible' },
          }}
        >
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
