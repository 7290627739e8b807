import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { PageSpinner } from '../../components/page-spinner';
import { forgetChosenPlan } from '../../features/marketing/pricing/chosen-plan';
import { ReadingNotice } from '../../features/shared-sops/reading-notice';
import { useMemberships } from '../../features/shared-sops/use-memberships';
import { useSharedSops } from '../../features/shared-sops/use-shared-sops';
import { claimDraftToKeep } from '../../features/sops/draft-to-keep';
import { PlanChooser } from '../../features/subscriptions/plan-chooser';
import { rememberDashboard } from '../cover/known-dashboard';
import { MemberHome } from './member-home';
import * as words from './plan-choice.en';
import { planSeenBefore } from './plan-seen-before';
import { isPlansView } from './plans-view';
import { KeptDraftNotice } from './try/kept-draft-notice';

interface PlanChoiceProps {
  userId: string;
  /** How many monthly prices a year costs; 0: plans are sold by the month only. */
  annualMonths: number;
}

/**
 * The plans for a user without one; first the plan that they chose as a visitor, at the price that they saw (T1). A
 * team member sees what is shared with them, and the plans on request (screens M1).
 */
export function PlanChoice({ userId, annualMonths }: PlanChoiceProps) {
  const [chosenBefore] = useState(() => planSeenBefore(annualMonths));
  const [keptDraft] = useState(() => claimDraftToKeep(userId));
  const { isPending } = useSharedSops();
  const { isMember, isPending: isPendingTeam } = useMemberships();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  // Shows the plans to users who request them, or who request something that needs a plan.
  const asksForPlans = chosenBefore !== null || keptDraft !== null || pathname === '/sops/new' || isPlansView(query);
  // The next visit to the dashboard starts with the plans.
  useEffect(() => rememberDashboard(null), []);
  // The content above the plans has to be known first, or they would move under the pointer.
  if (isPending || isPendingTeam) return <PageSpinner />;
  if (isMember && !asksForPlans) return <MemberHome />;
  return (
    <>
      {keptDraft && <KeptDraftNotice draft={keptDraft} />}
      {isMember ? (
        <Button component={RouterLink} to="/dashboard" startIcon={<ArrowBackOutlined />} sx={{ mb: 2 }}>
          {words.backToProcedures}
        </Button>
      ) : (
        <Box sx={{ '&:not(:empty)': { mb: 4 } }}>
          <ReadingNotice />
        </Box>
      )}
      <PlanChooser chosenBefore={chosenBefore} annualMonths={annualMonths} onDecided={forgetChosenPlan} />
    </>
  );
}
