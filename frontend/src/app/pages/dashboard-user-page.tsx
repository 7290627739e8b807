import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileDto } from '../../api/generated/types.gen';
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
import { useCheckout } from '../../features/subscriptions/use-checkout';
import { useSubscription } from '../../features/subscriptions/use-subscription';
import { knownDashboard, rememberDashboard } from '../cover/known-dashboard';
import { AccountCard } from './account-card';
import * as words from './dashboard.en';
import { DASHBOARD_GRID, DashboardSkeleton } from './dashboard-skeleton';
import { useFirstSteps } from './first-steps/use-first-steps';
import { SubscriptionGate } from './subscription-gate';
import { KeptDraft } from './try/kept-draft';

/** For newcomers only. */
const FirstStepsCard = lazy(async () => ({
  default: (await import('./first-steps/first-steps-card')).FirstStepsCard,
}));

/** Users with this many SOPs come to work with them rather than to write another one. */
const SETTLED = 3;

interface DashboardUserPageProps {
  hasPortal: boolean;
  /** How many monthly prices a year costs; 0: plans are sold by the month only. */
  annualMonths: number;
}

/** The user's dashboard, or the plans for a user who has none (S2.72-S2.85). */
export function DashboardUserPage({ hasPortal, annualMonths }: DashboardUserPageProps) {
  return (
    <SubscriptionGate annualMonths={annualMonths} pending={<DashboardSkeleton />}>
      {(profile) => (
        <KeptDraft userId={profile.id}>
          <FullDashboard profile={profile} hasPortal={hasPortal} />
        </KeptDraft>
      )}
    </SubscriptionGate>
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
  // New users see the first steps above the prompt.
  const beginsWithPrompt = !firstSteps.isPending && firstSteps.steps === null;
  const { data: sops, isPending: areSopsPending } = useSopList();
  const [startsFolded] = useState(() => knownDashboard() === 'folded');
  useEffect(() => {
    if (firstSteps.isPending) return;
    if (!beginsWithPrompt) rememberDashboard(null);
    else if (sops) rememberDashboard(sops.length >= SETTLED ? 'folded' : 'shown');
  }, [firstSteps.isPending, beginsWithPrompt, sops]);
  // The content at the top has to be known first, or the rest would move under the pointer.
  if (firstSteps.isPending) return <DashboardSkeleton />;
  const handleExample = (prompt: string) => {
    draftPrompt.setPrompt(prompt);
    void navigate('.', { state: NEW_SOP_STATE });
  };
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      {firstSteps.steps && (
        <FirstStepsCard
          steps={firstSteps.steps}
          onExample={handleExample}
          onInvite={() => sideRef.current?.focus()}
          onDismiss={firstSteps.end}
        />
      )}
      <Box sx={DASHBOARD_GRID}>
        <Box sx={{ gridArea: 'prompt', minWidth: 0 }}>
          <PromptBox
            kept={draftPrompt}
            startsFolded={startsFolded && beginsWithPrompt}
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
            // In a narrow window it is below the list, whose height is unknown.
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
